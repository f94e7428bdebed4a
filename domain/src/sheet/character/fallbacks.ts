import { normaliseName } from "../../values/text/name";
import type { Character } from "./character";
import type { ClassLevel } from "./classLevels";

/** Product §2: the texts shown for fields that a sheet lacks. */
export const FALLBACKS = {
  name: "Personnage sans nom",
  race: "Race inconnue",
  class: "Classe inconnue",
  background: "Origine inconnue",
  roll: "Jet indisponible",
  skills: "Aucune compétence associée.",
} as const;

const classText = ({ name, level, subclass }: ClassLevel, withSubclass: boolean): string =>
  [name, level, withSubclass && subclass !== undefined && `(${subclass})`].filter(Boolean).join(" ");

/** `"Guerrier 3 / Magicien 2"`; `withSubclasses` adds `"(Champion)"` after its class. */
export function classLabel({ classes }: Pick<Character, "classes">, withSubclasses = false): string {
  const label = classes.map((classLevel) => classText(classLevel, withSubclasses)).join(" / ");
  return label || FALLBACKS.class;
}

export function nameLabel({ name }: Pick<Character, "name">): string {
  return normaliseName(name) || FALLBACKS.name;
}

export function raceLabel({ race }: Pick<Character, "race">): string {
  return race ?? FALLBACKS.race;
}

export function backgroundLabel({ background }: Pick<Character, "background">): string {
  return background ?? FALLBACKS.background;
}
