import * as z from "zod/mini";
import {
  MAX_COINS,
  MAX_EXHAUSTION,
  MAX_EXPERIENCE,
  MAX_HIT_DICE,
  MAX_OWN_RESOURCES,
  MAX_POINTS,
  MAX_RESOURCES,
  MAX_ROUNDS,
  MAX_SLOTS,
  MAX_USES,
  whole,
} from "./bounds";
import {
  COINS,
  concentrationSchema,
  conditionIdSchema,
  conditionStateSchema,
  HIT_DICE,
  hasAtMost,
  ownResourceIdSchema,
  ownResourceSchema,
  resourceIdSchema,
  SLOT_KEYS,
} from "./state";

const difference = (max: number) => whole(-max, max);
const differences = <Key extends string>(keys: readonly [Key, ...Key[]], max: number) =>
  z.optional(z.partialRecord(z.enum(keys), difference(max)));

const conditions = z.optional(z.partialRecord(conditionIdSchema, z.nullable(conditionStateSchema)));
const ownResources = z.optional(
  z.record(ownResourceIdSchema, z.nullable(ownResourceSchema)).check(hasAtMost(2 * MAX_OWN_RESOURCES)),
);
const values = <Key extends string>(keys: readonly [Key, ...Key[]], max: number, min = 0) =>
  z.optional(z.partialRecord(z.enum(keys), whole(min, max)));
const HIT_POINTS = ["lost", "temporary", "reduction"] as const;
const DEATH_SAVES = ["successes", "failures"] as const;

/**
 * The inverse of any operation: numbers to add, so that what others changed since stays; for the rest, what
 * to put back, null for what was not there. Concentration is put back only where it still is as `from` says,
 * conditions and resources where they are as `left` says; numbers that were set are in `left` too, and nothing is
 * taken back where one of them is another by now.
 */
export const takeBackSchema = z.object({
  kind: z.literal("takeBack"),
  hitPoints: differences(HIT_POINTS, 2 * MAX_POINTS),
  deathSaves: differences(DEATH_SAVES, 3),
  hitDice: differences(HIT_DICE, MAX_HIT_DICE),
  slots: differences(SLOT_KEYS, MAX_SLOTS),
  coins: differences(COINS, MAX_COINS),
  resources: z.optional(z.record(resourceIdSchema, difference(MAX_USES)).check(hasAtMost(MAX_RESOURCES))),
  exhaustion: z.optional(difference(MAX_EXHAUSTION)),
  experience: z.optional(difference(MAX_EXPERIENCE)),
  inspiration: z.optional(z.boolean()),
  raging: z.optional(z.boolean()),
  rageRounds: z.optional(difference(MAX_ROUNDS)),
  conditions,
  ownResources,
  concentration: z.optional(
    z.object({ from: z.nullable(concentrationSchema), to: z.nullable(concentrationSchema) }),
  ),
  left: z.optional(
    z.object({
      hitPoints: values(HIT_POINTS, MAX_POINTS, -MAX_POINTS),
      deathSaves: values(DEATH_SAVES, 3),
      conditions,
      ownResources,
    }),
  ),
});
export type TakeBack = z.infer<typeof takeBackSchema>;
