import * as z from "zod/mini";
import { REQUIRED_LEVELS } from "./situation";

/** The places that the dice of a roll have: more than any game throws. */
const MAX_DIE = 30;
/** The dice that may be named to be rolled again, at most. */
export const MAX_REROLLED = 3;

/**
 * An earlier roll that its game lets one roll again, once: `redo` is its id. In Vampire `dice` are the places
 * of the dice that Willpower rolls again; in Call of Cthulhu the roll is pushed, or with `luck` lowered by points of
 * Luck to a level of success, by default to the one that was asked for.
 */
export const redoSpecSchema = z.object({
  redo: z.string().check(z.minLength(1), z.maxLength(128)),
  dice: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(MAX_DIE))).check(z.maxLength(MAX_REROLLED))),
  luck: z.optional(z.literal(true)),
  level: z.optional(z.enum(REQUIRED_LEVELS)),
});
export type RedoSpec = z.infer<typeof redoSpecSchema>;

/** How a roll is made again: `RedoSpec` without the roll that it names. */
export type SecondTry = Omit<RedoSpec, "redo">;
