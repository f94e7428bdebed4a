/** One page of the Forge. `lead` tells a beginner what is asked of them, and why. */
export interface ForgeStep<Id extends string = string> {
  readonly id: Id;
  readonly title: string;
  readonly lead: string;
  /** It may stay blank: nothing in it is asked for. */
  readonly optional?: true;
}

/** `"Choisis encore 2 compétences."`: what is left of a number of choices, or nothing. */
export function leftToChoose(left: number, one: string, many: string): string[] {
  if (left === 0) return [];
  const what = Math.abs(left) === 1 ? one : many;
  return left > 0 ? [`Choisis encore ${left} ${what}.`] : [`Retire ${-left} ${what}.`];
}

/** `"Il te reste 3 points à répartir."`, `"Tu as dépensé 2 points de trop."`, or nothing. */
export function leftToSpend(left: number, what = "points"): string[] {
  if (left === 0) return [];
  const unit = Math.abs(left) === 1 ? what.replace(/s$/, "") : what;
  return left > 0 ? [`Il te reste ${left} ${unit} à répartir.`] : [`Tu as dépensé ${-left} ${unit} de trop.`];
}

/** The sentence, where the condition is not met. */
export const unless = (isMet: boolean, sentence: string): string[] => (isMet ? [] : [sentence]);
