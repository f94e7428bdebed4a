import * as z from "zod/mini";
import { REQUIRED_LEVELS } from "../game/rolls/situation";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";
import { outcomeSchema } from "./roll";

/**
 * `campaigns/{cid}/askSecrets/{requestId}`: what an ask that hides its difficulty wants, and what its answers make of it.
 * Read by the MJ alone, written by the server alone, deleted and expired with the ask.
 */
export const askSecrets = documentKind({
  name: "askSecrets",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/askSecrets/${requestId}`,
  schema: z.object({
    difficulty: z.optional(z.number()),
    level: z.optional(z.enum(REQUIRED_LEVELS)),
    /** By the ids of the rolls that answer it. */
    outcomes: z.record(z.string(), outcomeSchema),
    expiresAt: momentSchema,
  }),
  moments: ["expiresAt"],
});

export type AskSecretDocument = DocumentData<typeof askSecrets>;
