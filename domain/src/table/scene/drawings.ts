import { MAX_DRAWINGS, MAX_OWN_DRAWINGS, MAX_PLAYERS_DRAWINGS } from "../../documents/sceneSchema";
import { AppError } from "../../values/errors";
import { requireAuthority, type Table } from "../campaign/authority";

/** An hour. */
export const DRAWING_LASTS_MS = 3_600_000;

/** What still lies over a scene at `now` (epoch ms): an hour may have passed long before a document is deleted. */
export const drawingsOn = <Drawing extends { readonly sceneId: string; readonly expiresAt: number }>(
  drawings: readonly Drawing[],
  scene: string | undefined,
  now: number,
): Drawing[] => drawings.filter(({ sceneId, expiresAt }) => sceneId === scene && expiresAt > now);

/**
 * Throws `limit-reached` where as many drawings lie over the scene already (`all`) as this member may add to, or as many
 * of a player's `own`: nobody takes the others' share.
 */
export function requireRoomForDrawing(
  table: Pick<Table, "mj">,
  uid: string,
  { own, all }: { readonly own: number; readonly all: number },
): void {
  const isMj = table.mj.uid === uid;
  if (!isMj && own >= MAX_OWN_DRAWINGS) {
    throw new AppError("limit-reached", {
      sentence: `Tu as déjà ${MAX_OWN_DRAWINGS} dessins sur la scène : efface-en avant d'en faire d'autres.`,
    });
  }
  const limit = isMj ? MAX_DRAWINGS : MAX_PLAYERS_DRAWINGS;
  if (all >= limit) {
    throw new AppError("limit-reached", {
      sentence: `Il y a déjà ${limit} dessins sur la scène : efface-en, ou demande au MJ de tout effacer.`,
    });
  }
}

/** Throws `forbidden` to all but its author, while a member, and the MJ. */
export function requireErasable(table: Table, uid: string, authorUid: string | undefined): void {
  requireAuthority("drawOnScene", uid, table);
  if (authorUid !== undefined && authorUid !== uid) requireAuthority("prepareScenes", uid, table);
}
