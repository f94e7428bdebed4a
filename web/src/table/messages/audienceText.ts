import type { Author } from "./Composer";

interface Table {
  readonly viewerUid: string;
  readonly mjUid: string;
  readonly players: readonly Author[];
}

/** Who alone reads a message, in words; undefined for a message to all. `uid` is its author's. */
export function audienceText(
  { uid, playerUid }: { readonly uid: string; readonly playerUid?: string | undefined },
  { viewerUid, mjUid, players }: Table,
): string | undefined {
  if (playerUid === undefined) return undefined;
  if (uid !== viewerUid) return "en privé";
  if (viewerUid !== mjUid) return "au MJ seul";
  const player = players.find((one) => one.uid === playerUid);
  return `à ${player?.name ?? "un joueur parti"}, en privé`;
}
