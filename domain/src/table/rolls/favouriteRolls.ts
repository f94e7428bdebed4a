import { currentLabel } from "../../games/currentLabel";
import type { SheetRoll } from "./sheetRolls";

/** As many as a phone shows without scrolling. */
export const MAX_FAVOURITES = 12;
/** Of a roll's label: a weapon's name of 120 characters and what is said before it. */
const MAX_LABEL = 160;

/** The labels of one's favourite rolls, as a device stored them: at most `MAX_FAVOURITES`, each once. Never throws. */
export function readFavourites(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const labels = stored.filter(
    (label): label is string => typeof label === "string" && label !== "" && label.length <= MAX_LABEL,
  );
  return [...new Set(labels.map(currentLabel))].slice(0, MAX_FAVOURITES);
}

/** Adds a favourite at the end, or takes it away; the same list where it is full. */
export function toggleFavourite(favourites: readonly string[], label: string): readonly string[] {
  if (favourites.includes(label)) return favourites.filter((one) => one !== label);
  return favourites.length < MAX_FAVOURITES ? [...favourites, label] : favourites;
}

/** Those favourites that the sheet still rolls, with their values of now, in their own order. */
export function favouriteRolls(
  favourites: readonly string[],
  rolls: readonly SheetRoll[],
): readonly SheetRoll[] {
  return favourites.flatMap((label) => rolls.find((roll) => roll.label === label) ?? []);
}
