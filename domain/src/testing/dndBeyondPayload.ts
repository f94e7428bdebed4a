/** A modifier that adds; a number, or null for what only an ability or a die says. */
export const bonus = (subType: string, value: number | null, rest: object = {}) => ({
  type: "bonus",
  subType,
  value,
  isGranted: true,
  ...rest,
});

export const set = (subType: string, value: number | null, rest: object = {}) => ({
  ...bonus(subType, value, rest),
  type: "set",
});

export const proficiency = (subType: string, rest: object = {}) => ({
  type: "proficiency",
  subType,
  ...rest,
});

/** A class with its features. */
export const beyondClass = (
  name: string,
  level: number,
  isStartingClass: boolean,
  features: object[] = [],
) => ({
  level,
  isStartingClass,
  definition: { name },
  classFeatures: features.map((definition) => ({ definition })),
});

/** What a test says of a payload; the rest is ordinary. */
export interface BeyondDraft {
  readonly scores?: readonly number[];
  readonly classes?: readonly object[];
  readonly modifiers?: object;
  readonly inventory?: readonly object[];
  readonly rest?: object;
}

/** A character of level 5 with 30 hit points before Constitution; the scores are 10 unless given. */
export const payload = ({
  scores = [],
  classes = [beyondClass("Fighter", 5, true)],
  modifiers = {},
  inventory = [],
  rest = {},
}: BeyondDraft) => ({
  id: 7,
  name: "Odilon",
  race: { fullName: "Humain", weightSpeeds: { normal: { walk: 30, fly: 0 } } },
  stats: [1, 2, 3, 4, 5, 6].map((id) => ({ id, value: scores[id - 1] ?? 10 })),
  classes,
  baseHitPoints: 30,
  modifiers: { race: [], class: [], background: [], feat: [], item: [], condition: [], ...modifiers },
  inventory,
  ...rest,
});

/** An equipped item. */
export const beyondItem = (definition: object, rest: object = {}) => ({
  id: 1,
  equipped: true,
  definition: { name: "Objet", canEquip: true, ...definition },
  ...rest,
});
