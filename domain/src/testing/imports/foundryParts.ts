/** Parts of hand-made Foundry dnd5e actors, in the shapes of the system's versions. */

const KEYS = ["str", "dex", "con", "int", "wis", "cha"];

interface ActorParts {
  readonly version: string;
  readonly scores: readonly number[];
  /** The saving throws that it is proficient in. */
  readonly saves: readonly string[];
  readonly attributes: object;
  readonly system?: object;
  readonly items: readonly object[];
  readonly effects?: readonly object[];
  readonly flags?: object;
}

/** An actor of version 2 or later. */
export const actorOf = ({ version, scores, saves, attributes, system, ...rest }: ActorParts) => ({
  name: "Ysoline",
  type: "character",
  _stats: { systemId: "dnd5e", systemVersion: version },
  system: {
    abilities: Object.fromEntries(
      KEYS.map((key, index) => [
        key,
        { value: scores[index] ?? 10, proficient: Number(saves.includes(key)) },
      ]),
    ),
    attributes: { init: { bonus: "" }, ...attributes },
    skills: {},
    traits: { weaponProf: { value: ["sim", "mar"], custom: "" } },
    ...system,
  },
  ...rest,
});

/** The same as version 1 wrote it: `data` in place of `system`, without versions. */
export const olderActorOf = (parts: ActorParts) => {
  const { system, items, _stats: _, ...actor } = actorOf(parts);
  const older = (item: object) => {
    const { system: data, ...entry } = item as { system?: object };
    return { ...entry, data };
  };
  return { ...actor, data: system, items: items.map(older) };
};

/** The hit points that a class gave at its levels, in order. */
export const classItem = (
  identifier: string,
  die: string,
  points: readonly unknown[],
  rest: { rules?: string; advancement?: readonly object[]; asObject?: boolean } = {},
) => {
  const value = Object.fromEntries(points.map((given, index) => [index + 1, given]));
  const list = [{ type: "HitPoints", value }, ...(rest.advancement ?? [])];
  return {
    _id: identifier,
    type: "class",
    name: identifier,
    system: {
      identifier,
      levels: points.length,
      ...(rest.rules === undefined
        ? { hitDice: die }
        : { hd: { denomination: die }, source: { rules: rest.rules } }),
      advancement: rest.asObject
        ? Object.fromEntries(list.map((entry, index) => [`a${index}`, entry]))
        : list,
    },
  };
};

const worn = { equipped: true, quantity: 1 };

export const armor = (
  name: string,
  kind: string,
  value: number,
  dex: number | null,
  system: object = {},
) => ({
  _id: name,
  type: "equipment",
  name,
  system: { ...worn, armor: { type: kind, value, dex }, type: { value: kind }, ...system },
});

/** A weapon of version 4: its dice and its kind. */
export const weapon = (name: string, kind: string, dice: readonly [number, number], system: object = {}) => ({
  _id: name,
  type: "weapon",
  name,
  system: {
    ...worn,
    proficient: null,
    type: { value: kind },
    properties: [],
    damage: { base: { number: dice[0], denomination: dice[1], types: ["slashing"] }, versatile: {} },
    activities: { a: { type: "attack", attack: { bonus: "" }, damage: { includeBase: true, parts: [] } } },
    ...system,
  },
});

/** A weapon of versions 1 to 3: formulas, and flags for its properties. */
export const olderWeapon = (name: string, kind: string, formula: string, system: object = {}) => ({
  _id: name,
  type: "weapon",
  name,
  system: {
    ...worn,
    proficient: true,
    weaponType: kind,
    actionType: kind.endsWith("R") ? "rwak" : "mwak",
    properties: {},
    damage: { parts: [[formula, "slashing"]], versatile: "" },
    ...system,
  },
});

export const changing = (changes: readonly (readonly [string, number, string])[], rest: object = {}) => ({
  name: "Effet",
  disabled: false,
  transfer: true,
  changes: changes.map(([key, mode, value]) => ({ key, mode, value })),
  ...rest,
});

export const feat = (name: string, effects: readonly object[]) => ({
  _id: name,
  type: "feat",
  name,
  system: {},
  effects,
});

export const wornItem = (name: string, effects: readonly object[], system: object = {}) => ({
  _id: name,
  type: "equipment",
  name,
  system: { ...worn, type: { value: "trinket" }, ...system },
  effects,
});

export const raceItem = (walk: number) => ({
  _id: "race",
  type: "race",
  name: "Peuple",
  system: { movement: { walk, units: "ft" } },
});
