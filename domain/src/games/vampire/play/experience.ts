import * as z from "zod/mini";
import { earnedPoints } from "../../../game/earnedPoints";
import type { Handlers } from "../../../operations/reducer";
import { amountSchema } from "../../../values/range";
import { nameRules } from "../../../values/text/name";
import { nameSchema } from "../../../values/text/nameSchema";
import { RANGES, type VampireLimits, type VampireState } from "./state";

/** The most that is gained or spent at once. */
export const MAX_EXPERIENCE = 999;
const amount = amountSchema(MAX_EXPERIENCE);

export const experienceOperations = [
  z.object({ kind: z.literal("gainExperience"), amount }),
  z.object({
    kind: z.literal("spendExperience"),
    amount,
    on: nameSchema(nameRules("L'achat", 80)),
  }),
] as const;
type ExperienceOperation = z.output<(typeof experienceOperations)[number]>;

const experience = earnedPoints({
  gained: "experienceGained",
  spent: "experienceSpent",
  unit: "XP",
  max: RANGES.experienceGained.max,
});

/** What is left to spend. */
export const experienceLeft: (state: VampireState) => number = experience.left;

export const experienceHandlers: Handlers<ExperienceOperation, VampireState, VampireLimits> = {
  gainExperience: (state, { amount }) => experience.gain(state, amount),
  spendExperience: (state, { amount, on }) => experience.spend(state, amount, on),
};
