/**
 * The colours of heroes: distinct on the light and the dark background, under white letters, and none of them the red of
 * creatures.
 */
export const HERO_COLOURS = [
  "#7c3aed",
  "#0e7490",
  "#b45309",
  "#be185d",
  "#4d7c0f",
  "#1d4ed8",
  "#a21caf",
  "#047857",
] as const;

/** The colour of creatures that their MJ gave no other. */
export const CREATURE_COLOUR = "#a13b3b";

/** Only `#rgb` and `#rrggbb` are accepted, since the colour is used in a style attribute. */
export function readColor(raw: unknown): string | undefined {
  return typeof raw === "string" && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(raw) ? raw : undefined;
}

/** A hero's colour by its character's id: the same on every device, in the strip, in every order and on the map. */
export function colorFor(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return HERO_COLOURS[sum % HERO_COLOURS.length] ?? HERO_COLOURS[0];
}
