import type { RollEffect, RollSubject } from "../game/rolls/rollEffect";

/** What acts on a roll about this, as `label: modifier or mode`. */
export const actingOn = (effects: readonly RollEffect[], subject: RollSubject): string[] =>
  effects
    .filter(({ appliesTo }) => appliesTo(subject))
    .map(({ label, modifier, mode, fails }) => `${label}: ${fails ? "fails" : (mode ?? modifier)}`);
