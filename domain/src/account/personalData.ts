import * as z from "zod/mini";
import type { InviteDocument } from "../documents/invite";
import { type InviteRequestDocument, inviteRequestStatusSchema } from "../documents/inviteRequest";

/** Of the code that somebody registered with, what is about them. */
export const personalInviteSchema = z.object({ code: z.string(), usedAt: z.optional(z.number()) });

/** Of somebody's request for an invitation, what is theirs: not who decided it, nor what admins noted. */
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
