import type { RollDocument } from "../../documents/roll";
import type { DamageSpec } from "../../game/gameTypes";
import type { AskedSave } from "../../game/rolls/saves";
import type { UseSpec } from "../../game/rolls/useSpec";
import { gameOf } from "../../games/registry/games";
import { isSuccess } from "../../values/dice/rollOutcome";

/**
 * The save of a roll of damage: its own, of a creature's breath; of a spell's that of its line. Undefined where an attack
 * decides, and in games that save against nothing.
 */
export function askedSave(
  damage: DamageSpec | undefined,
  line: { readonly used?: UseSpec | undefined } | undefined,
): AskedSave | undefined {
  const rules = damage && gameOf(damage.game).saves;
  const save = damage && (rules?.ofDamage(damage) ?? line?.used?.save);
  return save && rules?.asked(save);
}

/** Whether a roll of it is enough: as its outcome says, or its total. */
export const isSaved = (
  { outcome, total }: Pick<RollDocument, "outcome" | "total">,
  { difficulty }: Pick<AskedSave, "difficulty">,
): boolean => (outcome === undefined ? total >= difficulty : isSuccess(outcome));
