/** The maximum lengths of a new character's texts, in characters. */
export const SHAPE_LENGTHS = { name: 80, class: 160, pronoun: 40 } as const;
