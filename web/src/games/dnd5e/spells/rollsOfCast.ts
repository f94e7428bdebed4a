import type { DamageSpec } from "domain/game/gameTypes";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { Cast, CastRoll } from "domain/games/dnd5e/spells/castOf";
import { spellRollLabel } from "domain/games/dnd5e/spells/spellLabels";
import { parseDice } from "domain/values/dice/parseDice";
import type { SheetAct } from "../../../ui/RollButton";
import { check } from "../check";

/** What a roll of a spell does to whom it meets; undefined of healing. */
export const damageOfSpell = ({ kind, type }: CastRoll, critical = false): DamageSpec | undefined =>
  kind === "damage"
    ? { game: "dnd5e", magical: true, ...(type && { type }), ...(critical && { critical }) }
    : undefined;

const HEALING = { heal: "hitPoints", temporary: "temporary" } as const;

/** What a roll of a spell gives back to whom it meets; undefined of damage. */
export const healingOfSpell = ({ kind }: CastRoll): RollRequest["heals"] =>
  kind === "heal" || kind === "temporary" ? HEALING[kind] : undefined;

/** Whom a casting meets: by an attack, a save or damage anybody, by healing characters. */
export function metBy({ attack, save, rolls }: Cast): SheetAct["meets"] {
  if (attack || save || rolls.some((roll) => damageOfSpell(roll))) return "anybody";
  return rolls.some((roll) => healingOfSpell(roll)) ? "characters" : undefined;
}

/** « Dégâts : Boule de feu »; the spell « Soins » is not named twice. */
const labelOf = (what: string, name: string): string => (name.startsWith(what) ? name : `${what} : ${name}`);

/** What a casting rolls at once: its attacks, whose damage waits for the hit; without one, its dice. */
export function rollsOfCast(name: string, { attack, rolls }: Cast): readonly RollRequest[] {
  if (attack !== undefined) {
    return Array.from({ length: attack.count }, (_, at) =>
      check(attack.count > 1 ? `${name} (${at + 1} sur ${attack.count})` : name, attack.bonus, {
        kind: "attack",
        melee: attack.melee,
      }),
    ).filter((request) => request !== undefined);
  }
  return rolls
    .filter(({ dice }) => parseDice(dice) !== undefined)
    .map((roll) => ({
      kind: "dice",
      label: labelOf(spellRollLabel(roll), name),
      dice: roll.dice,
      damage: damageOfSpell(roll),
      heals: healingOfSpell(roll),
    }));
}
