import * as z from "zod/mini";
import { emailSchema } from "../account/emailSchema";
import { inviteRequestStatusSchema } from "../documents/inviteRequest";
import { noteSchema } from "../invitations/noteSchema";
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

const inviteRequestReceiptSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: inviteRequestStatusSchema,
  requestCount: z.number(),
});

/** Product §7. A repeated request updates the first one and has a `requestCount` above 1 (product §4). */
export const requestInvite = defineCall({
  ...requestInviteRoute,
  body: z.object({ email: emailSchema, note: z.optional(noteSchema) }),
  result: inviteRequestReceiptSchema,
});
