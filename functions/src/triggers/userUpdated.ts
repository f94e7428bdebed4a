import { campaigns } from "domain/documents/campaign";
import { joinRequests } from "domain/documents/joinRequest";
import { members } from "domain/documents/member";
import { type UserDocument, users } from "domain/documents/user";
import { syncRoleClaim } from "../admin/syncRoleClaim";
import { fromSnapshot, readIfValid, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { campaignRefsRunBy, joinRequestRefs, membershipRefs } from "../store/queries";
import type { ChangeEvent } from "./events";

/** The fields that campaigns copy from a member. */
const shownOf = ({ name, pronouns, photoURL }: UserDocument) => ({ name, pronouns, photoURL });

/**
 * Copies a new name, pronouns or picture to every campaign that shows them, and a new role to the account's
 * custom claim. `updateUserRole` sets the claim too; if it crashed before, a demoted admin would keep
 * reading.
 */
export async function userUpdated(uid: string, event: ChangeEvent): Promise<void> {
  const before = fromSnapshot(users, event.before)?.data;
  const after = fromSnapshot(users, event.after)?.data;
  if (after === undefined) return;
  if (before?.role !== after.role) await syncRoleClaim(uid, event.time);
  if (before !== undefined && JSON.stringify(shownOf(before)) === JSON.stringify(shownOf(after))) return;
  await retryOnConflict(() => copyProfile(uid));
}

/** Reads the member's current profile, since the events of two renames may arrive in any order. */
async function copyProfile(uid: string): Promise<void> {
  const [member, memberships, requests, run] = await Promise.all([
    readIfValid(users, uid),
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
