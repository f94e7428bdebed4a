import type { RollDocument } from "../../documents/roll";
import type { SheetDie, SheetRoll } from "../../game/sheetDice";
import { luckToTurn, mayPush, pushPercent, turnPercent } from "../../games/cthulhu/percentRoll";
import type { RedoSpec, RollSpec } from "../../games/sheetRoll";
import { mayReroll, rerollPool } from "../../games/vampire/poolRoll";
import type { AnyOperation } from "../../operations/anyOperation";
import type { RandomUint32 } from "../../values/dice/randomSource";
import type { RolledDie } from "../../values/dice/rollDice";
import type { RollOutcome } from "../../values/dice/rollOutcome";
import { AppError } from "../../values/errors";

/** A roll that was made before, by the server or on a device. */
export interface EarlierRoll {
  readonly roll: number;
  readonly dice: readonly (RolledDie & Partial<Pick<SheetDie, "role">>)[];
  readonly outcome?: RollOutcome | undefined;
  /** What was asked for, of a roll by a game's own rules. */
  readonly rolled?: RollSpec | undefined;
  /** The ids of the roll that it is a second attempt of, and of its own second attempt. */
  readonly redoOf?: string | undefined;
  readonly redoneBy?: string | undefined;
}

/** How a roll is made again: `RedoSpec` without the roll that it names. */
export type SecondTry = Omit<RedoSpec, "redo">;

const sheetDice = ({ dice }: Pick<EarlierRoll, "dice">): SheetDie[] =>
  dice.map(({ role = "plain", ...die }) => ({ ...die, role }));

/** What may be rolled again; undefined where the game has no second attempt, or where it was made. */
export function redoable({ rolled, redoOf, redoneBy, outcome }: EarlierRoll): RollSpec | undefined {
  if (rolled === undefined || redoOf !== undefined || redoneBy !== undefined) return undefined;
  switch (rolled.game) {
    case "vampire":
      return rolled.about === undefined ? rolled : undefined;
    case "cthulhu":
      return outcome !== undefined && mayPush(rolled, outcome) ? rolled : undefined;
    case "dnd5e":
    case "cyberpunk":
      return undefined;
  }
}

/** The points of Luck that turn a roll into a success; undefined where Luck cannot. */
export function luckNeeded(earlier: EarlierRoll): number | undefined {
  const spec = redoable(earlier);
  return spec?.game === "cthulhu" ? luckToTurn(spec, earlier.roll) : undefined;
}

/** What a second attempt costs in the state in play: a point of Willpower, or the Luck that it takes. */
export function redoCosts(earlier: EarlierRoll, { luck }: SecondTry): readonly AnyOperation[] {
  if (earlier.rolled?.game === "vampire") return [{ kind: "spendWillpower" }];
  const amount = luck && luckNeeded(earlier);
  return amount === undefined ? [] : [{ kind: "spendLuck", amount }];
}

/**
 * The second attempt of a roll: dice of a pool by Willpower, a failed percentage that is pushed, or one that
 * Luck turns. Throws `roll-not-redoable` for a roll that has none, and for dice that Willpower may not roll
 * again.
 */
export function secondAttempt(
  earlier: EarlierRoll,
  { dice: positions = [], luck }: SecondTry,
  source: RandomUint32,
): SheetRoll {
  const spec = redoable(earlier);
  const dice = sheetDice(earlier);
  if (spec?.game === "cthulhu") {
    if (luck === undefined) return pushPercent(spec, source);
    const points = luckToTurn(spec, earlier.roll);
    if (points !== undefined) return turnPercent(spec, dice, points);
  }
  if (spec?.game !== "vampire" || !mayReroll(dice, positions)) throw new AppError("roll-not-redoable");
  return rerollPool(spec, dice, positions, source);
}

/** `secondAttempt` of the caller's own roll. Throws `roll-not-found` for one that is not there or another's. */
export function redoRoll(
  earlier: RollDocument | undefined,
  uid: string,
  spec: RedoSpec,
  source: RandomUint32,
): SheetRoll {
  if (earlier?.uid !== uid) throw new AppError("roll-not-found");
  return secondAttempt(earlier, spec, source);
}

type Inherited = Pick<RollDocument, "rolled" | "target" | "damage" | "askId">;

/**
 * What a second attempt has of the first beside its label: what was asked for, its target, what it does, and the ask
 * that it answers.
 */
export const inheritedOf = ({ rolled, target, damage, askId }: Inherited): Inherited => ({
  ...(rolled && { rolled }),
  ...(target && { target }),
  ...(damage && { damage }),
  ...(askId !== undefined && { askId }),
});
