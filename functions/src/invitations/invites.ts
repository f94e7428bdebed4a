import type { AdminInvite } from "domain/api/admin";
import { type InviteDocument, invites } from "domain/documents/invite";
import { requireUsableInvite } from "domain/members/invitations/decideRegistration";
import { newInviteCode } from "domain/members/invitations/generation";
import { newInvite } from "domain/members/invitations/newInvite";
import { checkInviteCode } from "domain/values/checkInviteCode";
import { AppError } from "domain/values/errors";
import { normaliseInviteCode } from "domain/values/inviteCode";
import { plural } from "domain/values/text/plural";
import { actAsAdmin, readActingAdmin } from "../audit/audit";
import type { Handler } from "../http/handler";
import { readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { PAGED, readPage } from "../store/pages";
import { cryptoSource } from "../table/cryptoSource";
import { readInvite, readInvitedCampaign } from "../table/readInvite";

/** Product §3 "Invite code". */
export function adminInviteView(invite: InviteDocument): AdminInvite {
  const { code, used, disabled, createdAt, usedAt, usedBy, note } = invite;
  return {
    code,
    used,
    disabled,
    createdAt,
    usedAt,
    usedByName: usedBy?.name,
    usedByEmail: usedBy?.email,
    note,
  };
}

export const listInvites: Handler<"listInvites"> = async ({ query }) => {
  const { rows, ...page } = await readPage(PAGED.invites, query);
  return { invites: rows.map(({ data }) => adminInviteView(data)), ...page };
};

/** Creates all codes or none; when one exists already (one chance in 2⁶⁰), all are drawn again. */
export const createInvites: Handler<"createInvites"> = async ({ body, caller, now }) => {
  return retryOnConflict(async () => {
    const admin = await readActingAdmin(caller);
    const made = Array.from({ length: body.count }, () =>
      newInvite(newInviteCode(cryptoSource), body.note, now),
    );
    const batch = new GuardedBatch();
    for (const invite of made) batch.create(invites, [invite.code], invite);
    // How many, not which: clients read the log, and whoever knows a code can use it.
    const target = { id: "", label: `${made.length} ${plural(made.length, "code", "codes")}` };
    actAsAdmin(batch, admin, { action: "createInvites", target }, now);
    await batch.commit();
    return { invites: made.map(adminInviteView) };
  });
};

/** Deletes at the version that was read: a code that somebody uses at the same moment is read again. */
export const deleteInvite: Handler<"deleteInvite"> = async ({ params, query, caller, now }) => {
  const code = normaliseInviteCode(params.code);
  await retryOnConflict(async () => {
    const [admin, invite] = await Promise.all([readActingAdmin(caller), readDocument(invites, code)]);
    if (invite === undefined) throw new AppError("invite-invalid");
    if (String(query.unusedOnly) === "true" && invite.data.used) throw new AppError("invite-used");
    const target = { id: code, label: code };
    const batch = new GuardedBatch().delete(invites, [code], invite.version);
    actAsAdmin(batch, admin, { action: "deleteInvite", target }, now);
    await batch.commit();
  });
  return null;
};

/** Answers whether a code can be used, but not by whom it was used or why. */
export const checkInvite: Handler<"checkInvite"> = async ({ params }) => {
  const code = normaliseInviteCode(params.code);
  if (checkInviteCode(code) !== undefined) throw new AppError("invite-invalid");
  const invite = await readDocument(invites, code);
  requireUsableInvite(invite?.data);
  return { invite: { code, used: false } };
};

/** Whoever holds the token was invited: they are told who invites them to what, and nothing else of the campaign. */
export const previewCampaignInvite: Handler<"previewCampaignInvite"> = async ({ body }) => {
  const invite = await readInvite(body.system, body.token.trim());
  const { data } = await readInvitedCampaign(invite.data);
  return { campaign: { name: data.name, game: data.system, dm: data.mj.name } };
};
