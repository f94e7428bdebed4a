import type { ForgeRollsDocument } from "../../documents/forgeRolls";
import type { Forged, RollingSettings } from "../../game/forge/forge";
import { forgeOf } from "../../games/registry/forges";
import { AppError } from "../../values/errors";
import type { SystemId } from "../../values/systemIds";

/** Whether the settings make the server roll anything for characters of this system. */
export const rollsForCharacters = (settings: RollingSettings, system: SystemId): boolean =>
  forgeOf(system).dice?.isRolledAt(settings) ?? false;

/**
 * Whether scores, hit points and level of a character match the server's rolls for its player in this
 * campaign. True in campaigns that do not roll them.
 */
export function matchesTableRolls(
  settings: RollingSettings,
  forged: Forged,
  rolls: ForgeRollsDocument | undefined,
): boolean {
  const { dice } = forgeOf(forged.system);
  return !dice?.isRolledAt(settings) || dice.matches(forged, settings, rolls);
}

/**
 * Throws `not-as-rolled` for a new character that does not match the rolls, so that nobody can roll again
 * unnoticed.
 */
export function requireTableDice(
  settings: RollingSettings,
  forged: Forged,
  rolls: ForgeRollsDocument | undefined,
): void {
  if (!matchesTableRolls(settings, forged, rolls)) throw new AppError("not-as-rolled");
}
