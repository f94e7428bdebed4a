import type { ClassLevel } from "../../../sheet/character/classLevels";
import { foldText } from "../../../values/text/foldText";
import { CLASSES } from "../classes";

/** A class by its id in `CLASSES`, its level and the folded name of its subclass. */
export interface KnownClass {
  readonly id: string;
  readonly level: number;
  readonly subclass: string;
}

/** Names of classes that are not those of `CLASSES`: feminine, English, of other translations. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  artificier: ["artificier", "artificiere", "artificer"],
  barbare: ["barbarian"],
  barde: ["bard"],
  clerc: ["cleric", "pretre", "pretresse"],
  druide: ["druid", "druidesse"],
  ensorceleur: ["ensorceleuse", "sorcerer"],
  guerrier: ["guerriere", "fighter"],
  magicien: ["magicienne", "wizard"],
  moine: ["moniale", "monk"],
  occultiste: ["sorcier", "sorciere", "warlock"],
  paladin: ["paladine"],
  rodeur: ["rodeuse", "ranger"],
  roublard: ["roublarde", "rogue"],
};

const IDS: ReadonlyMap<string, string> = new Map([
  ...CLASSES.map(({ id, name }) => [foldText(name), id] as const),
  ...Object.entries(OTHER_NAMES).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
]);

/** No class has more. */
const MAX_CLASS_LEVEL = 20;

/**
 * The classes of a character, in French or English. A single class without a level has the character's; the
 * id of an unknown class is empty.
 */
export function knownClasses(classes: readonly ClassLevel[], level: number | undefined): KnownClass[] {
  return classes.map((one) => ({
    id: IDS.get(foldText(one.name)) ?? "",
    level: Math.min(MAX_CLASS_LEVEL, one.level ?? (classes.length === 1 ? level : undefined) ?? 1),
    subclass: foldText(one.subclass ?? ""),
  }));
}

export const BARBARIAN = "barbare";

export const isBarbarian = (classes: readonly KnownClass[]): boolean =>
  classes.some(({ id }) => id === BARBARIAN);
