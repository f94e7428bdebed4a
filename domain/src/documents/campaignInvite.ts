import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema, systemIdSchema } from "./fields";

/**
 * `campaignInvites/{token}`: an invite link. No client can read it, so that tokens cannot be listed or
 * guessed.
 */
export const campaignInvites = documentKind({
  name: "campaignInvites",
  path: (token: string) => `campaignInvites/${token}`,
  schema: z.object({ campaignId: z.string(), system: systemIdSchema, createdAt: momentSchema }),
  moments: ["createdAt"],
});

export type CampaignInviteDocument = DocumentData<typeof campaignInvites>;

/**
 * `campaigns/{cid}/secrets/invite`: the current token, for the MJ only (rules cannot hide a field of the
 * campaign).
 */
export const campaignSecrets = documentKind({
  name: "secrets",
  path: (campaignId: string) => `campaigns/${campaignId}/secrets/invite`,
  schema: z.object({ token: z.string() }),
  moments: [],
});

export type CampaignSecretDocument = DocumentData<typeof campaignSecrets>;
