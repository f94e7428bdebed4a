import { type RollEffect, type RollSubject, toEveryAction } from "../../../game/rolls/rollEffect";
import type { CyberpunkLimits, CyberpunkState } from "./state";
import { openInjuries, woundPenaltyOf, woundStateOf } from "./wounds";

const WOUND_LABELS = { serious: "Gravement blessé", mortal: "À l'agonie" } as const;

/** The id of what wounds take. */
export const WOUNDS_EFFECT = "wounds";

/** What heavy armour hinders. */
const HINDERED: ReadonlySet<string> = new Set(["ref", "dex", "move"]);

function armourEffects({ armourPenalty }: CyberpunkLimits): RollEffect[] {
  if (armourPenalty === 0) return [];
  const hinders = ({ trait }: RollSubject) => trait !== undefined && HINDERED.has(trait);
  return [{ id: "armour", label: "Armure lourde", modifier: armourPenalty, appliesTo: hinders }];
}

/**
 * What wounds and open critical injuries take from every action, some of these from blows or shots alone, and worn armour
 * from REF, DEX and MOVE.
 */
export function rollEffectsOf(state: CyberpunkState, limits: CyberpunkLimits): readonly RollEffect[] {
  const wound = woundStateOf(state, limits);
  const wounds: RollEffect[] =
    wound === "serious" || wound === "mortal"
      ? [
          {
            id: WOUNDS_EFFECT,
            label: WOUND_LABELS[wound],
            modifier: woundPenaltyOf(state, limits),
            appliesTo: toEveryAction,
          },
        ]
      : [];
  const injuries = openInjuries(state).flatMap(({ key, label, actions, attacks }): RollEffect[] => {
    const id = `injury:${key}`;
    if (actions !== 0) return [{ id, label, modifier: actions, appliesTo: toEveryAction }];
    if (attacks === undefined) return [];
    const { melee, modifier } = attacks;
    return [{ id, label, modifier, appliesTo: (one) => one.kind === "attack" && one.melee === melee }];
  });
  return [...wounds, ...injuries, ...armourEffects(limits)];
}
