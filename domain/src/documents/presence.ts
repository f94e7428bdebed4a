import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

export const PRESENCE_PAGES = ["campaign", "sheet", "panel", "table"] as const;
export type PresencePage = (typeof PRESENCE_PAGES)[number];

/** Who has gone: the device, or one of its tabs while others are open, of which one speaks in a moment. */
const departureSchema = z.enum(["device", "tab"]);
export type PresenceDeparture = z.infer<typeof departureSchema>;

/**
 * `campaigns/{cid}/presence/{uid~slot}`: the heartbeats of a member's devices, written by them (server time).
 * Each device has one of `PRESENCE_SLOTS` slots (`presence/heartbeats`), so that a member has few documents,
 * which all others read. A TTL policy deletes what was left behind; older documents have no `expiresAt`.
 *
 * `visit` is a number that a tab draws when it comes to the table, and anew when it comes back; pages of the version
 * before give none. `departure` is the server's: the visit has ended, and the next heartbeat replaces it. The document
 * stays, since it says when the next heartbeat may come.
 */
export const presence = documentKind({
  name: "presence",
  ephemeral: true,
  path: (campaignId: string, presenceId: string) => `campaigns/${campaignId}/presence/${presenceId}`,
  schema: z.object({
    uid: z.string(),
    lastSeen: momentSchema,
    page: z.enum(PRESENCE_PAGES),
    visit: z.optional(z.int()),
    departure: z.optional(departureSchema),
    expiresAt: z.optional(momentSchema),
  }),
  moments: ["lastSeen", "expiresAt"],
});

export type PresenceDocument = DocumentData<typeof presence>;
