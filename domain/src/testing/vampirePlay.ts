import { type VampireOperation, vampirePlay } from "../systems/vampire/play/play";
import type { VampireLimits, VampireState } from "../systems/vampire/play/state";

/** A vampire of 6 boxes of Health and 5 of Willpower, unhurt, with Hunger 2 and Humanity 7. */
export const limits: VampireLimits = { health: 6, willpower: 5, willpowerRecovery: 3, bloodPotency: 1 };
export const whole: VampireState = {
  healthSuperficial: 0,
  healthAggravated: 0,
  willpowerSuperficial: 0,
  willpowerAggravated: 0,
  hunger: 2,
  humanity: 7,
  stains: 0,
  degenerating: false,
  humour: "none",
  intensity: "negligible",
  resonanceNote: "",
  experienceGained: 0,
  experienceSpent: 0,
};

/** What one operation makes of it, with what differs from `whole` and `limits`. */
export const act = (
  change: Partial<VampireState>,
  operation: VampireOperation,
  allowed: Partial<VampireLimits> = {},
) => vampirePlay.apply({ ...whole, ...change }, operation, { ...limits, ...allowed });
