import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

export const PRESENCE_PAGES = ["campaign", "sheet", "panel", "table"] as const;
export type PresencePage = (typeof PRESENCE_PAGES)[number];

/**
 * `campaigns/{cid}/presence/{uid~deviceId}`: one heartbeat per device, written by the device (server time).
 */
export const presence = documentKind({
  name: "presence",
  path: (campaignId: string, presenceId: string) => `campaigns/${campaignId}/presence/${presenceId}`,
  schema: z.object({ uid: z.string(), lastSeen: momentSchema, page: z.enum(PRESENCE_PAGES) }),
  moments: ["lastSeen"],
});

export type PresenceDocument = DocumentData<typeof presence>;
