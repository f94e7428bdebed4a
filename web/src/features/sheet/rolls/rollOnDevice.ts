import { parseDice } from "domain/dice/parseDice";
import type { RandomUint32 } from "domain/dice/randomSource";
import { type DiceRoll, rollDice } from "domain/dice/rollDice";
import type { PreparedRoll } from "domain/rolls/prepareRoll";
import { rollSheet } from "domain/systems/sheetRoll";

/** Rolls on this device; undefined for a text that is no dice notation. */
export function rollOnDevice(roll: PreparedRoll["roll"], source: RandomUint32): DiceRoll | undefined {
  if (typeof roll !== "string") return rollSheet(roll, source);
  const expression = parseDice(roll);
  return expression && rollDice(expression, source);
}
