import { requireAuthority, standingOf, type Table } from "../campaign/authority";
import type { MessageDocument } from "../documents/message";
import { AppError } from "../errors";

/** What is said at a table stays there for 30 days. */
export const MESSAGE_LASTS_MS = 30 * 24 * 60 * 60_000;

/** What somebody wants to say. */
export interface MessageRequest {
  readonly text: string;
  /** A whisper: between this player and the MJ alone. */
  readonly playerUid?: string | undefined;
}

/**
 * Whether `uid` may say this here. Throws `forbidden` for strangers to the campaign and for a player who would whisper
 * in another's place, `player-not-found` where the MJ whispers to nobody of the table.
 */
export function requireMessageAllowed(
  table: Table,
  uid: string,
  { playerUid }: Pick<MessageRequest, "playerUid">,
): void {
  requireAuthority("sendMessage", uid, table);
  if (playerUid === undefined) return;
  if (standingOf(uid, table) !== "mj") {
    if (playerUid !== uid) throw new AppError("forbidden");
  } else if (!table.memberIds.includes(playerUid)) {
    throw new AppError("player-not-found");
  }
}

/** The message as the table keeps it: author and time are the server's word. */
export function messageOf(
  who: { readonly uid: string; readonly name: string },
  { text, playerUid }: MessageRequest,
  now: number,
): MessageDocument {
  return {
    uid: who.uid,
    name: who.name,
    text,
    ...(playerUid !== undefined && { playerUid }),
    createdAt: now,
    expiresAt: now + MESSAGE_LASTS_MS,
  };
}

/** Whether a stored message is what this very request said. */
export function isSameMessage(
  stored: Pick<MessageDocument, "uid" | "text" | "playerUid">,
  uid: string,
  { text, playerUid }: MessageRequest,
): boolean {
  return stored.uid === uid && stored.text === text && stored.playerUid === playerUid;
}
