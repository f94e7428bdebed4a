/** A value that a game names: its key in `stats`, its French name on the sheet, and what others call it. */
export interface Trait<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly aliases?: readonly string[];
}

/** Every name under which a character may carry the trait. */
export function traitNames({ key, label, aliases = [] }: Trait): readonly string[] {
  return [key, label, ...aliases];
}
