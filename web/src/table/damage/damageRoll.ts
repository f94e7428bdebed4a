import type { AppliedRoll } from "domain/documents/appliedRoll";
import type { RollDocument } from "domain/documents/roll";
import type { Healing } from "domain/game/rolls/healing";
import { damageDealt } from "domain/table/rolls/damageDealt";
import { type HitPart, pointsOf } from "domain/table/rolls/hits";

type TableRoll = RollDocument & { readonly id: string };

/** One of the rolls that deal the damage of a hit. */
interface RolledPart extends HitPart {
  /** The roll's. */
  readonly id: string;
  readonly applied?: RollDocument["applied"];
}

/** What a roll of a table deals, with those that are one hit with it. */
export interface DamageRoll extends Pick<RollDocument, "label" | "target" | "audience"> {
  /** Of the first roll. */
  readonly id: string;
  readonly parts: readonly RolledPart[];
  /** Before armour and resistances. */
  readonly points: number;
}

/** The damage of a roll; undefined of one that deals none, and of one that a second attempt stands for. */
function partOf(roll: TableRoll): RolledPart | undefined {
  const { id, applied, damage, redoneBy } = roll;
  const points = damageDealt(roll);
  if (damage === undefined || points === undefined || redoneBy !== undefined) return undefined;
  return { id, damage, points, ...(applied && { applied }) };
}

/** The damage of the rolls of one hit; undefined where they deal none. */
export function damageRollOf(rolls: readonly TableRoll[]): DamageRoll | undefined {
  const parts = rolls.flatMap((roll) => partOf(roll) ?? []);
  const first = rolls.find(({ id }) => id === parts[0]?.id);
  if (first === undefined) return undefined;
  const { id, label, target, audience } = first;
  return { id, label, audience, parts, points: pointsOf(parts), ...(target && { target }) };
}

/** A roll of a table that heals; its points are its total. */
export interface HealingRoll extends Pick<RollDocument, "label" | "target" | "audience" | "applied"> {
  readonly id: string;
  readonly heals: Healing;
  readonly points: number;
}

/** The healing of a roll; undefined of one that heals nobody. */
export function healingRollOf(roll: TableRoll): HealingRoll | undefined {
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

type Applicable = DamageRoll | HealingRoll;

/** What was not applied yet: a roll may come after others of its hit were; undefined where nothing is left. */
export function leftOf<Roll extends Applicable>(
  roll: Roll,
  isApplied: (one: Pick<HealingRoll, "id" | "applied">) => boolean,
): Roll | undefined {
  if (!("parts" in roll)) return isApplied(roll) ? undefined : roll;
  const parts = roll.parts.filter((part) => !isApplied(part));
  const [first] = parts;
  return first && { ...roll, id: first.id, parts, points: pointsOf(parts) };
}

/** The rolls of a hit, or of healing, as an operation names them. */
export function appliedRollOf(roll: Applicable): AppliedRoll {
  const { id, audience } = roll;
  const others = "parts" in roll ? roll.parts.map((part) => part.id).filter((other) => other !== id) : [];
  return { id, audience, ...(others.length > 0 && { parts: others }) };
}

/** A character of the table, or a creature of the fight. */
export interface DamageAim {
  readonly id: string;
  readonly name: string;
}
