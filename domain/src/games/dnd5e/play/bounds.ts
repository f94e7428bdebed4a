import * as z from "zod/mini";

/** Any number of hit points, of a maximum or of damage. */
export const MAX_POINTS = 9999;
export const MAX_HIT_DICE = 99;
export const MAX_SLOTS = 9;
/** The uses of one resource. */
export const MAX_USES = 999;
export const MAX_OWN_RESOURCES = 20;
/** How many resources can have something spent: those of the classes and those of one's own. */
export const MAX_RESOURCES = 60;
export const MAX_EXHAUSTION = 6;
export const MAX_EXPERIENCE = 9_999_999;
export const MAX_COINS = 9_999_999;
/** Saves of one concentration that are not rolled yet. */
export const MAX_PENDING_SAVES = 20;
export const MAX_ROUNDS = 100;
export const MAX_NAME = 60;
/** The total of a d20 with its bonuses, in either direction. */
export const MAX_TOTAL = 199;

/** An integer from `min` to `max`. */
export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(max, Math.max(min, Math.trunc(value) + 0));
