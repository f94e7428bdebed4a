import { AppError } from "../errors";

/** Refuses an operation that makes no sense now, with the sentence that its author reads. */
export function refuse(sentence: string): never {
  throw new AppError("operation-refused", { sentence });
}

/** Throws when there is less than `amount`: « Pas assez : il te reste 2 points de Chance. ». */
export function requireEnough(left: number, amount: number, what: string): void {
  if (amount > left) refuse(`Pas assez : il te reste ${left} ${what}.`);
}
