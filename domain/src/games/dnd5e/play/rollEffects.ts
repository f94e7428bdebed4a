import type { RollEffect, RollSubject } from "../../../game/rolls/rollEffect";
import { type ActiveRules, activeRules } from "./conditionRules";
import type { ConditionRules } from "./conditions";
import type { Dnd5eLimits } from "./limits";
import { rageEffects } from "./rage";
import type { Dnd5eState } from "./state";

type Swing = NonNullable<ConditionRules["attacks"]>;

const isSaveOf =
  (...abilities: readonly string[]) =>
  ({ kind, trait }: RollSubject) =>
    kind === "save" && trait !== undefined && abilities.includes(trait);

/** The rules that act on rolls of the character itself, with the rolls that each acts on. */
const SWINGS: readonly {
  readonly rule: "attacks" | "abilityChecks" | "savingThrows" | "dexteritySaves";
  readonly appliesTo: RollEffect["appliesTo"];
}[] = [
  { rule: "attacks", appliesTo: ({ kind }) => kind === "attack" },
  { rule: "abilityChecks", appliesTo: ({ kind }) => kind === "check" },
  { rule: "savingThrows", appliesTo: ({ kind }) => kind === "save" || kind === "dying" },
  { rule: "dexteritySaves", appliesTo: isSaveOf("dex") },
];

function effectsOfRules({ name, rules }: ActiveRules): RollEffect[] {
  const byMode = (mode: Swing): RollEffect[] => {
    const acting = SWINGS.filter(({ rule }) => rules[rule] === mode);
    if (acting.length === 0) return [];
    return [
      {
        id: `${name}:${mode}`,
        label: name,
        mode,
        appliesTo: (subject) => acting.some(({ appliesTo }) => appliesTo(subject)),
      },
    ];
  };
  const fails: RollEffect[] = rules.failsBodySaves
    ? [{ id: `${name}:fails`, label: name, fails: true, appliesTo: isSaveOf("str", "dex") }]
    : [];
  return [...byMode("advantage"), ...byMode("disadvantage"), ...fails];
}

/** What conditions, exhaustion and rage do to the character's own rolls. */
export const rollEffectsOf = (state: Dnd5eState, limits: Dnd5eLimits): readonly RollEffect[] => [
  ...activeRules(state, limits).flatMap(effectsOfRules),
  ...rageEffects(state, limits),
];
