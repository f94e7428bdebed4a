import { buildOf, hitPointsMax, moveRate } from "../creation";
import type { CthulhuCreature } from "./creature";

/** An antagonist in one line of the catalogue. */
export interface CthulhuRow {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly threat: number;
  /** FOR, CON, TAI, DEX, INT and POU. */
  readonly characteristics: readonly [number, number, number, number, number, number];
  readonly armour?: number;
  /** Where it is not what people of these characteristics have. */
  readonly move?: number;
  readonly sanityLoss?: string;
  readonly skills?: readonly (readonly [name: string, percent: number])[];
  readonly attacks: readonly (readonly [
    id: string,
    name: string,
    target: number,
    /** « +impact » adds the damage bonus. */
    dice: string,
    impaling?: "impaling" | undefined,
    /** Of a firearm: how far it shoots, and the roll from which on it fails. */
    gun?: readonly [range: string, malfunction: number],
  ])[];
  readonly traits?: readonly (readonly [name: string, text: string])[];
}

const WITH_BONUS = "+impact";

function damageOf(dice: string, damageBonus: string): { dice: string }[] {
  if (!dice.endsWith(WITH_BONUS)) return [{ dice }];
  const own = dice.slice(0, -WITH_BONUS.length);
  return [{ dice: damageBonus === "0" ? own : `${own}${damageBonus}` }];
}

/** Hit points, build, damage bonus and initiative follow from the characteristics. */
export function cthulhuCreature(row: CthulhuRow): CthulhuCreature {
  const [str, con, siz, dex, int, pow] = row.characteristics;
  const { build, damageBonus } = buildOf(str, siz);
  return {
    id: row.id,
    system: "cthulhu",
    name: row.name,
    about: row.about,
    life: { max: hitPointsMax(con, siz) },
    threat: row.threat,
    characteristics: { str, con, siz, dex, int, pow },
    initiative: dex,
    armour: row.armour ?? 0,
    build,
    damageBonus,
    move: row.move ?? moveRate(str, dex, siz),
    ...(row.sanityLoss !== undefined && { sanityLoss: row.sanityLoss }),
    skills: (row.skills ?? []).map(([name, value]) => ({ name, value })),
    attacks: row.attacks.map(([id, name, target, dice, impaling, gun]) => ({
      id,
      name,
      target,
      damage: damageOf(dice, damageBonus),
      ...(impaling && { impaling: true }),
      ...(gun && { shot: true, range: gun[0], malfunction: gun[1] }),
    })),
    traits: (row.traits ?? []).map(([name, text]) => ({ name, text })),
  };
}
