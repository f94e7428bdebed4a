import * as z from "zod/mini";
import { modeOf, modifierOf } from "../../game/rolls/acting";
import type { DamageRules } from "../../game/rolls/damage";
import type { RollSubject } from "../../game/rolls/rollEffect";
import type { RollRules } from "../../game/rolls/rollRules";
import { numberOf, WRITTEN_BONUS } from "../../game/rolls/written";
import { ABILITY_KEYS } from "../../sheet/character/abilities";
import { formatModifier, type RollMode } from "../../values/dice/rollDice";
import { rollWordOf } from "../../values/dice/rollWords";
import { dnd5eContest } from "./contest";
import { d20Notation } from "./d20Notation";
import { againstArmourClass, d20RollNotation, MAX_BONUS_DICE_LENGTH, rollD20 } from "./d20Roll";
import { DAMAGE_TYPES } from "./damageTypes";
import { frenchDamageType } from "./vocabulary";

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
    evened: z.optional(z.boolean()),
    lucky: z.optional(z.boolean()),
    reach: z.optional(z.enum(["near", "far"])),
  })
  .check(z.refine((spec) => d20RollNotation(spec) !== undefined, "Ces dés sont illisibles."));
export type Dnd5eSpec = z.infer<typeof schema>;

/** What counts is whether somebody stands beside whom they strike. */
const METRES = { near: 1.5, far: 3 } as const;

/** Its advantage with more: once both act, a further one changes nothing, whoever adds it. */
function modesOf({ mode, evened }: Dnd5eSpec, more: readonly RollMode[]): Pick<Dnd5eSpec, "mode" | "evened"> {
  const all = [mode, ...more];
  if (evened || (all.includes("advantage") && all.includes("disadvantage"))) {
    return { mode: "normal", evened: true };
  }
  return { mode: modeOf(all) };
}

const reachOf = ({ melee }: RollSubject): Pick<Dnd5eSpec, "reach"> =>
  melee === undefined ? {} : { reach: melee ? "near" : "far" };

export const dnd5eRolls: RollRules<Dnd5eSpec> = {
  contest: dnd5eContest,
  schema,
  throw: rollD20,
  valueOf: ({ modifier }) => formatModifier(modifier),
  check: (modifier, subject) => ({
    ...{ game: "dnd5e", modifier, mode: "normal" },
    ...(subject?.kind === "attack" && { attack: true, ...reachOf(subject) }),
  }),
  prepare: (spec, { mode, inspired, modifier, dice, difficulty }, acting) => ({
    ...spec,
    modifier: spec.modifier + modifierOf(modifier, acting),
    ...modesOf(spec, [
      mode,
      inspired ? "advantage" : "normal",
      ...acting.flatMap((effect) => effect.mode ?? []),
    ]),
    ...(dice !== "" && { dice }),
    ...(difficulty !== undefined && { difficulty }),
    ...(acting.some(({ fails }) => fails) && { fails: true }),
    ...(acting.some(({ critical }) => critical) && { critical: true }),
    ...(acting.some(({ rerollsOne }) => rerollsOne) && { lucky: true }),
  }),
  defence: {
    word: "CA",
    isAsked: ({ attack, difficulty }) => attack === true && difficulty === undefined,
    decide: againstArmourClass,
    of: ({ ac }) => ac,
  },
  against: {
    isAsked: ({ attack }) => attack === true,
    metres: ({ reach }) => reach && METRES[reach],
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
