import type { CampaignSettings } from "domain/game/campaignSettings";

/** The campaign that the character is linked to. */
export interface ReadyTable {
  readonly id: string;
  readonly settings: CampaignSettings;
  /** The names of the characters that are at it already. */
  readonly taken?: readonly string[];
}
