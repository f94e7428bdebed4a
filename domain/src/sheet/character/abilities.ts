/** The six abilities of D&D, under the keys that characters and items store them by (product §3). */
export const ABILITY_KEYS = ["str", "dex", "con", "int", "wis", "cha"] as const;

export type AbilityKey = (typeof ABILITY_KEYS)[number];
