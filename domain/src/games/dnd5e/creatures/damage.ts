import type { CreatureDamage, CreatureNow } from "../../../game/creatures/creatureState";
import type { DamageSpec } from "../../../game/gameTypes";
import type { Defences } from "../defences";
import { CONDITIONS } from "../play/conditions";
import { damageTaken } from "../play/damageTaken";
import { FRESH_STATE } from "../play/state";
import type { Dnd5eCreature } from "./creature";
import { NO_CLASS } from "./noClass";

type Defence = Dnd5eCreature["resistances"][number];

const EXCEPTIONS: Readonly<Partial<Record<NonNullable<Defence["unless"]>, string>>> = {
  silvered: "Sauf arme argentée",
  adamantine: "Sauf arme d'adamantium",
};

const KINDS = ["immunities", "resistances", "vulnerabilities"] as const;

const defencesOf = (creature: Dnd5eCreature): Defences => {
  const read = (defences: readonly Defence[]) =>
    defences.map(({ type, unless }) => ({ type, unlessMagical: unless !== undefined }));
  return {
    immunities: read(creature.immunities),
    resistances: read(creature.resistances),
    vulnerabilities: read(creature.vulnerabilities),
  };
};

/** A roll does not say what its weapon is made of: what would matter is told. */
function exceptionsOf(creature: Dnd5eCreature, damage: Extract<DamageSpec, { game: "dnd5e" }>): string[] {
  if (damage.magical) return [];
  const told = KINDS.flatMap((kind) => creature[kind])
    .filter(({ type }) => type === damage.type)
    .flatMap(({ unless }) => (unless === undefined ? [] : (EXCEPTIONS[unless] ?? [])));
  return [...new Set(told)];
}

/** `creatureDamageTaken` of D&D. */
export function creatureDamageTaken(
  creature: Dnd5eCreature,
  damage: Extract<DamageSpec, { game: "dnd5e" }>,
  points: number,
  { conditions = [] }: CreatureNow,
): CreatureDamage {
  const petrified = conditions.includes(CONDITIONS.petrified.name);
  const state = petrified ? { ...FRESH_STATE, conditions: { petrified: {} } } : FRESH_STATE;
  const limits = { ...NO_CLASS, hitPoints: creature.life.max, defences: defencesOf(creature) };
  const { parts, operation } = damageTaken(damage, points, state, limits);
  return {
    lost: operation?.kind === "damage" ? operation.amount : 0,
    parts: points > 0 ? [...parts, ...exceptionsOf(creature, damage)] : parts,
  };
}
