import * as z from "zod/mini";
import { askContentSchema } from "./askContent";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

export const askSchema = z.object({
  /** The MJ who asks. */
  uid: z.string(),
  content: askContentSchema,
  /** The players whom it is for, the only ones who may read it beside the MJ; those for all are listed too. */
  targets: z.array(z.string()),
  /** Of a roll: the players among them who have answered it. */
  answeredBy: z.array(z.string()),
  /** Of a roll: the characters who are asked, each for itself. Absent where nobody plays one, and in earlier asks. */
  heroes: z.optional(z.array(z.string())),
  /** Those of them who have answered, or for whom the MJ has. */
  answeredFor: z.optional(z.array(z.string())),
  createdAt: momentSchema,
  expiresAt: momentSchema,
});

/**
 * `campaigns/{cid}/asks/{requestId}`: what the MJ asks of players, read live by the MJ and by those whom it is for.
 * Deleted when the MJ closes it. Answers are rolls that name it (`askId`). Only the server writes; the client makes
 * the id, so that a repeated request finds the ask that it created.
 */
export const asks = documentKind({
  name: "asks",
  path: (campaignId: string, requestId: string) => `campaigns/${campaignId}/asks/${requestId}`,
  schema: askSchema,
  moments: ["createdAt", "expiresAt"],
});

export type AskDocument = DocumentData<typeof asks>;
