import type { RollAudience, RollDocument } from "domain/documents/roll";
import type { DamageSpec } from "domain/game/gameTypes";
import type { SecondTry } from "domain/game/rolls/redoSpec";
import type { RollRequest } from "domain/game/rolls/rollRequest";
import type { PreparedRoll } from "domain/table/rolls/prepareRoll";
import { type EarlierRoll, secondAttempt } from "domain/table/rolls/redoRoll";
import { rollSheet } from "domain/table/rolls/rollSheet";
import type { RollAim } from "domain/table/rolls/tableRoll";
import { parseDice } from "domain/values/dice/parseDice";
import type { RandomUint32 } from "domain/values/dice/randomSource";
import { type DiceRoll, rollDice } from "domain/values/dice/rollDice";
import { randomId } from "../../browser/randomId";
import type { LoggedRoll } from "../../ui/RollLine";

/** A character of the table, or a creature that its order shows, as the log names it. */
export type RollTarget = NonNullable<RollDocument["target"]>;

/** Whom a roll is aimed at, as `rollForTable` wants it. */
export const aimOf = (target: RollTarget | undefined): RollAim | undefined =>
  target?.kind === "creature" ? { creature: target.id } : target?.id;

/** A roll to make, with what acts on it. */
export interface SharedRoll extends PreparedRoll {
  readonly request: RollRequest;
  readonly label: string;
  readonly damage?: DamageSpec | undefined;
  readonly heals?: RollRequest["heals"];
  /** Whom it is aimed at. */
  readonly target?: RollTarget | undefined;
  /** The ask that it answers, for those who are to see it. */
  readonly askId?: string | undefined;
  /** The roll of the table that it opposes. */
  readonly opposes?: string | undefined;
  /** Its target opposes it: it is made before the table, whatever is chosen for other rolls. */
  readonly opposed?: true | undefined;
  /** Of damage: the shared attack that it follows; of what a spell or a power rolls: its line. */
  readonly attack?: Pick<RollEntry, "id" | "audience"> | undefined;
  /** Of a roll that follows from another: who saw that one. */
  readonly audience?: RollAudience | undefined;
  /** Of several that one press throws: the same of each. */
  readonly press?: string | undefined;
}

/** A roll of the sheet, with what asked for it and what its game may make of it. */
export interface RollEntry
  extends Omit<LoggedRoll, "rolled">,
    Omit<EarlierRoll, "dice" | "roll" | "outcome"> {
  readonly dice: EarlierRoll["dice"];
  readonly request: RollRequest;
  /** Of a roll that the server made: who sees it. */
  readonly audience?: RollAudience | undefined;
  /** Of a roll that this device threw: when, in ms, and that the table was told of it afterwards. */
  readonly thrownAt?: number | undefined;
  readonly told?: true | undefined;
  /** Its second attempt is paid for: one that failed is not paid twice. */
  readonly paid?: true | undefined;
  /** Of several that one press threw: the same of each. */
  readonly press?: string | undefined;
  /** The roll that it follows, of those that the server made. */
  readonly follows?: string | undefined;
  readonly contest?: RollDocument["contest"];
}

/** Rolls on this device; undefined for a text that is no dice notation. */
function thrown(roll: SharedRoll["roll"], source: RandomUint32): DiceRoll | undefined {
  if (typeof roll !== "string") return rollSheet(roll, source);
  const expression = parseDice(roll);
  return expression && rollDice(expression, source);
}

/** A roll that stays on this device, made `now`, in ms; undefined for a text that is no dice notation. */
export function rollOnDevice(
  { request, label, roll, notes, damage, target, press }: SharedRoll,
  source: RandomUint32,
  now: number,
): RollEntry | undefined {
  const result = thrown(roll, source);
  return (
    result && {
      ...result,
      ...{ id: randomId(), label, request, damage, target, thrownAt: now },
      ...(typeof roll !== "string" && { rolled: roll }),
      ...(notes.length > 0 && { notes }),
      ...(press !== undefined && { press }),
    }
  );
}

/** The second attempt of such a roll, made `now`, in ms. Throws what `secondAttempt` throws. */
export function redoOnDevice(
  earlier: RollEntry,
  how: SecondTry,
  source: RandomUint32,
  now: number,
): RollEntry {
  const { id, label, request, rolled, damage, target } = earlier;
  const kept = { label, request, rolled, damage, target };
  return { ...secondAttempt(earlier, how, source), ...kept, id: randomId(), redoOf: id, thrownAt: now };
}
