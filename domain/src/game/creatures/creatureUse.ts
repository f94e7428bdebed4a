/** How what was used comes back: at the start of one's turn, of a round, by a d6 at one's turn, by the MJ alone, or by reloading. */
type UseBack = "turn" | "round" | "roll" | "hand" | "shots";

/** What a use is spent on between the turns of others. */
export interface UseOption {
  readonly label: string;
  readonly cost: number;
  /** The id of the attack that it strikes with. */
  readonly attack?: string | undefined;
}

/** Something that a creature may do only so often. A fight counts what is spent, under its key. */
export interface CreatureUse {
  /** `turn-legendary`: how it comes back, and what it is. */
  readonly key: `${UseBack}-${string}`;
  readonly label: string;
  readonly max: number;
  /** Of what a die brings back: the lowest face. */
  readonly from?: number;
  /** The id of the attack that it is. */
  readonly attack?: string;
  readonly options?: readonly UseOption[];
}

/** What is left of it. */
export const leftOf = ({ key, max }: CreatureUse, spent: Readonly<Record<string, number>> = {}): number =>
  Math.max(0, max - (spent[key] ?? 0));

/** What is spent, without what comes back so. The same object where nothing does. */
export function afterBack(
  spent: Readonly<Record<string, number>>,
  back: UseBack,
): Readonly<Record<string, number>> {
  const kept = Object.entries(spent).filter(([key]) => !key.startsWith(`${back}-`));
  return kept.length === Object.keys(spent).length ? spent : Object.fromEntries(kept);
}
