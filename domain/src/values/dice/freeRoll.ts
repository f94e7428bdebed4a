import { readDice } from "./parseDice";

/** What a roll is called that says nothing about itself. */
export const FREE_ROLL = "Jet libre";

/** What the words beside written dice say that they are for: « dégâts » of `"2d6+3 dégâts"`. */
export function freeRollLabel(dice: string): string {
  const read = readDice(dice);
  return (typeof read === "string" ? undefined : read.label) ?? FREE_ROLL;
}
