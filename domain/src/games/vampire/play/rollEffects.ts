import type { RollEffect } from "../../../game/rolls/rollEffect";
import { ATTRIBUTE_GROUPS } from "../traits";
import { IMPAIRED_DICE, isImpaired } from "./damage";
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

/** Two dice fewer where Health is full, on physical pools, or Willpower, on social and mental ones. */
export const rollEffectsOf = (state: VampireState, limits: VampireLimits): readonly RollEffect[] =>
  IMPAIRMENTS.filter(({ track }) => isImpaired(state, track, limits)).map(({ track, label, traits }) => ({
    id: `impaired:${track}`,
    label,
    modifier: IMPAIRED_DICE,
    appliesTo: ({ trait }) => trait !== undefined && traits.has(trait),
  }));
