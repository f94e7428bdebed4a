import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { type UserDocument, users } from "domain/documents/user";
import { spreadRole } from "../admin/spreadRole";
import {
  type ChangeEvent,
  fromSnapshot,
  GuardedBatch,
  readDocument,
  retryOnConflict,
} from "../store/firestore";
import { campaignRefsRunBy, joinRequestRefs, membershipRefs } from "../store/queries";

/** What rosters show of a member. */
const shownOf = ({ name, pronouns, photoURL }: UserDocument) => ({ name, pronouns, photoURL });

/**
 * Carries a new name, pronouns or picture to every roster that shows them, and a new role to the account's claim: the call
 * that changed it does so too, but a crash before it did would leave a demoted admin reading for ever.
 */
export async function userUpdated(uid: string, event: ChangeEvent): Promise<void> {
  const before = fromSnapshot(users, event.before)?.data;
  const after = fromSnapshot(users, event.after)?.data;
  if (after === undefined) return;
  if (before?.role !== after.role) await spreadRole(uid, event.time);
  if (before !== undefined && JSON.stringify(shownOf(before)) === JSON.stringify(shownOf(after))) return;
  await retryOnConflict(() => spreadProfile(uid));
}

/** Reads the member as they are now, since events of two renames may come in any order. */
async function spreadProfile(uid: string): Promise<void> {
  const [member, memberships, requests, run] = await Promise.all([
    readDocument(users, uid),
    membershipRefs(uid),
    joinRequestRefs(uid),
    campaignRefsRunBy(uid),
  ]);
  if (member === undefined) return;
  const shown = shownOf(member.data);
  const batch = new GuardedBatch();
  for (const { parentId = "" } of memberships) batch.update(members, [parentId, uid], shown);
  for (const { parentId = "" } of requests) batch.update(joinRequests, [parentId, uid], { name: shown.name });
  for (const { id } of run) batch.update(campaigns, [id], { mj: { uid, name: shown.name } });
  await batch.commit();
}
