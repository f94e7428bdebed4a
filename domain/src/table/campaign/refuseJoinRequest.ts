import type { JoinRequestDocument } from "../../documents/joinRequest";
import { AppError } from "../../values/errors";
import { requireAuthority, type Table } from "./authority";

/** `settled`: the request was already refused or deleted. */
export type Refusal = "refused" | "settled";

/**
 * The MJ refuses a join request (product §4). Repeating it changes nothing. Throws `forbidden` for anyone but
 * the MJ, and `join-request-not-found` when the player was approved in between: a refusal never removes a
 * member.
 */
export function decideRefuseJoinRequest(
  table: Table,
  callerUid: string,
  requesterUid: string,
  pending: JoinRequestDocument | undefined,
): Refusal {
  requireAuthority("refuseJoinRequest", callerUid, table);
  if (table.memberIds.includes(requesterUid)) throw new AppError("join-request-not-found");
  return pending === undefined ? "settled" : "refused";
}
