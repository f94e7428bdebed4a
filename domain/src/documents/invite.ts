import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** `invites/{code}`: a registration code. No client can read it: whoever knows a code can use it. */
export const invites = documentKind({
  name: "invites",
  path: (code: string) => `invites/${code}`,
  schema: z.object({
    code: z.string(),
    used: z.boolean(),
    disabled: z.optional(z.boolean()),
    createdAt: momentSchema,
    usedAt: z.optional(momentSchema),
    usedBy: z.optional(z.object({ uid: z.string(), name: z.string(), email: z.string() })),
    note: z.optional(z.string()),
    /**
     * The request for whose address the code was made. Stored here rather than on the request, which admins'
     * clients read live.
     */
    requestId: z.optional(z.string()),
    /** The campaign whose MJ hands the code out: a seat at its table. It goes with the campaign unless it is used. */
    campaignId: z.optional(z.string()),
    /** See `invitations/inviteKeys`. */
    noteKey: z.optional(z.string()),
    usedByKey: z.optional(z.string()),
  }),
  moments: ["createdAt", "usedAt"],
});

export type InviteDocument = DocumentData<typeof invites>;
