import { parseDice } from "domain/dice/parseDice";
import type { RandomUint32 } from "domain/dice/randomSource";
import { type DiceRoll, d20Notation, type RollMode, rollDice } from "domain/dice/rollDice";
import { type RollSpec, rollSheet } from "domain/systems/sheetRoll";
import type { SystemId } from "domain/systems/systemIds";
import type { RollRequest } from "../../../ui/RollButton";

/** Dice notation, or a game's own roll: what `rollForTable` takes too. */
export type RequestedRoll = string | RollSpec;

/** The games with advantage and disadvantage: two d20 in one, bonus and penalty dice in the other. */
export function hasAdvantage(system: SystemId): boolean {
  return system === "dnd5e" || system === "cthulhu";
}

const BONUS_DICE = { normal: 0, advantage: 1, disadvantage: -1 } as const satisfies Record<RollMode, number>;

/** What a pressed value rolls in a mode; undefined where it cannot be rolled. Damage has no advantage. */
export function requestedRoll(request: RollRequest, mode: RollMode): RequestedRoll | undefined {
  switch (request.kind) {
    case "check":
      return d20Notation({ modifier: request.modifier, mode });
    case "dice":
      return request.dice;
    case "game": {
      const { spec } = request;
      if (spec.game !== "cthulhu") return spec;
      return { ...spec, bonusDice: Math.max(-2, Math.min(2, spec.bonusDice + BONUS_DICE[mode])) };
    }
  }
}

/** Rolls on this device; undefined for a text that is no dice notation. */
export function rollOnDevice(requested: RequestedRoll, source: RandomUint32): DiceRoll | undefined {
  if (typeof requested !== "string") return rollSheet(requested, source);
  const expression = parseDice(requested);
  return expression && rollDice(expression, source);
}
