import type { RollDocument } from "../../documents/roll";
import type { DamageSpec } from "../../game/gameTypes";
import type { UseSpec } from "../../game/rolls/useSpec";
import type { AbilityKey } from "../../sheet/character/abilities";
import { isSuccess } from "../../values/dice/rollOutcome";

/** A save that damage asks of whoever it meets, and what a success leaves of it. */
export interface AskedSave {
  readonly ability: AbilityKey;
  readonly difficulty: number;
  readonly success: "none" | "half";
}

/**
 * The save of a roll of damage: its own, of a creature's breath; of a spell's that of its line. Undefined where an attack
 * decides, and in games that save against nothing.
 */
export function askedSave(
  damage: DamageSpec | undefined,
  line: { readonly used?: UseSpec | undefined } | undefined,
): AskedSave | undefined {
  if (damage?.game !== "dnd5e") return undefined;
  if (damage.save) return damage.save;
  const save = line?.used?.save;
  return save && { ability: save.ability, difficulty: save.difficulty, success: save.success ?? "none" };
}

/** Whether a roll of it is enough: as its outcome says, or its total. */
export const isSaved = (
  { outcome, total }: Pick<RollDocument, "outcome" | "total">,
  { difficulty }: Pick<AskedSave, "difficulty">,
): boolean => (outcome === undefined ? total >= difficulty : isSuccess(outcome));
