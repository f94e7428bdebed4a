import * as z from "zod/mini";
import {
  MAX_COINS,
  MAX_EXHAUSTION,
  MAX_EXPERIENCE,
  MAX_HIT_DICE,
  MAX_OWN_RESOURCES,
  MAX_POINTS,
  MAX_RESOURCES,
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

/**
 * The inverse of any operation: numbers to add, so that what others changed since stays; for the rest, what
 * to put back, null for what was not there. Concentration is put back only where it still is as `from` says.
 */
export const takeBackSchema = z.object({
  kind: z.literal("takeBack"),
  hitPoints: differences(["lost", "temporary", "reduction"], MAX_POINTS),
  deathSaves: differences(["successes", "failures"], 3),
  hitDice: differences(HIT_DICE, MAX_HIT_DICE),
  slots: differences(SLOT_KEYS, MAX_SLOTS),
  coins: differences(COINS, MAX_COINS),
  resources: z.optional(z.record(resourceIdSchema, difference(MAX_USES)).check(hasAtMost(MAX_RESOURCES))),
  exhaustion: z.optional(difference(MAX_EXHAUSTION)),
  experience: z.optional(difference(MAX_EXPERIENCE)),
  inspiration: z.optional(z.boolean()),
  conditions: z.optional(z.partialRecord(conditionIdSchema, z.nullable(conditionStateSchema))),
  ownResources: z.optional(
    z.record(ownResourceIdSchema, z.nullable(ownResourceSchema)).check(hasAtMost(2 * MAX_OWN_RESOURCES)),
  ),
  concentration: z.optional(
    z.object({ from: z.nullable(concentrationSchema), to: z.nullable(concentrationSchema) }),
  ),
});
export type TakeBack = z.infer<typeof takeBackSchema>;
