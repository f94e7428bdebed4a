import { Badge } from "@mantine/core";
import { type OnlinePlayer, PAGE_LABELS } from "domain/presence/heartbeats";

/** Whether a player is here (product §2: 'En ligne' or 'Hors ligne'); `where` adds the page, most recent first. */
export function PresenceBadge({
  player,
  where = false,
}: {
  player: OnlinePlayer | undefined;
  where?: boolean;
}) {
  if (player === undefined) return <Badge>Hors ligne</Badge>;
  const [page] = player.pages;
  return (
    <Badge color="ok" variant="dot">
      {where && page !== undefined ? PAGE_LABELS[page] : "En ligne"}
    </Badge>
  );
}
