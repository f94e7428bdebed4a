import { Badge } from "@mantine/core";
import type { OnlinePlayer } from "domain/table/presence/heartbeats";

/** Whether the character's player is online (product §2: 'En ligne' or 'Hors ligne'). */
export function PresenceBadge({ player }: { player: OnlinePlayer | undefined }) {
  if (player === undefined) return <Badge>Hors ligne</Badge>;
  return (
    <Badge color="ok" variant="dot">
      En ligne
    </Badge>
  );
}
