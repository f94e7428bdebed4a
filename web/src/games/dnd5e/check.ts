import type { RollSubject } from "domain/game/rolls/rollEffect";
import type { RollRequest } from "domain/game/rolls/rollRequest";

/** A check, or undefined (which disables its button) where the modifier is unknown. */
export function check(
  label: string,
  modifier: number | undefined,
  subject: RollSubject,
): RollRequest | undefined {
  return modifier === undefined ? undefined : { kind: "check", label, modifier, subject };
}
