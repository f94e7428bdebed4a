import {
  ADVENTURE_KINDS,
  ADVENTURE_SCHEMAS,
  type Adventure,
  type AdventureContents,
  type AdventureHandout,
  type AdventureKind,
} from "../table/adventure/adventure";
import { numbered } from "../table/adventure/handoutLinks";
import { isRecord } from "../values/reading/fields";
import { readText } from "../values/reading/values";
import { countBytes } from "../values/text/characters";
import { MAX_ADVENTURE_BYTES } from "./adventureBytes";
import { fileName, type TextFile } from "./fileName";
import { unreadTool } from "./foreign/refusal";
import { parseJson, refused } from "./jsonText";

/** Marks a file as an adventure of this product; the version is the newest one that this code reads. */
const FORMAT = "des-et-heros/adventure";
const FORMAT_VERSION = 1;

/** Of each kind: more than a campaign has. */
const MAX_OF_KIND = 500;

/** `invalid-input` with a sentence: what is chosen is more than a file may have. */
export const tooLarge = () => refused("Ce fichier dépasserait 64 Mo : choisis moins d'éléments à la fois.");

/**
 * A file that `readAdventureFile` reads back to the same, one thing a line. Handouts get keys by their place, and their
 * links lead to those that are in it. Throws `invalid-input` with a sentence where it would be too large to be read.
 */
export function adventureFile(name: string, adventure: Adventure): TextFile {
  const handouts = numbered(adventure.handouts);
  const linesOf = <Kind extends AdventureKind>(kind: Kind, contents: readonly AdventureContents[Kind][]) =>
    // What the file does not say is left out.
    contents.map((content) => JSON.stringify(ADVENTURE_SCHEMAS[kind].parse(content)));
  const lists = ADVENTURE_KINDS.map((kind) => {
    const lines = kind === "handouts" ? linesOf(kind, handouts) : linesOf(kind, adventure[kind]);
    return `"${kind}": [${lines.length > 0 ? `\n${lines.join(",\n")}\n` : ""}]`;
  });
  const head = [`"format": "${FORMAT}"`, `"formatVersion": ${FORMAT_VERSION}`];
  const text = `{\n${[...head, ...lists].join(",\n")}\n}\n`;
  if (countBytes(text) > MAX_ADVENTURE_BYTES) throw tooLarge();
  return { name: fileName(`preparation ${name}`, "preparation"), text };
}

/** Values in one thing: more than any has. */
const MAX_VALUES = 300_000;

/** Whether something has at most `MAX_VALUES` values in it, whatever it is. */
function isBounded(raw: unknown): boolean {
  const waiting = [raw];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen + waiting.length > MAX_VALUES) return false;
    const next = waiting.pop();
    if (typeof next !== "object" || next === null) continue;
    if (Array.isArray(next) && next.length > MAX_VALUES) return false;
    for (const value of Object.values(next)) waiting.push(value);
  }
  return true;
}

/** As its schema reads it; undefined for what is none. */
function readOne<Kind extends AdventureKind>(kind: Kind, raw: unknown): AdventureContents[Kind] | undefined {
  if (!isBounded(raw)) return undefined;
  const read = ADVENTURE_SCHEMAS[kind].safeParse(raw);
  return read.success ? (read.data as AdventureContents[Kind]) : undefined;
}

/** With keys of their own: a later one of the same key is led to by nobody. */
function withOwnKeys(handouts: readonly AdventureHandout[]): AdventureHandout[] {
  const known = new Set<string>();
  return handouts.map((handout, place) => {
    const key = known.has(handout.key) ? `double-${place}` : handout.key;
    known.add(key);
    return { ...handout, key };
  });
}

/** What a file has of an adventure. */
export interface AdventureFile {
  readonly adventure: Adventure;
  /** The names of what could not be read. */
  readonly unread: readonly string[];
}

const nameIn = (raw: unknown): string => {
  const fields = isRecord(raw) ? raw : {};
  return readText(fields.name) ?? readText(fields.title) ?? "sans nom";
};

function refusalOf(content: unknown): string {
  const format = isRecord(content) ? content.format : undefined;
  if (format === "des-et-heros/character")
    return "Ce fichier est un personnage : importe-le depuis « Partie en cours ».";
  const tool = unreadTool(content);
  const whose = tool === undefined ? "" : ` : il vient ${tool}`;
  return `Ce fichier n'est pas une préparation enregistrée ici${whose}.`;
}

/**
 * What an adventure's file has, each thing by itself as its call takes it: one that is none is named, and the rest is
 * read. Of handouts with one key the first has it. Throws `invalid-input` with a sentence for any other file, a newer
 * one, and one without anything that can be read.
 */
export function readAdventureFile(text: string): AdventureFile {
  const content = parseJson(text);
  if (!isRecord(content) || content.format !== FORMAT) throw refused(refusalOf(content));
  if (typeof content.formatVersion !== "number") throw refused(refusalOf(content));
  if (content.formatVersion > FORMAT_VERSION)
    throw refused("Ce fichier vient d'une version plus récente de Dés & Héros.");
  const unread: string[] = [];
  const readKind = <Kind extends AdventureKind>(kind: Kind): AdventureContents[Kind][] => {
    const raw = content[kind];
    const list: unknown[] = Array.isArray(raw) ? raw.slice(0, 2 * MAX_OF_KIND) : [];
    return list.flatMap((one, place) => {
      const read = place < MAX_OF_KIND ? readOne(kind, one) : undefined;
      if (read === undefined) unread.push(nameIn(one));
      return read ?? [];
    });
  };
  const adventure: Adventure = {
    scenes: readKind("scenes"),
    encounters: readKind("encounters"),
    handouts: withOwnKeys(readKind("handouts")),
    randomTables: readKind("randomTables"),
    creatures: readKind("creatures"),
  };
  if (ADVENTURE_KINDS.every((kind) => adventure[kind].length === 0))
    throw refused(
      unread.length > 0 ? "Rien de ce fichier n'a pu être lu." : "Ce fichier ne contient rien de préparé.",
    );
  return { adventure, unread };
}
