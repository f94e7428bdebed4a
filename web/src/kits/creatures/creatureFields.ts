/** A field of a creature by its path in the draft. */
export interface CreatureField {
  readonly path: string;
  readonly label: string;
  /** What is typed: a number unless said. */
  readonly as?: "text" | "check";
  readonly optional?: true;
}

/** Fields that stand together, folded away where few need them. */
export interface FieldGroup {
  readonly title: string;
  readonly folded?: true;
  readonly fields: readonly CreatureField[];
}

export const THREAT: CreatureField = { path: "threat", label: "Menace (1 à 5)" };

/** The fields of a block by keys, in the order of the game's own table. */
export const named = <Entry extends { key: string; short: string }>(
  block: string,
  keys: readonly string[],
  entries: readonly Entry[],
): CreatureField[] =>
  entries
    .filter(({ key }) => keys.includes(key))
    .map(({ key, short }) => ({ path: `${block}.${key}`, label: short }));
