import * as z from "zod/mini";
import { modifierOf } from "../../game/rolls/acting";
import type { DamageRules } from "../../game/rolls/damage";
import type { RollRules } from "../../game/rolls/rollRules";
import { strikeOf } from "../../game/rolls/strike";
import { numberOf, WRITTEN_BONUS } from "../../game/rolls/written";
import { formatModifier } from "../../values/dice/rollDice";
import { rollStatCheck } from "./checkRoll";

const schema = z.object({
  game: z.literal("cyberpunk"),
  modifier: z.int().check(z.minimum(-40), z.maximum(60)),
  difficulty: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
});
export type CyberpunkSpec = z.infer<typeof schema>;

export const cyberpunkRolls: RollRules<CyberpunkSpec> = {
  // A 10 and a 1 decide nothing by themselves.
  strikeOf: (outcome, { difficulty }) => (difficulty === undefined ? undefined : strikeOf(outcome)),
  schema,
  throw: rollStatCheck,
  valueOf: ({ modifier }) => formatModifier(modifier),
  prepare: (spec, { modifier, luck, difficulty }, acting) => ({
    ...spec,
    modifier: spec.modifier + modifierOf(modifier, acting) + luck,
    ...(difficulty !== undefined && { difficulty }),
  }),
  examples: ["+14 Discrétion", "3d6 dégâts"],
  read: (text) => {
    const [, bonus, words] = WRITTEN_BONUS.exec(text) ?? [];
    return bonus === undefined
      ? undefined
      : { roll: { game: "cyberpunk", modifier: numberOf(bonus) }, words };
  },
};

const damageSchema = z.object({
  game: z.literal("cyberpunk"),
  location: z.enum(["head", "body"]),
  armour: z.enum(["whole", "half", "none"]),
});
export type CyberpunkDamage = z.infer<typeof damageSchema>;

/** Faces of 6 that make a hit a critical injury. */
const CRITICAL_SIXES = 2;

export const cyberpunkDamage: DamageRules<CyberpunkDamage> = {
  schema: damageSchema,
  text: (_, dice) => {
    const sixes = dice.filter(({ sides, value }) => sides === 6 && value === 6).length;
    return sixes >= CRITICAL_SIXES ? "Deux 6 : blessure critique" : undefined;
  },
};
