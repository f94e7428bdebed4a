import type { MessageDocument } from "../../documents/message";
import { AppError } from "../../values/errors";
import { requireAuthority, standingOf, type Table } from "../campaign/authority";

/** Messages expire after 30 days. */
export const MESSAGE_LASTS_MS = 30 * 24 * 60 * 60_000;

/** The message to send. */
export interface MessageRequest {
  readonly text: string;
  readonly emote?: true | undefined;
  /** For a whisper: the player who shares it with the MJ. */
  readonly playerUid?: string | undefined;
}

/**
 * Whether `uid` may send this message. Throws `forbidden` for strangers to the campaign and for a player who
 * would whisper as another one, `player-not-found` when the MJ whispers to somebody who is not a player.
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

/** The message as it is stored: author and time are set by the server. */
export function messageOf(
  who: { readonly uid: string; readonly name: string },
  { text, emote, playerUid }: MessageRequest,
  now: number,
): MessageDocument {
  return {
    uid: who.uid,
    name: who.name,
    text,
    ...(emote && { emote }),
    ...(playerUid !== undefined && { playerUid }),
    createdAt: now,
    expiresAt: now + MESSAGE_LASTS_MS,
  };
}

/** Whether a stored message is the one that this request created. */
export function isSameMessage(
  stored: Pick<MessageDocument, "uid" | "text" | "emote" | "playerUid">,
  uid: string,
  { text, emote, playerUid }: MessageRequest,
): boolean {
  const isSaid = stored.text === text && stored.emote === emote;
  return stored.uid === uid && isSaid && stored.playerUid === playerUid;
}
