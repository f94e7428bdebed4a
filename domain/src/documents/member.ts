import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** `campaigns/{cid}/members/{uid}`: a player of the campaign (the MJ has none: see `campaigns/{cid}.mj`). */
export const members = documentKind({
  name: "members",
  path: (campaignId: string, uid: string) => `campaigns/${campaignId}/members/${uid}`,
  schema: z.object({
    uid: z.string(),
    name: z.string(),
    pronouns: z.string(),
    photoURL: z.optional(z.string()),
    joinedAt: momentSchema,
  }),
  moments: ["joinedAt"],
});

export type MemberDocument = DocumentData<typeof members>;
