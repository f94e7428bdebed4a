import { AppError } from "../../values/errors";
import { requireAuthority, type Table } from "./authority";

/**
 * The MJ removes a player: gives the remaining members. The player's characters are unlinked and their
 * presence is deleted. Throws `forbidden` for anyone but the MJ, `player-not-found` for somebody who is not a
 * member.
 */
export function decideRemovePlayer(table: Table, callerUid: string, playerUid: string): string[] {
  requireAuthority("removePlayer", callerUid, table);
  const remaining = table.memberIds.filter((uid) => uid !== playerUid);
  if (remaining.length === table.memberIds.length) throw new AppError("player-not-found");
  return remaining;
}
