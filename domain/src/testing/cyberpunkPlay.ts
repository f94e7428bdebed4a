import { type CyberpunkOperation, cyberpunkPlay } from "../games/cyberpunk/play/play";
import { type CyberpunkLimits, type CyberpunkState, FRESH_STATE } from "../games/cyberpunk/play/state";

/** An edgerunner of 40 hit points, unhurt. */
export const limits: CyberpunkLimits = {
  hitPoints: 40,
  luck: 6,
  humanity: 50,
  implants: [],
  implantPowers: [],
  body: 7,
  empathy: 5,
  armour: { head: 7, body: 11, shield: 0 },
  armourPenalty: 0,
  magazines: { "cyberpunk-pistolet-lourd": { name: "Pistolet lourd", size: 8 } },
};
export const whole: CyberpunkState = { ...FRESH_STATE, eddies: 500 };

/** What one operation makes of it, with what differs from `whole` and `limits`. */
export const act = (
  change: Partial<CyberpunkState>,
  operation: CyberpunkOperation,
  allowed: Partial<CyberpunkLimits> = {},
) => cyberpunkPlay.apply({ ...whole, ...change }, operation, { ...limits, ...allowed });
