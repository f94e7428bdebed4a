import type { DraftNumbers } from "../../../game/forge/forge";
import { scoreText } from "../../../game/forge/scoreText";
import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import type { Character } from "../../../sheet/character/character";
import { formatSpeed } from "../../../sheet/character/speed";
import { formatModifier } from "../../../values/dice/rollDice";
import { abilityPanels, initiativeBonusOf } from "../sheetRolls";
import type { Dnd5eDraft } from "./draft";

/** The numbers of a draft; those that its abilities decide once all of these are chosen. */
export function dnd5eNumbers(draft: Dnd5eDraft, character: Character): DraftNumbers {
  const panels = abilityPanels(character);
  const isGiven = (key: AbilityKey) => draft.baseScores[key] > 0;
  const isScored = ABILITY_KEYS.every(isGiven);
  return {
    facts: [
      { label: "PV", value: isScored ? scoreText(character.hp?.max) : "—" },
      { label: "CA", value: isScored ? scoreText(character.ac) : "—" },
      { label: "Initiative", value: isScored ? formatModifier(initiativeBonusOf(character)) : "—" },
      { label: "Vitesse", value: character.speeds.walk ? formatSpeed(character.speeds.walk) : "—" },
    ],
    scores: panels.map(({ key, short, score, modifier }) => ({
      label: short,
      value: isGiven(key) ? scoreText(score) : "—",
      ...(isGiven(key) && { detail: formatModifier(modifier) }),
    })),
    strengths: panels
      .flatMap(({ skills }) => skills)
      .filter(({ proficiency }) => proficiency === "proficient" || proficiency === "expertise")
      .toSorted((a, b) => (b.bonus ?? 0) - (a.bonus ?? 0))
      .map(({ name, bonus }) => ({ label: name, value: isScored ? formatModifier(bonus) : "✓" })),
  };
}
