import * as z from "zod/mini";
import { modifierOf } from "../../game/rolls/acting";
import type { DamageRules } from "../../game/rolls/damage";
import type { RollRules } from "../../game/rolls/rollRules";
import { REQUIRED_LEVELS } from "../../game/rolls/situation";
import { strikeOf } from "../../game/rolls/strike";
import { numberOf } from "../../game/rolls/written";
import type { RollMode } from "../../values/dice/rollDice";
import { rollWordOf } from "../../values/dice/rollWords";
import { cthulhuContest } from "./contest";
import {
  distanceNote,
  harderLevel,
  isOpen,
  levelAt,
  luckBuy,
  luckBuys,
  MAX_PERCENT,
  mayPush,
  PERCENT_SUBJECTS,
  pushPercent,
  rollPercent,
  successLevel,
  turnPercent,
} from "./percentRoll";

/** What a firearm that fails leads to. */
const JAMMED =
  "L'arme ne tire pas. Un revolver passe à la cartouche suivante ; une autre se remet en état en 1d6 rounds, par un jet de Mécanique ou de l'arme.";

/** In metres. */
const MAX_REACH = 9999;

const schema = z.object({
  game: z.literal("cthulhu"),
  target: z.int().check(z.minimum(0), z.maximum(MAX_PERCENT)),
  bonusDice: z.int().check(z.minimum(-2), z.maximum(2)),
  level: z.optional(z.enum(REQUIRED_LEVELS)),
  about: z.optional(z.enum(PERCENT_SUBJECTS)),
  malfunction: z.optional(z.int().check(z.minimum(2), z.maximum(100))),
  reach: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_REACH))),
});
export type CthulhuSpec = z.infer<typeof schema>;

const clampBonusDice = (dice: number) => Math.max(-2, Math.min(2, dice));

const BONUS_DICE = { normal: 0, advantage: 1, disadvantage: -1 } as const satisfies Record<RollMode, number>;

/** One die for « 45 bonus » and « 45 Écouter malus », where no number says how many. */
function bonusDieOf(words: string | undefined): number {
  const word = rollWordOf(words);
  if (word === undefined) return 0;
  return word === "bonus" || word === "advantage" ? 1 : -1;
}

/** `45 -1 Écouter`: under so many percent, with so many bonus or penalty dice. */
const WRITTEN = /^(\d{1,3})\s*%?(?:\s+([+\-−][12]))?(?:\s+(\p{L}.*))?$/u;

export const cthulhuRolls: RollRules<CthulhuSpec> = {
  contest: cthulhuContest,
  // An extreme success deals the highest damage already, unless a shot needs it to hit at all.
  strikeOf: (outcome, { about, level }) => {
    if (outcome.id !== "extreme") return strikeOf(outcome);
    return about === "shot" && level === "extreme" ? "hit" : "critical";
  },
  consequence: ({ id }) => (id === "malfunction" ? JAMMED : undefined),
  schema,
  throw: rollPercent,
  valueOf: ({ target }) => `${target} %`,
  prepare: (spec, { mode, modifier, level }, acting) => ({
    ...spec,
    bonusDice: clampBonusDice(spec.bonusDice + BONUS_DICE[mode] + modifierOf(modifier, acting)),
    ...(level !== "regular" && { level: harderLevel(level, spec.level ?? "regular") }),
  }),
  atDistance: (spec, metres) => {
    const level = spec.reach && levelAt(spec.reach, metres);
    return level && level !== "regular" ? { ...spec, level } : spec;
  },
  distanceNote: ({ reach }, metres) => distanceNote(reach, metres),
  secondAttempts: {
    isOpen: (spec, outcome) => outcome !== undefined && isOpen(spec, outcome),
    mayPush: (spec, outcome) => outcome !== undefined && mayPush(spec, outcome),
    luckBuys: ({ spec, roll }) => luckBuys(spec, roll),
    costs: [],
    make: ({ spec, roll, dice }, { luck, level }, source) => {
      if (luck === undefined) {
        return mayPush(spec, successLevel(roll, spec.target, spec.level))
          ? pushPercent(spec, source)
          : undefined;
      }
      const bought = luckBuy(spec, roll, level);
      return bought && turnPercent(spec, dice, bought);
    },
  },
  examples: ["45 Écouter", "45 -1 Écouter", "1d6"],
  read: (text) => {
    const [, percent, bonusDice, words] = WRITTEN.exec(text) ?? [];
    const target = numberOf(percent);
    if (percent === undefined || target < 1 || target > MAX_PERCENT) return undefined;
    return { roll: { game: "cthulhu", target, bonusDice: numberOf(bonusDice) || bonusDieOf(words) }, words };
  },
};

const damageSchema = z.object({ game: z.literal("cthulhu"), impaling: z.optional(z.boolean()) });
export type CthulhuDamage = z.infer<typeof damageSchema>;

export const cthulhuDamage: DamageRules<CthulhuDamage> = { schema: damageSchema };
