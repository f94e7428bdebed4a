import { AppError } from "../values/errors";
import { clampTo } from "../values/range";
import { unitOf } from "../values/text/plural";
import type { Range } from "../values/text/readNumber";
import { numberText } from "../values/text/typedNumber";

/** Why something cannot be taken back any more. */
export const CHANGED_SINCE = "Quelqu'un l'a changé depuis : corrige la valeur à la main.";

/** Refuses an operation that makes no sense now, with the sentence that its author reads. */
export function refuse(sentence: string): never {
  throw new AppError("operation-refused", { sentence });
}

/** The sentence that an action is refused with; undefined where it is not. */
export function refusalOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === "operation-refused") return error.message;
    throw error;
  }
}

/** Throws when there is less than `amount`: « Pas assez : il reste 2 points de Chance. ». */
export function requireEnough(left: number, amount: number, what: string): void {
  if (amount > left) refuse(`Pas assez : il reste ${numberText(left)} ${unitOf(left, what)}.`);
}

/**
 * A value moved by what a press adds, within its range. Throws where nothing would change:
 * « Faim : 5 au plus. ».
 */
export function changedBy(value: number, by: number, range: Range, what: string): number {
  const changed = clampTo(range, value + by);
  if (by === 0) refuse("Il n'y a rien à changer.");
  if (changed === value)
    refuse(`${what} : ${by > 0 ? `${numberText(range.max)} au plus` : `${numberText(range.min)} au moins`}.`);
  return changed;
}
