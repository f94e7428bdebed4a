import { invites } from "domain/documents/invite";
import { DEFAULT_CHARACTER_QUOTA, type UserDocument, users } from "domain/documents/user";
import { checkEmail, normaliseEmail } from "domain/members/account/email";
import { userKeys } from "domain/members/account/userKeys";
import { decideRegistration } from "domain/members/invitations/decideRegistration";
import { inviteKeys } from "domain/members/invitations/inviteKeys";
import { checkInviteCode } from "domain/values/checkInviteCode";
import { AppError } from "domain/values/errors";
import { normaliseInviteCode } from "domain/values/inviteCode";
import { nicknameFrom } from "domain/values/nickname";
import { isOwnPortrait, pictureAddress } from "domain/values/portraits/portrait";
import type { Handler } from "../http/handler";
import { limitAddress } from "../http/rateLimit";
import { type Identity, readAccount, setRoleClaim, verifyFreshIdToken } from "../store/accounts";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { openSession } from "../store/sessions";
import { sessionUser } from "./auth";
import { deleteUnregisteredAccount } from "./deleteUnregisteredAccount";

async function newMember(identity: Identity, now: number): Promise<UserDocument> {
  const email = normaliseEmail(identity.email ?? "");
  if (checkEmail(email) !== undefined) throw new AppError("invalid-email");
  const account = await readAccount(identity.uid);
  const photo = pictureAddress(account.photoURL);
  const name = nicknameFrom(account.displayName, email);
  return {
    name,
    ...userKeys(name),
    pronouns: "",
    email,
    role: "player",
    characterQuota: DEFAULT_CHARACTER_QUOTA,
    photoURL: photo === undefined || isOwnPortrait(photo) ? undefined : photo,
    createdAt: now,
    claimsAt: now,
  };
}

/**
 * Marks the code as used and creates the member in one guarded batch: of two people who use a code at the
 * same moment, one succeeds.
 */
async function claimInvite(
  identity: Identity,
  rawCode: string,
  now: number,
): Promise<{ user: UserDocument; isNew: boolean }> {
  const code = normaliseInviteCode(rawCode);
  return retryOnConflict(async () => {
    const [member, invite] = await Promise.all([
      readDocument(users, identity.uid),
      checkInviteCode(code) === undefined ? readDocument(invites, code) : undefined,
    ]);
    const decision = decideRegistration(identity.uid, member !== undefined, invite?.data);
    if (decision === "done" && member !== undefined) return { user: member.data, isNew: false };
    if (invite === undefined) throw new AppError("invite-invalid");
    const user = await newMember(identity, now);
    const usedBy = { uid: identity.uid, name: user.name, email: user.email };
    const use = { used: true, usedAt: now, usedBy, ...inviteKeys({ ...invite.data, usedBy }) };
    await new GuardedBatch()
      .create(users, [identity.uid], user)
      .update(invites, [code], use, invite.version)
      .commit();
    return { user, isNew: true };
  });
}

export const register: Handler<"register"> = async ({ body, session, clientAddress, now }) => {
  const identity = await verifyFreshIdToken(body.idToken, now);
  let claim: Awaited<ReturnType<typeof claimInvite>>;
  try {
    await limitAddress("register", clientAddress, now);
    claim = await claimInvite(identity, body.inviteCode, now);
  } catch (error) {
    await deleteUnregisteredAccount(identity.uid);
    throw error;
  }
  const { user, isNew } = claim;
  await setRoleClaim(identity.uid, user.role);
  session.open(await openSession(identity, { idToken: body.idToken, isFirst: isNew, now }));
  return { user: sessionUser(identity, user) };
};
