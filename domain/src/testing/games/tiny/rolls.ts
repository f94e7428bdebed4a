import * as z from "zod/mini";
import { modifierOf } from "../../../game/rolls/acting";
import { higherOf } from "../../../game/rolls/contest";
import type { DamageRules } from "../../../game/rolls/damage";
import type { RollRules } from "../../../game/rolls/rollRules";
import { numberOf, WRITTEN_BONUS } from "../../../game/rolls/written";
import { parseDice } from "../../../values/dice/parseDice";
import { formatModifier, rollDice } from "../../../values/dice/rollDice";

const schema = z.object({ game: z.literal("tiny"), modifier: z.int().check(z.minimum(0), z.maximum(20)) });
export type TinySpec = z.infer<typeof schema>;

/** Its one die. */
export const tinyRolls: RollRules<TinySpec> = {
  schema,
  throw: ({ modifier }, source) => {
    const expression = parseDice(`1d8+${modifier}`);
    if (expression === undefined) throw new RangeError("No dice");
    return rollDice(expression, source);
  },
  valueOf: ({ modifier }) => formatModifier(modifier),
  prepare: (spec, { modifier }, acting) => ({
    ...spec,
    modifier: Math.max(0, spec.modifier + modifierOf(modifier, acting)),
  }),
  contest: {
    awaits: () => true,
    decide: (acting, opposing) => ({ winner: higherOf(acting.total, opposing.total) }),
    opposedBy: ["Astuce"],
  },
  examples: ["+3 Astuce"],
  read: (text) => {
    const [, bonus, words] = WRITTEN_BONUS.exec(text) ?? [];
    const roll = { game: "tiny", modifier: Math.max(0, numberOf(bonus)) } as never;
    return bonus === undefined ? undefined : { roll, words };
  },
};

const damageSchema = z.object({ game: z.literal("tiny") });
export type TinyDamage = z.infer<typeof damageSchema>;

export const tinyDamage: DamageRules<TinyDamage> = { schema: damageSchema };
