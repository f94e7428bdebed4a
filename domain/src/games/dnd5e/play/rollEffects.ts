import type { RollEffect, RollSubject } from "../../../game/rolls/rollEffect";
import { type ActiveRules, activeConditions, activeRules } from "./conditionRules";
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

/** A suit in which one is heard, a halfling's luck, and a paladin's aura, which ends with their consciousness. */
function ownEffects(state: Dnd5eState, limits: Dnd5eLimits): RollEffect[] {
  const { loudSuit, lucky, saveAura } = limits;
  const effects: (RollEffect | false | undefined)[] = [
    loudSuit !== undefined && {
      id: "suit",
      label: `Discrétion (${loudSuit})`,
      mode: "disadvantage",
      appliesTo: ({ kind, skill }) => kind === "check" && skill === "stealth",
    },
    lucky && {
      id: "luck",
      label: "Chanceux",
      rerollsOne: true,
      appliesTo: ({ kind }) => kind !== "damage" && kind !== "initiative",
    },
    saveAura !== undefined &&
      !activeConditions(state, limits).includes("unconscious") && {
        id: "aura",
        label: "Aura de protection",
        modifier: saveAura,
        appliesTo: ({ kind }) => kind === "save",
      },
  ];
  return effects.filter((effect) => effect !== false && effect !== undefined);
}

/** What conditions, exhaustion, rage, what is worn and what one is do to the character's own rolls. */
export const rollEffectsOf = (state: Dnd5eState, limits: Dnd5eLimits): readonly RollEffect[] => [
  ...activeRules(state, limits).flatMap(effectsOfRules),
  ...rageEffects(state, limits),
  ...ownEffects(state, limits),
];
