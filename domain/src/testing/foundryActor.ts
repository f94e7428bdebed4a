/** What a test says of an actor; the rest is ordinary. */
export interface Draft {
  readonly scores?: readonly number[];
  readonly attributes?: object;
  readonly system?: object;
  readonly items?: readonly object[];
  readonly effects?: readonly object[];
  readonly flags?: object;
}

const KEYS = ["str", "dex", "con", "int", "wis", "cha"];

/** An actor of version 4; the scores are 10 unless given, in the order of a sheet. */
export const actor = ({ scores = [], attributes = {}, system = {}, ...rest }: Draft = {}) => ({
  name: "Ysoline",
  type: "character",
  _stats: { systemVersion: "4.3.0" },
  system: {
    abilities: Object.fromEntries(
      KEYS.map((key, index) => [key, { value: scores[index] ?? 10, proficient: 0 }]),
    ),
    attributes: {
      hp: { value: 5, max: null },
      ac: { calc: "default" },
      movement: { walk: null, units: null },
      init: { bonus: "" },
      ...attributes,
    },
    skills: { ste: { value: 1, ability: "dex" }, ath: { value: 0, ability: "str" } },
    ...system,
  },
  ...rest,
});

/** A class with the hit points that it has given, level by level. */
export const classOf = (
  identifier: string,
  levels: number,
  die = "d8",
  value: object = {},
  system: object = {},
) => ({
  _id: identifier,
  type: "class",
  name: identifier,
  system: {
    identifier,
    levels,
    hd: { denomination: die },
    advancement: [{ type: "HitPoints", value }],
    ...system,
  },
});

/** An effect of changes: key, mode, value. */
export const effect = (changes: readonly (readonly [string, number, string])[], rest: object = {}) => ({
  changes: changes.map(([key, mode, value]) => ({ key, mode, value })),
  ...rest,
});

/** A worn suit or shield. */
export const suit = (kind: string, value: number, dex: number | null, system: object = {}) => ({
  type: "equipment",
  name: `Cuirasse ${kind}`,
  system: { equipped: true, type: { value: kind }, armor: { value, dex }, ...system },
});
