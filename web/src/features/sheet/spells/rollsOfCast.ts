import { parseDice } from "domain/dice/parseDice";
import type { RollRequest } from "domain/rolls/rollRequest";
import type { Cast } from "domain/systems/dnd5e/spells/castOf";
import { spellRollLabel } from "domain/systems/dnd5e/spells/spellLabels";
import { check } from "../../../ui/RollButton";

/** What a casting rolls at once: its attacks, whose damage waits for the hit; without one, its dice. */
export function rollsOfCast(name: string, { attack, rolls }: Cast): readonly RollRequest[] {
  if (attack !== undefined) {
    return Array.from({ length: attack.count }, (_, at) =>
      check(attack.count > 1 ? `${name} (${at + 1} sur ${attack.count})` : name, attack.bonus, {
        kind: "attack",
      }),
    ).filter((request) => request !== undefined);
  }
  return rolls
    .filter(({ dice }) => parseDice(dice) !== undefined)
    .map((roll) => ({ kind: "dice", label: `${spellRollLabel(roll)} : ${name}`, dice: roll.dice }));
}
