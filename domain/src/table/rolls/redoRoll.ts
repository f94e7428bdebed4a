import type { RollDocument } from "../../documents/roll";
import type { RollSpec } from "../../game/gameTypes";
import type { RedoSpec, SecondTry } from "../../game/rolls/redoSpec";
import type { LuckBuy } from "../../game/rolls/rollRules";
import type { SheetDie, SheetRoll } from "../../game/sheetDice";
import { gameOf } from "../../games/registry/games";
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

const sheetDice = ({ dice }: Pick<EarlierRoll, "dice">): SheetDie[] =>
  dice.map(({ role = "plain", ...die }) => ({ ...die, role }));

const attemptsOf = (spec: RollSpec | undefined) => spec && gameOf(spec.game).rolls.secondAttempts;

/** What may be rolled again; undefined where the game has no second attempt, or where it was made. */
export function redoable({ rolled, redoOf, redoneBy, outcome }: EarlierRoll): RollSpec | undefined {
  if (rolled === undefined || redoOf !== undefined || redoneBy !== undefined) return undefined;
  return attemptsOf(rolled)?.isOpen(rolled, outcome) ? rolled : undefined;
}

/** What points of Luck make of a roll, from the least on; nothing where Luck cannot. */
export function luckBuys(earlier: EarlierRoll): readonly LuckBuy[] {
  const spec = redoable(earlier);
  return (spec && attemptsOf(spec)?.luckBuys?.({ spec, roll: earlier.roll })) ?? [];
}

/** Whether it may be rolled again as a whole. */
export function mayPush(earlier: EarlierRoll): boolean {
  const spec = redoable(earlier);
  const attempts = attemptsOf(spec);
  if (spec === undefined || attempts === undefined || attempts.takesWillpower) return false;
  return attempts.mayPush?.(spec, earlier.outcome) ?? true;
}

/** What a second attempt costs in the state in play: a point of Willpower, or the Luck that it takes. */
export function redoCosts(earlier: EarlierRoll, { luck, level }: SecondTry): readonly AnyOperation[] {
  const costs = attemptsOf(earlier.rolled)?.costs ?? [];
  const bought = luck && luckBuys(earlier).find((one) => level === undefined || one.level === level);
  return bought === undefined ? costs : [...costs, { kind: "spendLuck", amount: bought.points }];
}

/**
 * The second attempt of a roll: dice of a pool by Willpower, a failed percentage that is pushed, or one that
 * Luck betters. Throws `roll-not-redoable` for a roll that has none, and for dice that Willpower may not roll
 * again.
 */
export function secondAttempt(earlier: EarlierRoll, how: SecondTry, source: RandomUint32): SheetRoll {
  const spec = redoable(earlier);
  const rolledBefore = spec && { spec, roll: earlier.roll, dice: sheetDice(earlier) };
  const made = rolledBefore && attemptsOf(spec)?.make(rolledBefore, how, source);
  if (made === undefined) throw new AppError("roll-not-redoable");
  return made;
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

type Inherited = Pick<RollDocument, "rolled" | "target" | "damage" | "follows" | "askId">;

/**
 * What a second attempt has of the first beside its label: what was asked for, its target, what it does, what it
 * follows, and the ask that it answers.
 */
export const inheritedOf = ({ rolled, target, damage, follows, askId }: Inherited): Inherited => ({
  ...(rolled && { rolled }),
  ...(target && { target }),
  ...(damage && { damage }),
  ...(follows !== undefined && { follows }),
  ...(askId !== undefined && { askId }),
});
