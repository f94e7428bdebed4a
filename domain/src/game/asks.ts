/** Rolls that the MJ may ask for, under the heading that lists them. */
export interface TraitGroup {
  readonly title: string;
  /** The names that the game's sheets give to these rolls. */
  readonly traits: readonly string[];
}

/** What the MJ of a game asks players to roll. */
export interface AskRules {
  readonly traits: readonly TraitGroup[];
  /**
   * What a roll must reach: the highest that is asked for, how it is said (« DD 15 ») and its field is named. Without it,
   * a level of success is asked for.
   */
  readonly difficulty?: { readonly max: number; readonly word: string; readonly label: string };
}

/** Groups of a game's traits, by their labels. */
export const labelled = (
  groups: readonly { readonly title: string; readonly traits: readonly { readonly label: string }[] }[],
): TraitGroup[] => groups.map(({ title, traits }) => ({ title, traits: traits.map(({ label }) => label) }));
