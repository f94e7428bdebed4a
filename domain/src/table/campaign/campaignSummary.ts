import * as z from "zod/mini";
import { vttStatusSchema } from "../../documents/campaign";
import { systemIdSchema } from "../../documents/fields";
import { campaignSettingsSchema } from "../../game/campaignSettings";

/** A campaign in the lists of `/game` and of the dashboard (product §3 "Listing items"). */
export const campaignSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  game: systemIdSchema,
  role: z.enum(["mj", "player"]),
  membershipStatus: z.enum(["member", "pending"]),
  dm: z.string(),
  description: z.optional(z.string()),
  vttStatus: z.optional(vttStatusSchema),
  settings: z.optional(campaignSettingsSchema),
});
export type CampaignSummary = z.infer<typeof campaignSummarySchema>;
