/** A value of a game: its key in `stats`, its French name on the sheet, and other names for it. */
export interface Trait<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly aliases?: readonly string[];
}

/** The French name of the trait with this key; the key itself where there is none. */
export const traitLabel = (traits: readonly Trait[], key: string): string =>
  traits.find((trait) => trait.key === key)?.label ?? key;

/** All names under which a character may have the trait. */
export function traitNames({ key, label, aliases = [] }: Trait): readonly string[] {
  return [key, label, ...aliases];
}
