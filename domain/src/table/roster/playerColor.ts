/** Distinct colours on the light and the dark background, for cards without a colour of their own. */
const PALETTE = [
  "#7c3aed",
  "#0e7490",
  "#b45309",
  "#be123c",
  "#4d7c0f",
  "#1d4ed8",
  "#a21caf",
  "#0f766e",
] as const;

/** Only `#rgb` and `#rrggbb` are accepted, since the colour is used in a style attribute. */
export function readColor(raw: unknown): string | undefined {
  return typeof raw === "string" && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(raw) ? raw : undefined;
}

/** The same colour for the same id on every device. */
export function colorFor(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return PALETTE[sum % PALETTE.length] ?? PALETTE[0];
}
