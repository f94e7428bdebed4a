import { type OnlinePlayer, PAGE_LABELS } from "domain/presence/heartbeats";
import { Badge } from "./Badge";

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
    <Badge tone="ok" dot>
      {where && page !== undefined ? PAGE_LABELS[page] : "En ligne"}
    </Badge>
  );
}
