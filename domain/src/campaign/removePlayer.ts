import { AppError } from "../errors";
import { requireAuthority, type Table } from "./authority";

/**
 * The MJ removes a player: gives the members who remain. The player's characters and presence go with them.
 * Throws `forbidden` for anyone but the MJ, `player-not-found` for somebody who is not at the table.
 */
export function decideRemovePlayer(table: Table, callerUid: string, playerUid: string): string[] {
  requireAuthority("removePlayer", callerUid, table);
  const remaining = table.memberIds.filter((uid) => uid !== playerUid);
  if (remaining.length === table.memberIds.length) throw new AppError("player-not-found");
  return remaining;
}
