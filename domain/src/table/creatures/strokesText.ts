import type { Creature } from "../../game/gameTypes";
import { creatureStrokes } from "./creatureRolls";

/** What a noun is followed by that stays as it is for several: « d'armes », « à deux mains », « (en oni) ». */
const BELONGING = /(?= (?:de|du|des|à|au|aux|en) | d'| \()/;

/** A word of several: « lourdes », « caudaux », « marteaux ». */
function pluralOf(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/(?:eau|au|eu)$/.test(word)) return `${word}x`;
  return word.endsWith("al") ? `${word.slice(0, -2)}aux` : `${word}s`;
}

/** How often an attack is struck: « 1 morsure », « 2 haches à deux mains »; « griffes » of what is several by itself. */
export function strokeText(name: string, count: number): string {
  const [head = name, ...rest] = name.split(BELONGING);
  const isName = /^\p{Lu}{2}/u.test(name);
  const noun = isName ? head : `${head.charAt(0).toLowerCase()}${head.slice(1)}`;
  const tail = rest.join("");
  const words = noun.split(" ");
  const isSeveral = words.length > 0 && words.every((word) => pluralOf(word) === word);
  if (isSeveral) return count === 1 ? `${noun}${tail}` : `${count} × ${noun}${tail}`;
  return count === 1 ? `1 ${noun}${tail}` : `${count} ${words.map(pluralOf).join(" ")}${tail}`;
}

/** What one action of several attacks strikes with: « 1 morsure, 2 griffes »; empty where it is none. */
export const strokesText = (creature: Creature): string =>
  creatureStrokes(creature)
    .map(({ attack, count }) =>
      strokeText(creature.attacks.find(({ id }) => id === attack)?.name ?? attack, count),
    )
    .join(", ");
