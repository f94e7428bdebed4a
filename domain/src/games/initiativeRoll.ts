import type { RollRequest } from "../game/rolls/rollRequest";
import { INITIATIVE_LABEL } from "../table/initiative/ownRolls";
import { ownInitiativeOf } from "./initiativeValue";

/** The initiative that a sheet of Vampire or Cyberpunk rolls: a d10, and REF in Cyberpunk. */
export function initiativeRoll(
  system: "vampire" | "cyberpunk",
  raw: unknown,
): RollRequest & { readonly kind: "dice" } {
  const { ownBonus: reflexes = 0 } = ownInitiativeOf(system, raw);
  return { kind: "dice", label: INITIATIVE_LABEL, dice: reflexes === 0 ? "1d10" : `1d10+${reflexes}` };
}
