import { cutText } from "../text/characters";
import { fieldName, fieldsOf, isRecord, pick } from "./fields";

/** Longer texts are cut when read, so that one huge field cannot freeze a sheet. */
export const LINE_LENGTH = 200;
export const PROSE_LENGTH = 20_000;

/** Longer lists are cut: nobody writes a sheet with more entries. */
export const MAX_ENTRIES = 2000;

const TEXT_NAMES = ["name", "nom", "label", "title", "fullName", "text", "value", "description"];
const TRUE_WORDS = new Set(["true", "1", "yes", "oui", "vrai", "x", "on"]);
const FALSE_WORDS = new Set(["false", "0", "no", "non", "faux", "off"]);

/** The object without its undefined fields, for shapes where unreadable values are absent. */
export function withoutAbsent<Facts extends object>(facts: Facts): Facts {
  const known: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(facts)) if (value !== undefined) known[key] = value;
  return known as Facts;
}

/** A text or a number as trimmed text; undefined for anything else and for blank text. */
export function readText(raw: unknown, length: number = LINE_LENGTH): string | undefined {
  const text = typeof raw === "number" && Number.isFinite(raw) ? String(raw) : raw;
  if (typeof text !== "string") return undefined;
  const start = text.slice(0, length * 2).trim();
  // Trimmed again, since the cut may end in a space.
  return cutText(start, length).trimEnd() || undefined;
}

/** A text, possibly wrapped in an object with a name: `{ name: "Elfe" }`, `{ label: "Chaotique bon" }`. */
export function readName(raw: unknown, length: number = LINE_LENGTH): string | undefined {
  return isRecord(raw) ? readText(pick(fieldsOf(raw), TEXT_NAMES), length) : readText(raw, length);
}

/** A text, or a list of texts joined by line breaks. */
export function readProse(raw: unknown): string | undefined {
  if (!Array.isArray(raw)) return readName(raw, PROSE_LENGTH);
  return readText(readNames(raw, PROSE_LENGTH).join("\n"), PROSE_LENGTH);
}

/** `true`, `1`, `"oui"`… and their opposites; undefined for anything else. */
export function readBoolean(raw: unknown): boolean | undefined {
  if (typeof raw === "boolean") return raw;
  const word = fieldName(readText(raw) ?? "");
  if (TRUE_WORDS.has(word)) return true;
  return FALSE_WORDS.has(word) ? false : undefined;
}

/**
 * A list, or the values of an object used as one (`{ "0": …, "1": … }`, `{ sword: {…} }`). An array is read
 * index by index, since one from outside may have holes or a `constructor` of its own, which its methods use.
 */
export function readList(raw: unknown): readonly unknown[] {
  if (!Array.isArray(raw)) return isRecord(raw) ? Object.values(raw).slice(0, MAX_ENTRIES) : [];
  const list: unknown[] = [];
  const end = Math.min(raw.length, MAX_ENTRIES);
  for (let index = 0; index < end; index += 1) if (index in raw) list.push(raw[index]);
  return list;
}

/** The names in a list of texts or of objects with a name, without blanks and duplicates. */
export function readNames(raw: readonly unknown[], length: number = LINE_LENGTH): string[] {
  const names = readList(raw).map((entry) => readName(entry, length));
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** Splits a text at commas, semicolons and line breaks. */
export function splitText(raw: unknown): string[] {
  return typeof raw === "string" ? readNames(raw.slice(0, PROSE_LENGTH).split(/[,;\n]/)) : [];
}

/** A list of names, or a text of them. */
export function readNameList(raw: unknown): string[] {
  return typeof raw === "string" ? splitText(raw) : readNames(readList(raw));
}
