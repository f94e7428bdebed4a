import { type VampireOperation, vampirePlay } from "../games/vampire/play/play";
import { FRESH_STATE, NO_GIFTS, type VampireLimits, type VampireState } from "../games/vampire/play/state";

/** A vampire of 6 boxes of Health and 5 of Willpower, unhurt, with Hunger 2 and Humanity 7. */
export const limits: VampireLimits = {
  ...NO_GIFTS,
  health: 6,
  willpower: 5,
  willpowerRecovery: 3,
  bloodPotency: 1,
};
export const whole: VampireState = { ...FRESH_STATE, hunger: 2 };

/** What one operation makes of it, with what differs from `whole` and `limits`. */
export const act = (
  change: Partial<VampireState>,
  operation: VampireOperation,
  allowed: Partial<VampireLimits> = {},
) => vampirePlay.apply({ ...whole, ...change }, operation, { ...limits, ...allowed });
