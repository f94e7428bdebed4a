import type { Character } from "../../sheet/character/character";
import { isRecord } from "../../values/reading/fields";
import { foldText } from "../../values/text/foldText";

/** Of the SRD's peoples, in French and English. */
const SEES_IN_THE_DARK =
  /\b(?:demi-?\s?elfe?|elfe?|half-elf|nain|dwarf|gnome|demi-?orque?|demi-orc|half-orc|orque?|orc|tieffelin|tiefling)/;
const HALFLING = /halfelin|halfling/;
const METRES = 18;
const METRES_OF_A_FOOT = 0.3;
const WRITTEN = /(?:vision dans le noir|darkvision)\D{0,12}(\d{1,3})\s*(m|ft|pieds|feet)?/;

/** What is searched of a sheet: its first texts, so that an enormous one costs no more. */
const MAX_TEXT = 20_000;

/** The texts of a sheet, as they are written anywhere in it. */
function* textsIn(value: unknown, depth = 0): Generator<string> {
  if (typeof value === "string") yield value;
  else if (depth > 6) return;
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one, depth + 1);
  else if (isRecord(value)) for (const one of Object.values(value)) yield* textsIn(one, depth + 1);
}

/** How far it sees in the dark, in metres: as the sheet says, else by its people. */
export function dnd5eDarkvision(character: Character): number {
  let read = 0;
  for (const text of textsIn(character)) {
    read += text.length;
    if (read > MAX_TEXT) break;
    const [, distance, unit] = WRITTEN.exec(foldText(text)) ?? [];
    if (distance !== undefined)
      return Number(distance) * (unit === "m" || unit === undefined ? 1 : METRES_OF_A_FOOT);
  }
  const people = foldText(character.race ?? "");
  return SEES_IN_THE_DARK.test(people) && !HALFLING.test(people) ? METRES : 0;
}
