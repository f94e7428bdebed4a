import { AppError } from "../../values/errors";

/** How many characters a member has, without deleted ones, and may have: `users/{uid}.characterQuota`. */
export interface Ownership {
  readonly characterCount: number;
  readonly characterQuota: number;
}

/** Product §6 "Quota": throws `quota-reached` unless there is room for one more. */
export function requireRoom({ characterCount, characterQuota }: Ownership): void {
  if (characterCount >= characterQuota) throw new AppError("quota-reached");
}
