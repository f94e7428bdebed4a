import * as z from "zod/mini";
import type { RandomUint32 } from "../dice/randomSource";
import { MAX_PERCENT, rollPercent } from "./cthulhu/percentRoll";
import { rollStatCheck } from "./cyberpunk/checkRoll";
import type { SheetRoll } from "./sheetDice";
import { MAX_DICE, MAX_WILLPOWER_DICE, rollPool } from "./vampire/poolRoll";

/**
 * The roll of a value of a sheet. Plain data that the sheet can send to the server, which rolls shared rolls.
 * dnd5e has none: its rolls are dice notation.
 */
export const rollSpecSchema = z.discriminatedUnion("game", [
  z.object({
    game: z.literal("vampire"),
    dice: z.int().check(z.minimum(0), z.maximum(MAX_DICE)),
    hungerDice: z.int().check(z.minimum(0), z.maximum(5)),
    difficulty: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  }),
  z.object({
    game: z.literal("cyberpunk"),
    modifier: z.int().check(z.minimum(-40), z.maximum(60)),
    difficulty: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
  }),
  z.object({
    game: z.literal("cthulhu"),
    target: z.int().check(z.minimum(0), z.maximum(MAX_PERCENT)),
    bonusDice: z.int().check(z.minimum(-2), z.maximum(2)),
  }),
]);
export type RollSpec = z.infer<typeof rollSpecSchema>;

/**
 * An earlier roll that its game lets one roll again, once: `redo` is its id. In Vampire `dice` are the places
 * of the dice that Willpower rolls again; in Call of Cthulhu the roll is pushed.
 */
export const redoSpecSchema = z.object({
  redo: z.string().check(z.minLength(1), z.maxLength(128)),
  dice: z.optional(
    z.array(z.int().check(z.minimum(0), z.maximum(MAX_DICE))).check(z.maxLength(MAX_WILLPOWER_DICE)),
  ),
});
export type RedoSpec = z.infer<typeof redoSpecSchema>;

/** Rolls by the rules of the roll's game. */
export function rollSheet(spec: RollSpec, source: RandomUint32): SheetRoll {
  switch (spec.game) {
    case "vampire":
      return rollPool(spec, source);
    case "cyberpunk":
      return rollStatCheck(spec, source);
    case "cthulhu":
      return rollPercent(spec, source);
  }
}
