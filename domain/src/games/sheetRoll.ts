import * as z from "zod/mini";
import type { RandomUint32 } from "../values/dice/randomSource";
import type { DiceRoll } from "../values/dice/rollDice";
import { MAX_PERCENT, PERCENT_SUBJECTS, REQUIRED_LEVELS, rollPercent } from "./cthulhu/percentRoll";
import { rollStatCheck } from "./cyberpunk/checkRoll";
import { d20RollNotation, MAX_BONUS_DICE_LENGTH, rollD20 } from "./dnd5e/d20Roll";
import { BEAST_ROLLS, MAX_DICE, MAX_WILLPOWER_DICE, rollPool } from "./vampire/poolRoll";

/**
 * The roll of a value of a sheet by its game's rules. Plain data that the sheet can send to the server, which
 * rolls shared rolls.
 */
export const rollSpecSchema = z.discriminatedUnion("game", [
  z
    .object({
      game: z.literal("dnd5e"),
      modifier: z.int().check(z.minimum(-60), z.maximum(100)),
      mode: z.enum(["normal", "advantage", "disadvantage"]),
      dice: z.optional(z.string().check(z.maxLength(MAX_BONUS_DICE_LENGTH))),
      difficulty: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
      attack: z.optional(z.boolean()),
      fails: z.optional(z.boolean()),
    })
    .check(z.refine((spec) => d20RollNotation(spec) !== undefined, "Ces dés sont illisibles.")),
  z.object({
    game: z.literal("vampire"),
    dice: z.int().check(z.minimum(0), z.maximum(MAX_DICE)),
    hungerDice: z.int().check(z.minimum(0), z.maximum(5)),
    difficulty: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
    about: z.optional(z.enum(BEAST_ROLLS)),
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
    level: z.optional(z.enum(REQUIRED_LEVELS)),
    about: z.optional(z.enum(PERCENT_SUBJECTS)),
  }),
]);
export type RollSpec = z.infer<typeof rollSpecSchema>;

/**
 * An earlier roll that its game lets one roll again, once: `redo` is its id. In Vampire `dice` are the places
 * of the dice that Willpower rolls again; in Call of Cthulhu the roll is pushed, or with `luck` lowered to a
 * success by points of Luck.
 */
export const redoSpecSchema = z.object({
  redo: z.string().check(z.minLength(1), z.maxLength(128)),
  dice: z.optional(
    z.array(z.int().check(z.minimum(0), z.maximum(MAX_DICE))).check(z.maxLength(MAX_WILLPOWER_DICE)),
  ),
  luck: z.optional(z.literal(true)),
});
export type RedoSpec = z.infer<typeof redoSpecSchema>;

/** Rolls by the rules of the roll's game. */
export function rollSheet(spec: RollSpec, source: RandomUint32): DiceRoll {
  switch (spec.game) {
    case "dnd5e":
      return rollD20(spec, source);
    case "vampire":
      return rollPool(spec, source);
    case "cyberpunk":
      return rollStatCheck(spec, source);
    case "cthulhu":
      return rollPercent(spec, source);
  }
}
