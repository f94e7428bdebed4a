import * as z from "zod/mini";
import { modeOf, modifierOf } from "../../game/rolls/acting";
import type { DamageRules } from "../../game/rolls/damage";
import type { RollRules } from "../../game/rolls/rollRules";
import { numberOf, WRITTEN_BONUS } from "../../game/rolls/written";
import { ABILITY_KEYS } from "../../sheet/character/abilities";
import { frenchDamageType } from "../../sheet/character/vocabulary";
import { d20Notation, formatModifier } from "../../values/dice/rollDice";
import { rollWordOf } from "../../values/dice/rollWords";
import { dnd5eContest } from "./contest";
import { againstArmourClass, d20RollNotation, MAX_BONUS_DICE_LENGTH, rollD20 } from "./d20Roll";
import { DAMAGE_TYPES } from "./damageTypes";

const schema = z
  .object({
    game: z.literal("dnd5e"),
    modifier: z.int().check(z.minimum(-60), z.maximum(100)),
    mode: z.enum(["normal", "advantage", "disadvantage"]),
    dice: z.optional(z.string().check(z.maxLength(MAX_BONUS_DICE_LENGTH))),
    difficulty: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
    attack: z.optional(z.boolean()),
    critical: z.optional(z.boolean()),
    fails: z.optional(z.boolean()),
  })
  .check(z.refine((spec) => d20RollNotation(spec) !== undefined, "Ces dés sont illisibles."));
export type Dnd5eSpec = z.infer<typeof schema>;

export const dnd5eRolls: RollRules<Dnd5eSpec> = {
  contest: dnd5eContest,
  schema,
  throw: rollD20,
  valueOf: ({ modifier }) => formatModifier(modifier),
  prepare: (spec, { mode, inspired, modifier, dice, difficulty }, acting) => ({
    ...spec,
    modifier: spec.modifier + modifierOf(modifier, acting),
    mode: modeOf([
      spec.mode,
      mode,
      inspired ? "advantage" : "normal",
      ...acting.flatMap((effect) => effect.mode ?? []),
    ]),
    ...(dice !== "" && { dice }),
    ...(difficulty !== undefined && { difficulty }),
    ...(acting.some(({ fails }) => fails) && { fails: true }),
    ...(acting.some(({ critical }) => critical) && { critical: true }),
  }),
  defence: {
    word: "CA",
    isAsked: ({ attack, difficulty }) => attack === true && difficulty === undefined,
    decide: againstArmourClass,
    of: ({ ac }) => ac,
  },
  examples: ["2d6+3 dégâts", "+5 Perception"],
  read: (text) => {
    const [, bonus, words] = WRITTEN_BONUS.exec(text) ?? [];
    const word = rollWordOf(words);
    const mode = word === "advantage" || word === "disadvantage" ? word : "normal";
    const roll = bonus && d20Notation({ modifier: numberOf(bonus), mode });
    return roll ? { roll, words } : undefined;
  },
};

const damageSchema = z.object({
  game: z.literal("dnd5e"),
  type: z.optional(z.enum(DAMAGE_TYPES)),
  critical: z.optional(z.boolean()),
  /** From a magic weapon or a spell. */
  magical: z.optional(z.boolean()),
  /** What whoever it meets saves against, and what a success takes of it, where no attack decides. */
  save: z.optional(
    z.object({
      ability: z.enum(ABILITY_KEYS),
      difficulty: z.int().check(z.minimum(1), z.maximum(60)),
      success: z.enum(["none", "half"]),
    }),
  ),
});
export type Dnd5eDamage = z.infer<typeof damageSchema>;

export const dnd5eDamage: DamageRules<Dnd5eDamage> = {
  schema: damageSchema,
  addsUp: true,
  kindOf: ({ type }) => type && frenchDamageType(type),
};
