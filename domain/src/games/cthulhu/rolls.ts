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
  isOpenFailure,
  luckToTurn,
  MAX_PERCENT,
  mayPush,
  PERCENT_SUBJECTS,
  pushPercent,
  rollPercent,
  turnPercent,
} from "./percentRoll";

const schema = z.object({
  game: z.literal("cthulhu"),
  target: z.int().check(z.minimum(0), z.maximum(MAX_PERCENT)),
  bonusDice: z.int().check(z.minimum(-2), z.maximum(2)),
  level: z.optional(z.enum(REQUIRED_LEVELS)),
  about: z.optional(z.enum(PERCENT_SUBJECTS)),
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
  // An extreme success deals the highest damage already.
  strikeOf: (outcome) => (outcome.id === "extreme" ? "critical" : strikeOf(outcome)),
  schema,
  throw: rollPercent,
  valueOf: ({ target }) => `${target} %`,
  prepare: (spec, { mode, modifier, level }, acting) => ({
    ...spec,
    bonusDice: clampBonusDice(spec.bonusDice + BONUS_DICE[mode] + modifierOf(modifier, acting)),
    ...(level !== "regular" && { level }),
  }),
  secondAttempts: {
    isOpen: (spec, outcome) => outcome !== undefined && isOpenFailure(spec, outcome),
    mayPush,
    luckNeeded: ({ spec, roll }) => luckToTurn(spec, roll),
    costs: [],
    make: ({ spec, roll, dice }, { luck }, source) => {
      if (luck === undefined) return mayPush(spec) ? pushPercent(spec, source) : undefined;
      const points = luckToTurn(spec, roll);
      return points === undefined ? undefined : turnPercent(spec, dice, points);
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
