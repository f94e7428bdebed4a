import * as z from "zod/mini";
import type { InviteDocument } from "../../documents/invite";
import { type InviteRequestDocument, inviteRequestStatusSchema } from "../../documents/inviteRequest";

/** The part of an invite code that is personal data of the member who used it. */
export const personalInviteSchema = z.object({ code: z.string(), usedAt: z.optional(z.number()) });

/**
 * The part of an invitation request that is personal data of its sender: neither the admin who decided it nor
 * the admins' notes.
 */
export const personalInviteRequestSchema = z.object({
  email: z.string(),
  note: z.optional(z.string()),
  status: inviteRequestStatusSchema,
  requestCount: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
  lastRequestAt: z.number(),
});

export const personalInvite = ({ code, usedAt }: InviteDocument): z.infer<typeof personalInviteSchema> => ({
  code,
  usedAt,
});

export function personalInviteRequest(
  request: InviteRequestDocument,
): z.infer<typeof personalInviteRequestSchema> {
  const { email, note, status, requestCount, createdAt, updatedAt, lastRequestAt } = request;
  return { email, note, status, requestCount, createdAt, updatedAt, lastRequestAt };
}
