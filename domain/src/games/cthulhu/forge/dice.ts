import type { ForgeCampaign, ForgeDiceRules, Forged } from "../../../game/forge/forge";
import { isSame } from "../../../game/forge/isSame";
import { rollScoreDice, type ScoreDice, type TableRolls } from "../../../game/forge/scoreDice";
import type { RandomUint32 } from "../../../values/dice/randomSource";
import { isRecord } from "../../../values/reading/fields";
import { CHARACTERISTIC_FACTOR, LUCK_DICE } from "../creation";
import { CHARACTERISTICS } from "../traits";
import { AGE_DICE, agedCharacteristics, ageingLeft, luckOf } from "./ageing";
import { takeRolledCharacteristics, takeRolledLuck } from "./choose";
import { type CthulhuDraft, cthulhuDraftSchema } from "./draft";

const fivefold = (notation: string): ScoreDice => ({ notation, factor: CHARACTERISTIC_FACTOR });

/** Eight characteristics, Luck and the dice of age, in order. */
const SCORES: readonly ScoreDice[] = [
  ...CHARACTERISTICS.map(({ dice }) => fivefold(dice)),
  fivefold(LUCK_DICE),
  ...AGE_DICE,
];

/** A table that rolls decides; the other methods of the settings are another game's, and its players choose. */
function withCthulhuRules(draft: CthulhuDraft, { id, settings }: ForgeCampaign): CthulhuDraft {
  if (settings.abilityMethod !== "rolled" || draft.rolledFor === id) return draft;
  return takeRolledCharacteristics({ ...draft, luck: 0 }, [], id);
}

function rollCthulhu(
  draft: CthulhuDraft,
  table: ForgeCampaign | undefined,
  source: RandomUint32,
): CthulhuDraft {
  if (draft.luck > 0 || table?.settings.abilityMethod === "rolled") return draft;
  const totals = rollScoreDice(SCORES, source).map(({ total }) => total);
  return draft.method === "rolled" ? takeRolledCharacteristics(draft, totals) : takeRolledLuck(draft, totals);
}

/**
 * Characteristics must be in the order rolled, aged as the investigator's age says; Luck may be lower, since it is spent
 * in play.
 */
function matchesCthulhuRolls({ stats, data }: Forged, rolls: TableRolls | undefined): boolean {
  const totals = rolls?.scores?.map(({ total }) => total);
  if (totals === undefined) return false;
  const choices = cthulhuDraftSchema.parse({ ...(isRecord(data.forge) && data.forge), system: "cthulhu" });
  const rolled = takeRolledCharacteristics({ ...choices, age: Number(data.age), luck: 0 }, totals);
  return (
    ageingLeft(rolled) === 0 &&
    isSame(agedCharacteristics(rolled), stats.characteristics) &&
    typeof stats.luck === "number" &&
    stats.luck <= luckOf(rolled)
  );
}

export const cthulhuDice: ForgeDiceRules<CthulhuDraft> = {
  scores: SCORES,
  isRolledAt: ({ abilityMethod }) => abilityMethod === "rolled",
  underRules: withCthulhuRules,
  rolled: rollCthulhu,
  matches: (forged, _, rolls) => matchesCthulhuRolls(forged, rolls),
};
