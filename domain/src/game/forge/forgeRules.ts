import type { CampaignSettings } from "../campaignSettings";

/** The rules that limit a draft. */
export interface ForgeRules {
  /** The settings of the campaign that the character is made for; without one, all methods may be chosen. */
  readonly table: CampaignSettings | undefined;
  /** Whether the character is in play: its values need not follow the rules of new characters. */
  readonly played: boolean;
  /** Whether it gains a level in the classes that it has: others are not offered. */
  readonly levelUp?: boolean;
}

export const FREE_RULES: ForgeRules = { table: undefined, played: false };
