import type { JoinRequestDocument } from "../documents/joinRequest";
import { AppError } from "../errors";
import { requireAuthority, type Table } from "./authority";

/** `settled`: the request was already turned down or withdrawn. */
export type Refusal = "refused" | "settled";

/**
 * The MJ turns a request down (product §4). Repeating it changes nothing.
 * Throws `forbidden` for anyone but the MJ, and `join-request-not-found` when the player has been let in meanwhile:
 * a refusal never removes a member.
 */
export function decideRefuseJoinRequest(
  table: Table,
  callerUid: string,
  requesterUid: string,
  waiting: JoinRequestDocument | undefined,
): Refusal {
  requireAuthority("refuseJoinRequest", callerUid, table);
  if (table.memberIds.includes(requesterUid)) throw new AppError("join-request-not-found");
  return waiting === undefined ? "settled" : "refused";
}
