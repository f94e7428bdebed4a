import * as z from "zod/mini";
import { modifierOf } from "../../game/rolls/acting";
import type { DamageRules } from "../../game/rolls/damage";
import type { RollRules } from "../../game/rolls/rollRules";
import { numberOf } from "../../game/rolls/written";
import { plural } from "../../values/text/plural";
import { vampireContest } from "./contest";
import { BEAST_ROLLS, hungerConsequence, MAX_DICE, mayReroll, rerollPool, rollPool } from "./poolRoll";

const MAX_HUNGER = 5;
/** The highest bonus of a weapon. */
export const MAX_WEAPON_BONUS = 20;

const schema = z.object({
  game: z.literal("vampire"),
  dice: z.int().check(z.minimum(0), z.maximum(MAX_DICE)),
  hungerDice: z.int().check(z.minimum(0), z.maximum(MAX_HUNGER)),
  difficulty: z.optional(z.int().check(z.minimum(1), z.maximum(20))),
  about: z.optional(z.enum(BEAST_ROLLS)),
});
export type VampireSpec = z.infer<typeof schema>;

/** `6 2 Force + Bagarre`: so many dice, so many of them Hunger dice. */
const WRITTEN = /^(\d{1,2})(?:\s+(\d))?(?:\s+(\p{L}.*))?$/u;

export const vampireRolls: RollRules<VampireSpec> = {
  contest: vampireContest,
  schema,
  throw: rollPool,
  valueOf: ({ dice }) => `${dice} ${plural(dice, "dé", "dés")}`,
  prepare: (spec, { modifier, surge, difficulty }, acting) => {
    // A pool that penalties have emptied is still a die.
    const least = spec.dice > 0 ? 1 : 0;
    const dice = Math.min(MAX_DICE, Math.max(least, spec.dice + modifierOf(modifier, acting) + surge));
    return { ...spec, dice, ...(difficulty !== undefined && { difficulty }) };
  },
  // Rouse checks and remorse are what they are, and blood surges for no frenzy.
  situationOf: ({ about }, situation) => {
    if (about === "rouse" || about === "remorse") return undefined;
    return about === "frenzy" ? { ...situation, surge: 0 } : situation;
  },
  secondAttempts: {
    isOpen: ({ about }) => about === undefined,
    takesWillpower: true,
    costs: [{ kind: "spendWillpower" }],
    make: ({ spec, dice }, { dice: positions = [] }, source) =>
      mayReroll(dice, positions) ? rerollPool(spec, dice, positions, source) : undefined,
  },
  marginOf: ({ difficulty }, total) =>
    difficulty === undefined || total < difficulty ? undefined : total - difficulty,
  consequence: hungerConsequence,
  examples: ["6 2 Force + Bagarre", "2d10"],
  read: (text) => {
    const [, dice, hunger, words] = WRITTEN.exec(text) ?? [];
    const pool = { dice: numberOf(dice), hungerDice: numberOf(hunger) };
    const isPool = pool.dice >= 1 && pool.dice <= MAX_DICE && pool.hungerDice <= MAX_HUNGER;
    return dice !== undefined && isPool ? { roll: { game: "vampire", ...pool }, words } : undefined;
  },
};

const damageSchema = z.object({
  game: z.literal("vampire"),
  severity: z.enum(["superficial", "aggravated"]),
  /** Of an attack's pool: what the weapon adds to its margin. */
  bonus: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_WEAPON_BONUS))),
  /** Of a blade or a bullet: aggravated to mortals. */
  edged: z.optional(z.boolean()),
  /** Superficial damage that nothing halves. */
  unhalved: z.optional(z.boolean()),
});
export type VampireDamage = z.infer<typeof damageSchema>;

/** Of an attack its margin, over what was opposed to it or the difficulty, and the weapon's bonus; undefined where it missed. */
const dealt: NonNullable<DamageRules<VampireDamage>["dealt"]> = ({ damage, total, rolled, contest }) => {
  if (rolled?.game !== "vampire") return Math.max(0, total);
  if (contest && contest.result !== "won") return undefined;
  const margin = contest?.margin ?? total - (rolled.difficulty ?? 1);
  return margin < 0 ? undefined : margin + (damage.bonus ?? 0);
};

export const vampireDamage: DamageRules<VampireDamage> = {
  schema: damageSchema,
  dealt,
  /** « Dégâts : 5 superficiels », of an attack that has its damage in it. */
  text: (roll) => {
    const points = dealt(roll);
    if (roll.rolled?.game !== "vampire" || points === undefined) return undefined;
    const { severity, edged, unhalved } = roll.damage;
    if (severity === "aggravated") return `Dégâts : ${points} ${plural(points, "aggravé", "aggravés")}`;
    const notes = [unhalved && "entiers", edged && "aggravés pour un mortel"].filter(Boolean).join(", ");
    const text = `Dégâts : ${points} ${plural(points, "superficiel", "superficiels")}`;
    return notes === "" ? text : `${text} (${notes})`;
  },
};
