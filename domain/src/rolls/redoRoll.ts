import type { RandomUint32 } from "../dice/randomSource";
import type { RollDocument } from "../documents/roll";
import { AppError } from "../errors";
import { mayPush, pushPercent } from "../systems/cthulhu/percentRoll";
import type { SheetDie, SheetRoll } from "../systems/sheetDice";
import type { RedoSpec, RollSpec } from "../systems/sheetRoll";
import { mayReroll, rerollPool } from "../systems/vampire/poolRoll";

type EarlierRoll = Pick<RollDocument, "dice" | "outcome" | "rolled" | "redoOf" | "redoneBy">;

const sheetDice = ({ dice }: Pick<RollDocument, "dice">): SheetDie[] =>
  dice.map(({ role = "plain", ...die }) => ({ ...die, role }));

/** What may be rolled again; undefined where the game has no second attempt, or where it was made. */
export function redoable({ rolled, redoOf, redoneBy, outcome }: EarlierRoll): RollSpec | undefined {
  if (rolled === undefined || redoOf !== undefined || redoneBy !== undefined) return undefined;
  switch (rolled.game) {
    case "vampire":
      return rolled;
    case "cthulhu":
      return outcome !== undefined && mayPush(outcome) ? rolled : undefined;
    case "dnd5e":
    case "cyberpunk":
      return undefined;
  }
}

/**
 * Rolls an earlier roll of the caller again: dice of a pool by Willpower, or a failed percentage that is
 * pushed. Throws `roll-not-found` for a roll that is not there or another's, `roll-not-redoable` for one that
 * has no second attempt, and for dice that Willpower may not roll again.
 */
export function redoRoll(
  earlier: (EarlierRoll & Pick<RollDocument, "uid">) | undefined,
  uid: string,
  { dice: positions = [] }: RedoSpec,
  source: RandomUint32,
): SheetRoll {
  if (earlier?.uid !== uid) throw new AppError("roll-not-found");
  const spec = redoable(earlier);
  if (spec?.game === "cthulhu") return pushPercent(spec, source);
  const dice = sheetDice(earlier);
  if (spec?.game !== "vampire" || !mayReroll(dice, positions)) throw new AppError("roll-not-redoable");
  return rerollPool(spec, dice, positions, source);
}
