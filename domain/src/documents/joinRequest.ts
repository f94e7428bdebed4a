import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema, systemIdSchema } from "./fields";

/**
 * `campaigns/{cid}/joinRequests/{uid}`: a pending request, one per player; it is deleted once it is answered.
 */
export const joinRequests = documentKind({
  name: "joinRequests",
  path: (campaignId: string, uid: string) => `campaigns/${campaignId}/joinRequests/${uid}`,
  schema: z.object({
    uid: z.string(),
    name: z.string(),
    campaignName: z.string(),
    system: systemIdSchema,
    requestedAt: momentSchema,
  }),
  moments: ["requestedAt"],
});

export type JoinRequestDocument = DocumentData<typeof joinRequests>;
