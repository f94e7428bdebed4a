import { invites } from "domain/documents/invite";
import { requireUsableInvite } from "domain/members/invitations/decideRegistration";
import { checkInviteCode } from "domain/values/checkInviteCode";
import { AppError } from "domain/values/errors";
import { normaliseInviteCode } from "domain/values/inviteCode";
import type { Handler } from "../http/handler";
import { limitAddress } from "../http/rateLimit";
import { readDocument } from "../store/firestore";

/** Answers whether a code can be used, but not by whom it was used or why. */
export const checkInvite: Handler<"checkInvite"> = async ({ params, clientAddress, now }) => {
  await limitAddress("checkInvite", clientAddress, now);
  const code = normaliseInviteCode(params.code);
  if (checkInviteCode(code) !== undefined) throw new AppError("invite-invalid");
  const invite = await readDocument(invites, code);
  requireUsableInvite(invite?.data);
  return { invite: { code, used: false } };
};
