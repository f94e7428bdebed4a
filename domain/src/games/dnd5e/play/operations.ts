import * as z from "zod/mini";
import { revertSchema } from "../../../operations/revert";
import { changeSchema } from "../../../values/range";
import { DAMAGE_TYPES } from "../damageTypes";
import {
  MAX_COINS,
  MAX_EXHAUSTION,
  MAX_EXPERIENCE,
  MAX_HIT_DICE,
  MAX_POINTS,
  MAX_ROUNDS,
  MAX_TOTAL,
  MAX_USES,
  whole,
} from "./bounds";
import {
  coinSchema,
  conditionIdSchema,
  hitDieSchema,
  ownResourceIdSchema,
  ownResourceSchema,
  resourceIdSchema,
  trackerName,
} from "./state";

const operation = <Kind extends string, Shape extends Record<string, z.ZodMiniType>>(
  kind: Kind,
  shape: Shape,
) => z.object({ kind: z.literal(kind), ...shape });

const points = whole(1, MAX_POINTS);
const slotLevel = whole(1, 9);

/** A hit die that was rolled: what it shows, without the Constitution modifier. */
const rolledHitDie = z.object({ die: hitDieSchema, rolled: whole(1, 12) });
export type RolledHitDie = z.infer<typeof rolledHitDie>;

/** A short rest spends as many hit dice as this at most. */
export const MAX_DICE_OF_A_REST = 20;

/** Everything that changes a D&D character during play. Amounts are positive; dice are rolled before. */
export const operationSchema = z.discriminatedUnion("kind", [
  /**
   * After resistances. `critical` counts two failures for who is at 0. `hitPointsThen`: those that its author saw, where
   * they were above 0.
   */
  operation("damage", {
    amount: points,
    type: z.optional(z.enum(DAMAGE_TYPES)),
    critical: z.optional(z.boolean()),
    hitPointsThen: z.optional(points),
  }),
  operation("heal", { amount: points }),
  operation("grantTemporary", { amount: points }),
  operation("loseTemporary", { amount: points }),
  /** The MJ's word: so many hit points now. */
  operation("setHitPoints", { current: whole(0, MAX_POINTS) }),
  operation("reduceMaximum", { amount: points }),
  operation("restoreMaximum", { amount: points }),
  /** `die` is what the d20 shows, `total` the same with its bonuses. */
  operation("deathSave", { die: whole(1, 20), total: z.optional(whole(-MAX_TOTAL, MAX_TOTAL)) }),
  operation("markDeathSaves", { successes: whole(0, 3), failures: whole(0, 3) }),
  operation("changeDeathSaves", { mark: z.enum(["successes", "failures"]), by: changeSchema(3) }),
  operation("stabilise", {}),
  operation("revive", { hitPoints: points }),
  operation("spendHitDie", rolledHitDie.shape),
  operation("recoverHitDice", { die: hitDieSchema, count: whole(1, MAX_HIT_DICE) }),
  operation("spendSlot", { level: slotLevel }),
  operation("recoverSlot", { level: slotLevel }),
  operation("spendPactSlot", {}),
  operation("recoverPactSlot", {}),
  operation("spendResource", { id: resourceIdSchema, uses: whole(1, MAX_USES) }),
  operation("recoverResource", { id: resourceIdSchema, uses: whole(1, MAX_USES) }),
  /** Adds a resource of one's own, or writes another over it. */
  operation("putOwnResource", { id: ownResourceIdSchema, resource: ownResourceSchema }),
  operation("removeOwnResource", { id: ownResourceIdSchema }),
  operation("gainInspiration", {}),
  operation("spendInspiration", {}),
  operation("gainExhaustion", { levels: whole(1, MAX_EXHAUSTION) }),
  operation("loseExhaustion", { levels: whole(1, MAX_EXHAUSTION) }),
  /** Without `rounds` it lasts until somebody removes it. */
  operation("addCondition", { condition: conditionIdSchema, rounds: z.optional(whole(1, MAX_ROUNDS)) }),
  operation("removeCondition", { condition: conditionIdSchema }),
  /** One of the character's turns is over: a round less for the conditions and the rage that last so many. */
  operation("endTurn", {}),
  operation("concentrate", { spell: trackerName, level: whole(0, 9) }),
  /** The Constitution save against the oldest difficulty that is not rolled yet. */
  operation("saveConcentration", { total: whole(-MAX_TOTAL, MAX_TOTAL) }),
  operation("endConcentration", {}),
  operation("startRage", {}),
  operation("endRage", {}),
  operation("gainExperience", { amount: whole(1, MAX_EXPERIENCE) }),
  operation("loseExperience", { amount: whole(1, MAX_EXPERIENCE) }),
  operation("gainCoins", { coin: coinSchema, amount: whole(1, MAX_COINS) }),
  operation("spendCoins", { coin: coinSchema, amount: whole(1, MAX_COINS) }),
  operation("shortRest", { hitDice: z.array(rolledHitDie).check(z.maxLength(MAX_DICE_OF_A_REST)) }),
  operation("longRest", {}),
  revertSchema,
]);
export type Dnd5eOperation = z.infer<typeof operationSchema>;
