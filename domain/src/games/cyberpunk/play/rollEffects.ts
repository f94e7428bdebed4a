import { type RollEffect, toEveryRoll } from "../../../game/rolls/rollEffect";
import type { CyberpunkLimits, CyberpunkState } from "./state";
import { openInjuries, woundPenaltyOf, woundStateOf } from "./wounds";

const WOUND_LABELS = { serious: "Gravement blessé", mortal: "À l'agonie" } as const;

/** What wounds and open critical injuries take from every action. */
export function rollEffectsOf(state: CyberpunkState, limits: CyberpunkLimits): readonly RollEffect[] {
  const wound = woundStateOf(state, limits);
  const wounds: RollEffect[] =
    wound === "serious" || wound === "mortal"
      ? [
          {
            id: "wounds",
            label: WOUND_LABELS[wound],
            modifier: woundPenaltyOf(state, limits),
            appliesTo: toEveryRoll,
          },
        ]
      : [];
  const injuries = openInjuries(state)
    .filter(({ actions }) => actions !== 0)
    .map(
      ({ key, label, actions }): RollEffect => ({
        id: `injury:${key}`,
        label,
        modifier: actions,
        appliesTo: toEveryRoll,
      }),
    );
  return [...wounds, ...injuries];
}
