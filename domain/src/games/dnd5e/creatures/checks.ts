import type { CreatureNow } from "../../../game/creatures/creatureState";
import type { RollEffect } from "../../../game/rolls/rollEffect";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import type { SheetChoiceGroup } from "../../../game/sheetRules";
import { ABILITY_KEYS, type AbilityKey } from "../../../sheet/character/abilities";
import { SKILL_KEYS, SKILLS } from "../../../sheet/character/skills";
import { ABILITIES, abilityModifier } from "../abilities";
import { conditionsNamed } from "../againstTarget";
import { rollEffectsOf } from "../play/rollEffects";
import { type Dnd5eState, FRESH_STATE } from "../play/state";
import { savingThrowLabel } from "../savingThrowLabel";
import type { Dnd5eCreature } from "./creature";
import { NO_CLASS } from "./noClass";

const check = (label: string, modifier: number, kind: "check" | "save", trait: AbilityKey): RollRequest => ({
  kind: "check",
  label,
  modifier,
  subject: { kind, trait },
});

/** Saves and skills of its block, those that it names no number for by their ability, and the abilities themselves. */
export function dnd5eChecks({ abilities, saves, skills }: Dnd5eCreature): SheetChoiceGroup[] {
  const ofAbility = (key: AbilityKey) => abilityModifier(abilities[key]);
  return [
    {
      title: "Sauvegardes",
      choices: ABILITY_KEYS.map((key) =>
        check(savingThrowLabel(ABILITIES[key].name), saves[key] ?? ofAbility(key), "save", key),
      ),
    },
    {
      title: "Compétences",
      choices: SKILL_KEYS.map((key) => {
        const { name, ability } = SKILLS[key];
        return check(name, skills[key] ?? ofAbility(ability), "check", ability);
      }),
    },
    {
      title: "Caractéristiques",
      choices: ABILITY_KEYS.map((key) => check(ABILITIES[key].name, ofAbility(key), "check", key)),
    },
  ];
}

/** Its conditions by the rules of a character's: of somebody who is at full life, since 0 points end a creature. */
export function dnd5eCreatureEffects(
  { life }: Dnd5eCreature,
  { conditions = [] }: CreatureNow,
): readonly RollEffect[] {
  const state: Dnd5eState = {
    ...FRESH_STATE,
    conditions: Object.fromEntries(conditionsNamed(conditions).map((id) => [id, {}])),
  };
  return rollEffectsOf(state, { ...NO_CLASS, hitPoints: life.max, defences: NO_DEFENCES });
}

const NO_DEFENCES = { immunities: [], resistances: [], vulnerabilities: [] };
