import { type RollEffect, type RollSubject, toEveryAction } from "../../../game/rolls/rollEffect";
import { powerName } from "../powers/held";
import { ATTRIBUTE_GROUPS } from "../traits";
import { IMPAIRED_DICE, isImpaired } from "./damage";
import { helpedDisciplines } from "./resonance";
import type { VampireLimits, VampireState } from "./state";

const traitsOf = (groups: readonly string[]): ReadonlySet<string> =>
  new Set(
    ATTRIBUTE_GROUPS.filter(({ id }) => groups.includes(id)).flatMap(({ traits }) =>
      traits.map(({ key }): string => key),
    ),
  );

const IMPAIRMENTS = [
  { track: "health", label: "Diminué (Santé)", traits: traitsOf(["physical"]) },
  { track: "willpower", label: "Diminué (Volonté)", traits: traitsOf(["social", "mental"]) },
] as const;

/**
 * Two dice fewer where Health is full, on physical pools, or Willpower, on social and mental ones; once, on all of them,
 * while Stains exceed Humanity.
 */
function impairments(state: VampireState, limits: VampireLimits): readonly RollEffect[] {
  if (state.degenerating) {
    return [
      { id: "degeneration", label: "Dégénérescence", modifier: IMPAIRED_DICE, appliesTo: toEveryAction },
    ];
  }
  return IMPAIRMENTS.filter(({ track }) => isImpaired(state, track, limits)).map(
    ({ track, label, traits }) => ({
      id: `impaired:${track}`,
      label,
      modifier: IMPAIRED_DICE,
      appliesTo: ({ trait }) => trait !== undefined && traits.has(trait),
    }),
  );
}

/** A die more for powers of the disciplines that the blood's resonance helps. */
function resonance(state: VampireState): readonly RollEffect[] {
  const helped = helpedDisciplines(state);
  if (helped.length === 0) return [];
  const helps = ({ power }: RollSubject) => power !== undefined && helped.includes(power);
  return [{ id: "resonance", label: "Résonance", modifier: 1, appliesTo: helps }];
}

const isOf = (attribute: string) => (subject: RollSubject) =>
  subject.kind === "check" && subject.trait === attribute && subject.power === undefined;

/** What powers that hold add to pools, and what is worn takes from them. */
function gifts(state: VampireState, { senses, fleetness, dexterityPenalty }: VampireLimits): RollEffect[] {
  const isQuick = isOf("dexterity");
  const effects: readonly (RollEffect | false)[] = [
    senses > 0 && {
      id: "senses",
      label: powerName("sens-aiguises"),
      modifier: senses,
      appliesTo: ({ kind, skill }) => kind === "check" && skill === "awareness",
    },
    state.vivacite &&
      fleetness > 0 && {
        id: "fleetness",
        label: powerName("vivacite"),
        modifier: fleetness,
        appliesTo: isQuick,
      },
    dexterityPenalty < 0 && {
      id: "armour",
      label: "Protection portée",
      modifier: dexterityPenalty,
      appliesTo: ({ trait }) => trait === "dexterity",
    },
  ];
  return effects.filter((effect) => effect !== false);
}

/** What impairs the pools of a vampire, and what its blood, its powers and what it wears make of them. */
export const rollEffectsOf = (state: VampireState, limits: VampireLimits): readonly RollEffect[] => [
  ...impairments(state, limits),
  ...resonance(state),
  ...gifts(state, limits),
];
