import { parseDice } from "domain/dice/diceExpression";
import type { RandomUint32 } from "domain/dice/randomSource";
import { type DiceRoll, d20Notation, type RollMode, rollDice } from "domain/dice/rollDice";
import type { RollOutcome } from "domain/systems/sheetDice";
import { type RollSpec, rollSheet } from "domain/systems/sheetRoll";
import type { SystemId } from "domain/systems/systemIds";
import type { RollRequest } from "../../../ui/RollButton";

/** What is thrown: dice notation, or a game's own roll. The server takes the same for a shared roll. */
export type Throw = string | RollSpec;

/** The games that know advantage: two d20 in one, bonus and penalty dice in the other. */
export function knowsAdvantage(system: SystemId): boolean {
  return system === "dnd5e" || system === "cthulhu";
}

const BONUS_DICE = { normal: 0, advantage: 1, disadvantage: -1 } as const satisfies Record<RollMode, number>;

/** What a pressed value throws in a mode; undefined where nothing can be thrown. Damage knows no advantage. */
export function throwOf(request: RollRequest, mode: RollMode): Throw | undefined {
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

/** Throws here and now; undefined for a text that is no dice. */
export function throwDice(
  thrown: Throw,
  source: RandomUint32,
): (DiceRoll & { readonly outcome?: RollOutcome }) | undefined {
  if (typeof thrown !== "string") return rollSheet(thrown, source);
  const expression = parseDice(thrown);
  return expression && rollDice(expression, source);
}
