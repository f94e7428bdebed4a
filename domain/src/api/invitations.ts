import * as z from "zod/mini";
import { systemIdSchema } from "../documents/fields";
import { inviteRequestStatusSchema } from "../documents/inviteRequest";
import { emailSchema } from "../members/account/emailSchema";
import { noteSchema } from "../members/invitations/noteSchema";
import { defineCall } from "./call";
import { requestInviteRoute } from "./publicRoutes";

/** Product §7. 404 unknown, 409 used, 403 disabled (product §8 "Invite check"). */
export const checkInvite = defineCall({
  method: "GET",
  path: "/api/invites/:code",
  access: "public",
  summary: "Whether an invite code can still be used",
  result: z.object({ invite: z.object({ code: z.string(), used: z.boolean() }) }),
});

/**
 * Beyond the product's list: what a campaign's link opens, for a visitor who must sign in or register first: its name,
 * its system and its MJ, no more. 404 `join-link-invalid` for any other token. The token opens something, so it stands
 * in the body rather than in the address, which is logged.
 */
export const previewCampaignInvite = defineCall({
  method: "POST",
  path: "/api/campaign-invites/preview",
  access: "public",
  summary: "The campaign of an invite link, for visitors",
  body: z.object({ system: systemIdSchema, token: z.string().check(z.maxLength(128)) }),
  result: z.object({ campaign: z.object({ name: z.string(), game: systemIdSchema, dm: z.string() }) }),
});

const inviteRequestReceiptSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: inviteRequestStatusSchema,
  requestCount: z.number(),
  receipt: z.string(),
});

/**
 * Product §7. With the `receipt` of the first answer, a repeated request may change the note, and answers the
 * stored status and a `requestCount` above 1 (product §4). Without it, the answer is that of a first request:
 * it does not tell whether somebody asked for this address (docs/decisions/invite-receipts.md).
 */
export const requestInvite = defineCall({
  ...requestInviteRoute,
  body: z.object({
    email: emailSchema,
    note: z.optional(noteSchema),
    receipt: z.optional(z.string().check(z.maxLength(64))),
  }),
  result: inviteRequestReceiptSchema,
});
