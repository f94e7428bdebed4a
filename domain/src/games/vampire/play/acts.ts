import type { AmountAct, ChangeAct, TableActs } from "../../../game/tableActs";
import type { BloodOperation } from "./blood";
import { type DamageOperation, halvedDamage, isDowned, MAX_DAMAGE } from "./damage";
import { damageTaken } from "./damageTaken";
import type { FrenzyOperation } from "./frenzy";
import { type HumanityOperation, stainsOf } from "./humanity";
import { activePowers, type ScenePowerOperation } from "./scenePowers";
import { RANGES, type VampireLimits, type VampireState } from "./state";

type VampireOperation =
  | DamageOperation
  | BloodOperation
  | HumanityOperation
  | FrenzyOperation
  | ScenePowerOperation;
type Act = AmountAct<VampireState, VampireOperation, VampireLimits>;
type Severity = Extract<DamageOperation, { kind: "damage" }>["severity"];

const END_SCENE = { kind: "endScene" } as const;

const atMost = (points: number) => Math.min(MAX_DAMAGE, points);

const onHealth = (severity: Severity, label: string): Act => ({
  id: `health-${severity}`,
  label,
  spec: { game: "vampire", severity },
  take: (points, state, limits) => damageTaken({ game: "vampire", severity }, points, state, limits),
});

/** Of a debate, or of what wears somebody out: superficial damage is halved as on Health. */
const onWillpower = (severity: Severity, label: string): Act => ({
  id: `willpower-${severity}`,
  label,
  take: (points) => {
    const amount = atMost(points);
    const halved = severity === "superficial";
    return {
      parts: halved ? [`Superficiels, moitié : ${amount} → ${halvedDamage(amount)}`] : [],
      operation: { kind: "damage", track: "willpower", severity, amount, halved },
    };
  },
});

const healing = (track: "health" | "willpower", severity: Severity, label: string): Act => ({
  id: `${track}-${severity}`,
  label,
  take: (points) => ({
    parts: [],
    operation: { kind: "heal", track, superficial: 0, aggravated: 0, [severity]: atMost(points) },
  }),
});

export const vampireActs: TableActs<VampireState, VampireOperation, VampireLimits> = {
  damage: [
    onHealth("superficial", "Superficiels"),
    onHealth("aggravated", "Aggravés"),
    onWillpower("superficial", "Volonté, superficiels"),
    onWillpower("aggravated", "Volonté, aggravés"),
  ],
  healing: [
    healing("health", "superficial", "Superficiels"),
    healing("health", "aggravated", "Aggravés"),
    healing("willpower", "superficial", "Volonté, superficiels"),
    healing("willpower", "aggravated", "Volonté, aggravés"),
  ],
  changesOf: (state, limits) => [
    ...(state.hunger < RANGES.hunger.max ? [changeHunger(1, "Un de plus")] : []),
    ...(state.hunger > RANGES.hunger.min ? [changeHunger(-1, "Un de moins")] : []),
    { id: "stain", group: "Souillures", label: "Une de plus", operation: { kind: "stain", amount: 1 } },
    ...(stainsOf(state) > 0
      ? [
          {
            id: "removeStain",
            group: "Souillures",
            label: "Une de moins",
            operation: { kind: "removeStains", amount: 1 } as const,
          },
        ]
      : []),
    ...beastChanges(state, limits),
    ...(activePowers(state).length > 0
      ? [{ id: "endScene", group: "Pouvoirs", label: "Fin de la scène", operation: END_SCENE }]
      : []),
  ],
};

/** What wakes the Beast, from the least to the worst. */
const FRENZIES = [
  [2, "un affront, une flamme"],
  [3, "une blessure, un brasier"],
  [4, "le sang, le soleil"],
] as const;

const changeHunger = (by: 1 | -1, label: string) => ({
  id: `hunger${by}`,
  group: "Faim",
  label,
  operation: { kind: "changeHunger", by } as const,
});

const BEAST = "La Bête";

/** What wakes it, or lets it go. */
function beastChanges(state: VampireState, limits: VampireLimits): ChangeAct<VampireOperation>[] {
  if (state.frenzied) {
    return [{ id: "endFrenzy", group: BEAST, label: "La frénésie passe", operation: { kind: "endFrenzy" } }];
  }
  if (isDowned(state, "health", limits)) return [];
  return FRENZIES.map(([difficulty, cause]) => ({
    id: `frenzy${difficulty}`,
    group: BEAST,
    label: `Frénésie à contenir, difficulté ${difficulty} (${cause})`,
    operation: { kind: "callFrenzy", difficulty },
  }));
}
