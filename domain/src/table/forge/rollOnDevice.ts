import { takeRolledCharacteristics, takeRolledLuck } from "../../games/cthulhu/forge/choose";
import type { CthulhuDraft } from "../../games/cthulhu/forge/draft";
import { takeHitDice, takeRolledScores } from "../../games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "../../games/dnd5e/forge/draft";
import { isHitDiceComplete, laterHitDice } from "../../games/dnd5e/forge/hitDice";
import { rollDie } from "../../values/dice/die";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { ForgeCampaign } from "./campaignRules";
import type { Draft } from "./draft";
import { rollScores } from "./tableRolls";

const totalsOf = (system: Draft["system"], source: RandomUint32): number[] =>
  rollScores(system, source).map(({ total }) => total);

function rollDnd5e(draft: Dnd5eDraft, table: ForgeCampaign | undefined, source: RandomUint32): Dnd5eDraft {
  const isOpen = draft.scoreMethod === "rolled" && draft.rolledScores.length === 0;
  const rollsScores = isOpen && table?.settings.abilityMethod !== "rolled";
  const scored = rollsScores ? takeRolledScores(draft, totalsOf("dnd5e", source)) : draft;
  if (isHitDiceComplete(scored) || table?.settings.hitPoints === "rolled") return scored;
  const dice = laterHitDice(scored).map((sides, level) => {
    const rolled = scored.laterDice[level];
    return rolled !== undefined && rolled <= sides ? rolled : rollDie(sides, source);
  });
  return takeHitDice(scored, dice, scored.rolledFor);
}

function rollCthulhu(
  draft: CthulhuDraft,
  table: ForgeCampaign | undefined,
  source: RandomUint32,
): CthulhuDraft {
  if (draft.luck > 0 || table?.settings.abilityMethod === "rolled") return draft;
  const totals = totalsOf("cthulhu", source);
  return draft.method === "rolled" ? takeRolledCharacteristics(draft, totals) : takeRolledLuck(draft, totals);
}

/** Rolls the dice that a draft still needs on the device, except those that its campaign rolls. */
export function rollOnDevice(draft: Draft, table: ForgeCampaign | undefined, source: RandomUint32): Draft {
  if (draft.system === "dnd5e") return rollDnd5e(draft, table, source);
  return draft.system === "cthulhu" ? rollCthulhu(draft, table, source) : draft;
}
