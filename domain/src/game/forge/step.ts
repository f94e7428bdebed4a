import { unitOf } from "../../values/text/plural";
/** A page of the Forge. `lead` explains to a beginner what to choose, and why. */
export interface ForgeStep<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly lead: string;
  /** Nothing is required in this step. */
  readonly optional?: true;
}

/** `"Choisis encore 2 compétences."` while choices are left, otherwise nothing. */
export function leftToChoose(left: number, one: string, many: string): string[] {
  if (left === 0) return [];
  const what = Math.abs(left) === 1 ? one : many;
  return left > 0 ? [`Choisis encore ${left} ${what}.`] : [`Retire ${-left} ${what}.`];
}

/** `"Il te reste 3 points à répartir."`, `"Tu as dépensé 2 points de trop."`, or nothing. */
export function leftToSpend(left: number, what = "points"): string[] {
  if (left === 0) return [];
  const unit = unitOf(left, what);
  return left > 0 ? [`Il te reste ${left} ${unit} à répartir.`] : [`Tu as dépensé ${-left} ${unit} de trop.`];
}

/** The sentence, unless the condition is met. */
export const unless = (isMet: boolean, sentence: string): string[] => (isMet ? [] : [sentence]);
