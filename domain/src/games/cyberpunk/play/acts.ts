import type { DamageSpec } from "../../../game/gameTypes";
import type { AmountAct, ChangeAct, TableActs } from "../../../game/tableActs";
import { CRITICAL_INJURIES, criticalInjury } from "../criticalInjuries";
import type { ArmourOperation } from "./armour";
import { damageTaken } from "./damageTaken";
import type { HealthOperation } from "./health";
import type { InjuryOperation } from "./injuries";
import { type CyberpunkLimits, type CyberpunkState, MAX_INJURIES } from "./state";
import { woundStateOf } from "./wounds";

type CyberpunkOperation = ArmourOperation | HealthOperation | InjuryOperation;
type CyberpunkDamage = Extract<DamageSpec, { game: "cyberpunk" }>;

const damage = (
  location: CyberpunkDamage["location"],
  armour: CyberpunkDamage["armour"],
  label: string,
): AmountAct<CyberpunkState, CyberpunkOperation, CyberpunkLimits> => ({
  id: `${location}-${armour}`,
  label,
  spec: { game: "cyberpunk", location, armour },
  take: (points, state, limits) =>
    damageTaken({ game: "cyberpunk", location, armour }, points, state, limits),
});

/** « Bras arraché (corps) »: both tables have injuries of the same name. */
const TABLE_NAMES = { body: "corps", head: "tête" } as const;

function changesOf(state: CyberpunkState, limits: CyberpunkLimits): readonly ChangeAct<CyberpunkOperation>[] {
  const wound = woundStateOf(state, limits);
  const held = Object.keys(state.injuries);
  const isAlive = wound !== "dead";
  const free = CRITICAL_INJURIES.filter(({ key }) => !held.includes(key));
  return [
    ...(isAlive && wound !== "unhurt" && !state.stabilised
      ? [{ id: "stabilise", group: "Soins", label: "Stabiliser", operation: { kind: "stabilise" } as const }]
      : []),
    ...held.map((injury) => ({
      id: `treat-${injury}`,
      group: "Blessures soignées",
      label: criticalInjury(injury)?.label ?? injury,
      operation: { kind: "treatInjury", injury } as const,
    })),
    ...(isAlive && held.length < MAX_INJURIES ? free : []).map(({ key, label, location }) => ({
      id: key,
      group: `Blessures critiques (${TABLE_NAMES[location]})`,
      label,
      operation: { kind: "addInjury", injury: key, bonusDamage: true } as const,
    })),
  ];
}

export const cyberpunkActs: TableActs<CyberpunkState, CyberpunkOperation, CyberpunkLimits> = {
  damage: [
    damage("body", "whole", "Corps"),
    damage("head", "whole", "Tête"),
    damage("body", "half", "Corps, armure à moitié"),
    damage("head", "half", "Tête, armure à moitié"),
    damage("body", "none", "Sans armure"),
    damage("shield", "whole", "Bouclier"),
  ],
  healing: [
    {
      id: "hitPoints",
      label: "PV",
      take: (points) => ({ parts: [], operation: { kind: "heal", amount: Math.min(999, points) } }),
    },
  ],
  changesOf,
};
