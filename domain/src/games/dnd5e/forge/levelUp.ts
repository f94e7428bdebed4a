import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { abilityModifier } from "../abilities";
import { fixedHitPointsPerLevel } from "../hitPoints";
import { spellcastingsOf } from "../spells/spellcasting";
import { buildDnd5e } from "./build";
import { chooseLevel } from "./choose";
import type { Dnd5eDraft } from "./draft";
import { expertiseCount, finalScore, improvementPoints } from "./facts";
import { laterHitDice } from "./hitDice";
import type { Dnd5eStepId } from "./steps";

/**
 * The draft with one level more in its first class. Maximum hit points that were written down rather than worked out
 * (imports) gain what the hit die gives on average; the others follow their rule.
 */
export function withNextLevel(draft: Dnd5eDraft): Dnd5eDraft {
  const raised = chooseLevel(draft, draft.level + 1);
  if (draft.maxHitPoints === 0 || raised.level === draft.level) return raised;
  const hitDie = laterHitDice(raised)[0] ?? 0;
  const gained = Math.max(1, fixedHitPointsPerLevel(hitDie) + abilityModifier(finalScore(draft, "con")));
  return { ...raised, maxHitPoints: draft.maxHitPoints + gained };
}

/** The steps that a level asks for: its class and hit points, abilities or a feat where due, new skills and spells. */
export function stepsOfLevel(before: Dnd5eDraft, after: Dnd5eDraft): readonly Dnd5eStepId[] {
  const improves = improvementPoints(after) > improvementPoints(before);
  const casts = spellcastingsOf(normaliseCharacter({ system: "dnd5e", ...buildDnd5e(after) })).length > 0;
  return [
    "class",
    ...(improves ? (["abilities"] as const) : []),
    ...(casts || expertiseCount(after) > expertiseCount(before) ? (["skills"] as const) : []),
    "review",
  ];
}
