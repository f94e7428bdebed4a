import { type Fields, fieldsOf, isRecord, pick, readFirst, readFirstList } from "../../values/reading/fields";
import { readList, readText } from "../../values/reading/values";
import { readNumber } from "../../values/text/readNumber";

/** A class of a character, and its level in it if the sheet gives one. */
export interface ClassLevel {
  name: string;
  level?: number;
  subclass?: string;
}

/** A list of classes has more detail than a text, so it is preferred wherever it is stored. */
const CLASS_LIST_NAMES = ["classes"];
const CLASS_NAMES = ["class", "classe", "className", "characterClass", "clan", "occupation"];
const NAME_NAMES = ["name", "nom", "class", "classe", "className", "label", "definition"];
const LEVEL_NAMES = ["level", "levels", "niveau", "lvl"];
const SUBCLASS_NAMES = ["subclass", "subclassName", "subclassDefinition", "sousClasse", "archetype"];

const MAX_LEVEL = 99;
const MAX_CLASSES = 20;
/** Longer than the class text of any sheet. */
const CLASS_TEXT_LENGTH = 120;

/** `5`, `"5"`, `"Niveau 5"`. */
export function readLevel(raw: unknown): number | undefined {
  const [, digits] = /^(?:niveau|niv\.?|level|lvl\.?)? ?(\d{1,2})$/i.exec(readText(raw) ?? "") ?? [];
  const level = readNumber(typeof raw === "number" ? raw : digits);
  return level !== undefined && level >= 1 && level <= MAX_LEVEL ? Math.trunc(level) : undefined;
}

const classLevel = (name: string, level?: number, subclass?: string): ClassLevel => ({
  name,
  ...(level !== undefined && { level }),
  ...(subclass !== undefined && { subclass }),
});

/** `"Rôdeuse 5"`, `"Rôdeuse (niveau 5)"`, `"Rôdeuse, niv. 5"`, `"Rôdeuse 5 (Chasseuse)"`. */
const readClassText = (text: string): ClassLevel[] => {
  const [, name, digits, subclass] =
    /^(\D+?)[ (,:-]*(?:niveau|niv\.?|level|lvl\.?)? ?(\d{1,2})\)?(?: ?\(([^()]+)\))?$/i.exec(text) ?? [];
  const level = readLevel(digits);
  if (name?.trim() && level !== undefined) return [classLevel(name.trim(), level, readText(subclass))];
  return text === "" ? [] : [classLevel(text)];
};

const readClassesText = (text: string): ClassLevel[] =>
  text
    .slice(0, CLASS_TEXT_LENGTH)
    .split(/[/+;&\n]| et /)
    .flatMap((part) => readClassText(part.trim().replace(/\s+/g, " ")));

const nameOf = (raw: unknown): string | undefined =>
  readText(isRecord(raw) ? pick(fieldsOf(raw), NAME_NAMES) : raw);

const readClassRecord = (raw: unknown): ClassLevel | undefined => {
  const fields = fieldsOf(raw);
  const name = nameOf(pick(fields, NAME_NAMES));
  if (name === undefined) return undefined;
  return classLevel(name, readLevel(pick(fields, LEVEL_NAMES)), nameOf(pick(fields, SUBCLASS_NAMES)));
};

/** `{ Wizard: 3 }`, `{ Wizard: { level: 3, subclass: "Evocation" } }`. */
const readClassMap = (raw: unknown): ClassLevel[] =>
  Object.entries(isRecord(raw) ? raw : {})
    .slice(0, MAX_CLASSES)
    .flatMap(([key, value]) => {
      const name = readText(key);
      const fields = fieldsOf(value);
      const level = readLevel(isRecord(value) ? pick(fields, LEVEL_NAMES) : value);
      if (name === undefined || level === undefined) return [];
      return [classLevel(name, level, nameOf(pick(fields, SUBCLASS_NAMES)))];
    });

const readClasses = (raw: unknown): ClassLevel[] => {
  if (typeof raw === "string") return readClassesText(raw);
  if (isRecord(raw) && readClassRecord(raw) === undefined) return readClassMap(raw);
  const entries = Array.isArray(raw) ? readList(raw) : [raw];
  return entries
    .flatMap((entry) => (typeof entry === "string" ? readClassesText(entry) : (readClassRecord(entry) ?? [])))
    .slice(0, MAX_CLASSES);
};

/** The classes of a character, from `"Guerrier 3 / Magicien 2"`, a class object or a list of either. */
export function readClassLevels(layers: readonly Fields[]): readonly ClassLevel[] {
  const listed = readFirstList(layers, CLASS_LIST_NAMES, readClasses);
  return listed.length > 0 ? listed : readFirstList(layers, CLASS_NAMES, readClasses);
}

/** The character's level: the sheet's own, else the sum of its classes' levels. */
export function readCharacterLevel(
  layers: readonly Fields[],
  classes: readonly ClassLevel[],
): number | undefined {
  const given = readFirst(layers, LEVEL_NAMES, readLevel);
  const sum = classes.reduce((total, { level }) => total + (level ?? 0), 0);
  return given ?? readLevel(sum);
}
