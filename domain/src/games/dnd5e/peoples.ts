import type { Character } from "../../sheet/character/character";
import { foldText } from "../../values/text/foldText";

const DWARF = /\b(?:nain|naine|dwarf|dwarven|duergar)\b/;
const HALFLING = /\b(?:halfelin|halfeline|halfling)\b/;

type OfPeople = Pick<Character, "race">;

/** In French or English, whatever the kind of dwarf. */
export const isDwarf = ({ race = "" }: OfPeople): boolean => DWARF.test(foldText(race));

export const isHalfling = ({ race = "" }: OfPeople): boolean => HALFLING.test(foldText(race));
