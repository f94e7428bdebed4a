import type { RollDocument } from "domain/documents/roll";
import type { DamageSpec } from "domain/game/gameTypes";
import type { Healing } from "domain/game/rolls/healing";
import { damageDealt } from "domain/table/rolls/damageDealt";

/** What is said where the server gives no reason. */
export const APPLY_FAILURE = "Les dégâts n'ont pas pu être appliqués. Réessaie.";

/** A roll of a table that deals damage. */
export interface DamageRoll extends Pick<RollDocument, "label" | "target" | "audience" | "applied"> {
  readonly id: string;
  readonly damage: DamageSpec;
  /** Before armour and resistances. */
  readonly points: number;
}

/** The damage of a roll; undefined of one that deals none, and of one that a second attempt stands for. */
export function damageRollOf(roll: RollDocument & { readonly id: string }): DamageRoll | undefined {
  const { id, label, target, audience, applied, damage, redoneBy } = roll;
  const points = damageDealt(roll);
  if (damage === undefined || points === undefined || redoneBy !== undefined) return undefined;
  return { id, label, audience, damage, points, ...(target && { target }), ...(applied && { applied }) };
}

/** A roll of a table that heals; its points are its total. */
export interface HealingRoll extends Omit<DamageRoll, "damage"> {
  readonly heals: Healing;
}

/** The healing of a roll; undefined of one that heals nobody. */
export function healingRollOf(roll: RollDocument & { readonly id: string }): HealingRoll | undefined {
  const { id, label, target, audience, applied, heals, total } = roll;
  if (heals === undefined || total < 1) return undefined;
  return {
    id,
    label,
    audience,
    heals,
    points: total,
    ...(target && { target }),
    ...(applied && { applied }),
  };
}

/** A way to apply damage: what is left of it by the rules, and the press. */
export interface DamageOffer {
  readonly lost: number;
  readonly apply: () => void;
}

/** A character of the table, or a creature of the fight. */
export interface DamageAim {
  readonly id: string;
  readonly name: string;
}
