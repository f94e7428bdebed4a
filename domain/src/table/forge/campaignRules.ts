import type { CampaignSettings } from "../../documents/campaign";
import { chooseMethod, takeRolledCharacteristics } from "../../games/cthulhu/forge/choose";
import type { CthulhuDraft, InvestigatorMethod } from "../../games/cthulhu/forge/draft";
import { chooseScoreMethod, freeDraft, takeRolledScores } from "../../games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "../../games/dnd5e/forge/draft";
import type { Draft } from "./draft";

/** The campaign that a character is made for. */
export interface ForgeCampaign {
  readonly id: string;
  readonly settings: CampaignSettings;
}

function withDnd5eRules(draft: Dnd5eDraft, { id, settings }: ForgeCampaign): Dnd5eDraft {
  const { abilityMethod, hitPoints } = settings;
  const withMethods = { ...chooseScoreMethod(draft, abilityMethod), hitPointRule: hitPoints };
  if (draft.rolledFor === id) return withMethods;
  const withScores = abilityMethod === "rolled" ? takeRolledScores(withMethods, [], id) : withMethods;
  return { ...withScores, rolledFor: id, laterDice: hitPoints === "rolled" ? [] : draft.laterDice };
}

const METHODS: Readonly<Record<CampaignSettings["abilityMethod"], InvestigatorMethod>> = {
  standard_array: "quick",
  point_buy: "bought",
  rolled: "rolled",
};

function withCthulhuRules(draft: CthulhuDraft, { id, settings }: ForgeCampaign): CthulhuDraft {
  const method = METHODS[settings.abilityMethod];
  if (method !== "rolled" || draft.rolledFor === id) return chooseMethod(draft, method);
  return { ...takeRolledCharacteristics(draft, [], id), luck: 0 };
}

/** The draft of a character in play, whose choices are not limited. */
export const withoutLimits = (draft: Draft): Draft => (draft.system === "dnd5e" ? freeDraft(draft) : draft);

/**
 * The draft under the settings of its campaign: their methods for scores and hit points apply, and dice
 * rolled elsewhere are removed. Applying them twice changes nothing.
 */
export function withCampaignRules(draft: Draft, table: ForgeCampaign | undefined): Draft {
  if (table === undefined) return draft;
  if (draft.system === "dnd5e") return withDnd5eRules(draft, table);
  return draft.system === "cthulhu" ? withCthulhuRules(draft, table) : draft;
}
