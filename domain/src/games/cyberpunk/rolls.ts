import * as z from "zod/mini";
import { modifierOf } from "../../game/rolls/acting";
import type { DamageRules } from "../../game/rolls/damage";
import type { RollRules } from "../../game/rolls/rollRules";
import { strikeOf } from "../../game/rolls/strike";
import { numberOf, WRITTEN_BONUS } from "../../game/rolls/written";
import { rollDie } from "../../values/dice/die";
import { formatModifier, type RolledDie } from "../../values/dice/rollDice";
import { rollStatCheck } from "./checkRoll";
import { cyberpunkContest } from "./contest";
import { CRITICAL_INJURIES, criticalInjury } from "./criticalInjuries";
import { difficultyAt, RANGED_WEAPONS, shotText } from "./ranges";

const schema = z.object({
  game: z.literal("cyberpunk"),
  modifier: z.int().check(z.minimum(-40), z.maximum(60)),
  difficulty: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
  /** Of an attack: a blow, which its target opposes, or a shot. */
  attack: z.optional(z.enum(["melee", "ranged"])),
  weapon: z.optional(z.enum(RANGED_WEAPONS)),
  burst: z.optional(z.boolean()),
  facedown: z.optional(z.boolean()),
});
export type CyberpunkSpec = z.infer<typeof schema>;

export const cyberpunkRolls: RollRules<CyberpunkSpec> = {
  contest: cyberpunkContest,
  // A 10 and a 1 decide nothing by themselves.
  strikeOf: (outcome, { difficulty }) => (difficulty === undefined ? undefined : strikeOf(outcome)),
  schema,
  throw: rollStatCheck,
  atDistance: (spec, metres) => {
    const { weapon, burst, difficulty } = spec;
    const asked = weapon && difficulty === undefined ? difficultyAt(weapon, metres, burst) : undefined;
    return asked === undefined ? spec : { ...spec, difficulty: asked };
  },
  valueOf: ({ modifier }) => formatModifier(modifier),
  distanceNote: ({ weapon, burst, difficulty }, metres) =>
    weapon && difficulty === undefined ? shotText(weapon, metres, burst) : undefined,
  // What a burst deals depends on it.
  marginOf: ({ burst, difficulty }, total) =>
    burst && difficulty !== undefined && total > difficulty ? total - difficulty : undefined,
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
  location: z.enum(["head", "body", "shield"]),
  armour: z.enum(["whole", "half", "none"]),
  /** Of two sixes: the critical injury that they led to. */
  injury: z.optional(z.enum(CRITICAL_INJURIES.map(({ key }) => key))),
});
export type CyberpunkDamage = z.infer<typeof damageSchema>;

/** Faces of 6 that make a hit a critical injury. */
const CRITICAL_SIXES = 2;

const isCritical = (dice: readonly Pick<RolledDie, "sides" | "value">[]): boolean =>
  dice.filter(({ sides, value }) => sides === 6 && value === 6).length >= CRITICAL_SIXES;

export const cyberpunkDamage: DamageRules<CyberpunkDamage> = {
  schema: damageSchema,
  settle: (damage, dice, source) => {
    if (!isCritical(dice)) return damage;
    const { injury: _, ...thrown } = damage;
    const sum = rollDie(6, source) + rollDie(6, source);
    const led = CRITICAL_INJURIES.find(({ location, roll }) => location === damage.location && roll === sum);
    return led ? { ...thrown, injury: led.key } : thrown;
  },
  text: ({ damage }, dice) => {
    const label = damage.injury === undefined ? undefined : criticalInjury(damage.injury)?.label;
    if (label !== undefined) return `Deux 6 : ${label.charAt(0).toLowerCase()}${label.slice(1)}, +5`;
    return isCritical(dice) ? "Deux 6 : blessure critique" : undefined;
  },
};
