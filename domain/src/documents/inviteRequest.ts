import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema, systemIdSchema } from "./fields";
import { INVITE_REQUEST_STATUSES } from "./inviteRequestStatus";

/** Requests are deleted half a year after they were last made. */
export const INVITE_REQUEST_KEPT_MS = 183 * 24 * 60 * 60_000;

export const inviteRequestStatusSchema = z.enum(INVITE_REQUEST_STATUSES);

/** How many seats at which table. */
export const seatsSchema = z.object({
  campaignId: z.string(),
  campaignName: z.string(),
  system: systemIdSchema,
  count: z.number(),
});

/**
 * `inviteRequests/{id}`: a visitor's request for an invitation, or an MJ's for seats at a table. The id is derived
 * from the address, or from the campaign, so that a repeated request finds the first one. Version 2: each has `expiresAt`.
 */
export const inviteRequests = documentKind({
  name: "inviteRequests",
  path: (id: string) => `inviteRequests/${id}`,
  schema: z.object({
    email: z.string(),
    status: inviteRequestStatusSchema,
    note: z.optional(z.string()),
    adminNote: z.optional(z.string()),
    requestCount: z.number(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
    lastRequestAt: momentSchema,
    processedBy: z.optional(z.object({ uid: z.string(), name: z.string(), email: z.string() })),
    /** Seats that an MJ asks for; a visitor's request has none. It goes with the campaign. */
    seats: z.optional(seatsSchema),
    /** A hash of the receipt that the first visitor got: who shows it may change the note. */
    receiptKey: z.optional(z.string()),
    /** A TTL policy deletes it then. */
    expiresAt: momentSchema,
  }),
  moments: ["createdAt", "updatedAt", "lastRequestAt", "expiresAt"],
  version: 2,
  upgrade: (older) => ({ expiresAt: Number(older.lastRequestAt) + INVITE_REQUEST_KEPT_MS, ...older }),
});

export type InviteRequestDocument = DocumentData<typeof inviteRequests>;
