import { requireAuthority, type Table } from "../campaign/authority";
import { AppError } from "../errors";
import { MAX_DRAWINGS } from "./sceneSchema";

/** An hour. */
export const DRAWING_LASTS_MS = 3_600_000;

/** What still lies over a scene at `now` (epoch ms): an hour may have passed long before a document is deleted. */
export const drawingsOn = <Drawing extends { readonly sceneId: string; readonly expiresAt: number }>(
  drawings: readonly Drawing[],
  scene: string | undefined,
  now: number,
): Drawing[] => drawings.filter(({ sceneId, expiresAt }) => sceneId === scene && expiresAt > now);

/** Throws `limit-reached` where `count` drawings lie over the scene already. */
export function requireRoomForDrawing(count: number): void {
  if (count >= MAX_DRAWINGS) {
    throw new AppError("limit-reached", {
      sentence: `Il y a déjà ${MAX_DRAWINGS} dessins sur la scène : efface-en, ou demande au MJ de tout effacer.`,
    });
  }
}

/** Throws `forbidden` to all but its author, while a member, and the MJ. */
export function requireErasable(table: Table, uid: string, authorUid: string | undefined): void {
  requireAuthority("drawOnScene", uid, table);
  if (authorUid !== undefined && authorUid !== uid) requireAuthority("prepareScenes", uid, table);
}
