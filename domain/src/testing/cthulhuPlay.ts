import { type CthulhuOperation, cthulhuPlay } from "../games/cthulhu/play/play";
import { type CthulhuLimits, type CthulhuState, FRESH_STATE } from "../games/cthulhu/play/state";

/** An investigator of 12 hit points, unhurt, with 50 Sanity and 40 Luck. */
export const limits: CthulhuLimits = {
  hitPoints: 12,
  magic: 10,
  armour: 0,
  sanity: 94,
  skills: { spotHidden: 50, dodge: 88, cthulhuMythos: 5, creditRating: 20 },
  magazines: { "cthulhu-revolver-38": { name: "Revolver .38", size: 6 } },
};
export const whole: CthulhuState = { ...FRESH_STATE, sanity: 50, sanityAtDawn: 50, luck: 40 };

/** What one operation makes of it, with what differs from `whole` and `limits`. */
export const act = (
  change: Partial<CthulhuState>,
  operation: CthulhuOperation,
  allowed: Partial<CthulhuLimits> = {},
) => cthulhuPlay.apply({ ...whole, ...change }, operation, { ...limits, ...allowed });
