import * as z from "zod/mini";

/** The rules of a table, as its MJ set them (product §9). */
export const campaignSettingsSchema = z.object({
  xpType: z.enum(["milestone", "xp"]),
  abilityMethod: z.enum(["standard_array", "point_buy", "rolled"]),
  hitPoints: z.enum(["fixed", "rolled"]),
  feats: z.boolean(),
  multiclassing: z.boolean(),
  useVtt: z.boolean(),
  /** Beyond the product's: players ask the MJ for rare items (docs/decisions/rare-items.md). Off where it is missing. */
  askForRareItems: z._default(z.boolean(), false),
});
export type CampaignSettings = z.infer<typeof campaignSettingsSchema>;
