import { fieldName, fieldsOf, isRecord, pick } from "./fields";

/** Lengths beyond which a text is cut when it is read, so that one absurd field never freezes a sheet. */
export const LINE_LENGTH = 200;
export const PROSE_LENGTH = 20_000;

/** Longer lists are cut: a sheet with more entries than this was not written by a person. */
export const MAX_ENTRIES = 2000;

const TEXT_NAMES = ["name", "nom", "label", "title", "fullName", "text", "value", "description"];
const TRUE_WORDS = new Set(["true", "1", "yes", "oui", "vrai", "x", "on"]);
const FALSE_WORDS = new Set(["false", "0", "no", "non", "faux", "off"]);

/** The same object without the fields that are undefined, for shapes where what could not be read is absent. */
export function withoutAbsent<Facts extends object>(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts;
}

/** A text or a number as trimmed text; anything else, and blank text, is absent. */
export function readText(raw: unknown, length: number = LINE_LENGTH): string | undefined {
  const text = typeof raw === "number" && Number.isFinite(raw) ? String(raw) : raw;
  if (typeof text !== "string") return undefined;
  const start = text.slice(0, length * 2).trim();
  // Trimmed again: a cut may end on a space.
  return start.slice(0, length).trimEnd() || undefined;
}

/** A text that may be wrapped in an object that names it: `{ name: "Elfe" }`, `{ label: "Chaotique bon" }`. */
export function readName(raw: unknown, length: number = LINE_LENGTH): string | undefined {
  return isRecord(raw) ? readText(pick(fieldsOf(raw), TEXT_NAMES), length) : readText(raw, length);
}

/** A text, or a list of texts as one text with a line each. */
export function readProse(raw: unknown): string | undefined {
  if (!Array.isArray(raw)) return readName(raw, PROSE_LENGTH);
  return readText(readNames(raw, PROSE_LENGTH).join("\n"), PROSE_LENGTH);
}

/** `true`, `1`, `"oui"`… and their contraries; anything else is absent. */
export function readBoolean(raw: unknown): boolean | undefined {
  if (typeof raw === "boolean") return raw;
  const word = fieldName(readText(raw) ?? "");
  if (TRUE_WORDS.has(word)) return true;
  return FALSE_WORDS.has(word) ? false : undefined;
}

/** A list as it is; the values of an object that stands for one (`{ "0": …, "1": … }`, `{ sword: {…} }`). */
export function readList(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw.slice(0, MAX_ENTRIES);
  return isRecord(raw) ? Object.values(raw).slice(0, MAX_ENTRIES) : [];
}

/** The names in a list of texts or of named things, blanks dropped and the same name only once. */
export function readNames(raw: readonly unknown[], length: number = LINE_LENGTH): string[] {
  const names = raw.slice(0, MAX_ENTRIES).map((entry) => readName(entry, length));
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** A list written as one text: commas, semicolons and line breaks part its entries. */
export function splitText(raw: unknown): string[] {
  return typeof raw === "string" ? readNames(raw.slice(0, PROSE_LENGTH).split(/[,;\n]/)) : [];
}

/** A list of names, or the text of one. */
export function readNameList(raw: unknown): string[] {
  return typeof raw === "string" ? splitText(raw) : readNames(readList(raw));
}
