import type { CampaignSettings } from "../documents/campaign";
import { chooseMethod, takeRolledCharacteristics } from "./cthulhu/choose";
import type { CthulhuDraft, InvestigatorMethod } from "./cthulhu/draft";
import { chooseScoreMethod, freeDraft, takeRolledScores } from "./dnd5e/choose";
import type { Dnd5eDraft } from "./dnd5e/draft";
import type { Draft } from "./draft";

/** The table that a character is made for. */
export interface ForgeTable {
  readonly id: string;
  readonly settings: CampaignSettings;
}

function seatDnd5e(draft: Dnd5eDraft, { id, settings }: ForgeTable): Dnd5eDraft {
  const { abilityMethod, hitPoints } = settings;
  const methodical = { ...chooseScoreMethod(draft, abilityMethod), hitPointRule: hitPoints };
  if (draft.rolledFor === id) return methodical;
  const scored = abilityMethod === "rolled" ? takeRolledScores(methodical, [], id) : methodical;
  return { ...scored, rolledFor: id, laterDice: hitPoints === "rolled" ? [] : draft.laterDice };
}

const METHODS: Readonly<Record<CampaignSettings["abilityMethod"], InvestigatorMethod>> = {
  standard_array: "quick",
  point_buy: "bought",
  rolled: "rolled",
};

function seatCthulhu(draft: CthulhuDraft, { id, settings }: ForgeTable): CthulhuDraft {
  const method = METHODS[settings.abilityMethod];
  if (method !== "rolled" || draft.rolledFor === id) return chooseMethod(draft, method);
  return { ...takeRolledCharacteristics(draft, [], id), luck: 0 };
}

/** The draft of a character in play, which earned what it has. */
export const unseatDraft = (draft: Draft): Draft => (draft.system === "dnd5e" ? freeDraft(draft) : draft);

/**
 * The draft by the rules of its table: the method of its scores and of its hit points are the campaign's, and what was
 * rolled elsewhere does not count there. Seating twice changes nothing.
 */
export function seatDraft(draft: Draft, table: ForgeTable | undefined): Draft {
  if (table === undefined) return draft;
  if (draft.system === "dnd5e") return seatDnd5e(draft, table);
  return draft.system === "cthulhu" ? seatCthulhu(draft, table) : draft;
}
