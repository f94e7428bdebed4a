import type { CampaignSettings } from "../documents/campaign";

/** What a draft is held to. */
export interface ForgeRules {
  /** The rules of the table that the character is made for; a character made for none chooses its own. */
  readonly table: CampaignSettings | undefined;
  /** A character in play: what it earned need no longer follow what beginners are dealt. */
  readonly played: boolean;
}

export const FREE_RULES: ForgeRules = { table: undefined, played: false };
