import type { ChestLogDocument } from "../../documents/chest";

/** « Lia a mis 2 × Potion de soins. » */
export const saidOf = ({ name, text }: Pick<ChestLogDocument, "name" | "text">): string => `${name} ${text}`;

const YEAR_MS = 366 * 24 * 60 * 60_000;

/** A line of the history. */
export const historyOf = (
  { uid, name, text }: Pick<ChestLogDocument, "uid" | "name" | "text">,
  now: number,
): ChestLogDocument => ({
  ...{ uid, name, text },
  ...{ createdAt: now, expiresAt: now + YEAR_MS },
});
