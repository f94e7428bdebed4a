import type { PersonalData } from "domain/api/account";
import type { InviteDocument } from "domain/documents/invite";
import { inviteRequests } from "domain/documents/inviteRequest";
import { memberSessions } from "domain/documents/memberSessions";
import { users } from "domain/documents/user";
import { normaliseEmail } from "domain/members/account/email";
import { personalInvite, personalInviteRequest } from "domain/members/account/personalData";
import { seatsRequestId } from "domain/members/invitations/seats";
import { AppError } from "domain/values/errors";
import type { Handler } from "../http/handler";
import { requestIdOf } from "../invitations/requestId";
import { readAccount } from "../store/accounts";
import { type Identified, readIfValid } from "../store/firestore";
import { readPersonalData, readPlainDocument } from "../store/personalData";
import { campaignRefsRunBy, invitesUsedBy } from "../store/queries";

/**
 * The invitation requests that certainly belong to the member: the one that their invite code was made for,
 * the one made for their address if they have verified it, and those for seats at their tables. An unverified address proves nothing, since
 * anybody may sign up with it.
 */
async function requestsOf(
  invites: readonly Identified<InviteDocument>[],
  verifiedEmail: string | undefined,
  uid: string,
): Promise<PersonalData["inviteRequests"]> {
  const ids = new Set(invites.flatMap(({ data }) => data.requestId ?? []));
  if (verifiedEmail !== undefined) ids.add(requestIdOf(normaliseEmail(verifiedEmail)));
  for (const { id } of await campaignRefsRunBy(uid)) ids.add(seatsRequestId(id));
  const requests = await Promise.all([...ids].map((id) => readIfValid(inviteRequests, id)));
  return requests.flatMap((request) => (request ? [personalInviteRequest(request.data)] : []));
}

export const exportMyData: Handler<"exportMyData"> = async ({ caller, now }) => {
  const member = await readPlainDocument(users.path(caller.uid));
  if (member === undefined) throw new AppError("session-expired");
  const [{ hasRole: _, ...account }, sessions, { parts, truncated }, invites] = await Promise.all([
    readAccount(caller.uid),
    readIfValid(memberSessions, caller.uid),
    readPersonalData(caller.uid),
    invitesUsedBy(caller.uid),
  ]);
  return {
    exportedAt: now,
    profile: { ...member, account, sessions: Object.values(sessions?.data.open ?? {}) },
    ...parts,
    invites: invites.map(({ data }) => personalInvite(data)),
    inviteRequests: await requestsOf(invites, account.verifiedEmail, caller.uid),
    truncated,
  };
};
