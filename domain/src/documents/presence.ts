import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

export const PRESENCE_PAGES = ["campaign", "sheet", "panel", "table"] as const;
export type PresencePage = (typeof PRESENCE_PAGES)[number];

/**
 * `campaigns/{cid}/presence/{uid~slot}`: the heartbeats of a member's devices, written by them (server time).
 * Each device has one of `PRESENCE_SLOTS` slots (`presence/heartbeats`), so that a member has few documents,
 * which all others read. A TTL policy deletes what was left behind; older documents have no `expiresAt`.
 */
export const presence = documentKind({
  name: "presence",
  ephemeral: true,
  path: (campaignId: string, presenceId: string) => `campaigns/${campaignId}/presence/${presenceId}`,
  schema: z.object({
    uid: z.string(),
    lastSeen: momentSchema,
    page: z.enum(PRESENCE_PAGES),
    expiresAt: z.optional(momentSchema),
  }),
  moments: ["lastSeen", "expiresAt"],
});

export type PresenceDocument = DocumentData<typeof presence>;
