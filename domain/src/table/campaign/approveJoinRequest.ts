import type { JoinRequestDocument } from "../../documents/joinRequest";
import type { MemberDocument } from "../../documents/member";
import type { UserDocument } from "../../documents/user";
import { AppError } from "../../values/errors";
import { requireAuthority, type Table } from "./authority";

/** `settled`: the player is a member already; at most a leftover request has to be deleted. */
export type Approval =
  | { readonly kind: "approved"; readonly member: MemberDocument; readonly memberIds: readonly string[] }
  | { readonly kind: "settled" };

/**
 * The MJ accepts a join request (product §4). Repeating it changes nothing. `requester` is the player's
 * current profile: the name may have changed since the request. Throws `forbidden` for anyone but the MJ,
 * `join-request-not-found` when there is no request to approve.
 */
export function decideApproveJoinRequest(
  table: Table,
  callerUid: string,
  requesterUid: string,
  pending: JoinRequestDocument | undefined,
  requester: Pick<UserDocument, "name" | "pronouns" | "photoURL"> | undefined,
  now: number,
): Approval {
  requireAuthority("approveJoinRequest", callerUid, table);
  if (table.memberIds.includes(requesterUid)) return { kind: "settled" };
  if (pending === undefined || requester === undefined) throw new AppError("join-request-not-found");
  const { name, pronouns, photoURL } = requester;
  return {
    kind: "approved",
    member: {
      uid: requesterUid,
      name,
      pronouns,
      joinedAt: now,
      ...(photoURL === undefined ? {} : { photoURL }),
    },
    memberIds: [...table.memberIds, requesterUid],
  };
}
