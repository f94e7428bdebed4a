import {
  ADVENTURE_KINDS,
  ADVENTURE_SCHEMAS,
  type Adventure,
  type AdventureContents,
  type AdventureKind,
} from "../table/adventure/adventure";
import { numbered } from "../table/adventure/handoutLinks";
import { isRecord } from "../values/reading/fields";
import { readText } from "../values/reading/values";
import { fileName, type TextFile } from "./fileName";
import { unreadTool } from "./foreign/refusal";
import { parseJson, refused } from "./jsonText";

/** Marks a file as an adventure of this product; the version is the newest one that this code reads. */
const FORMAT = "des-et-heros/adventure";
const FORMAT_VERSION = 1;

/** Bytes, as of map makers' files: pictures weigh. */
export const MAX_ADVENTURE_BYTES = 64 * 1024 * 1024;
/** Of each kind: more than a campaign has. */
const MAX_OF_KIND = 500;

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
  if (text.length > MAX_ADVENTURE_BYTES)
    throw refused("Ce fichier dépasserait 64 Mo : choisis moins de scènes à la fois.");
  return { name: fileName(`preparation ${name}`, "preparation"), text };
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
  if (typeof content.formatVersion !== "number" || content.formatVersion > FORMAT_VERSION)
    throw refused("Ce fichier vient d'une version plus récente de Dés & Héros.");
  const unread: string[] = [];
  const readKind = <Kind extends AdventureKind>(kind: Kind): AdventureContents[Kind][] => {
    const raw = content[kind];
    const list = Array.isArray(raw) ? raw.slice(0, MAX_OF_KIND) : [];
    return list.flatMap((one: unknown) => {
      const read = ADVENTURE_SCHEMAS[kind].safeParse(one);
      if (read.success) return [read.data as AdventureContents[Kind]];
      unread.push(nameIn(one));
      return [];
    });
  };
  const adventure: Adventure = {
    scenes: readKind("scenes"),
    encounters: readKind("encounters"),
    handouts: readKind("handouts"),
    randomTables: readKind("randomTables"),
    creatures: readKind("creatures"),
  };
  if (ADVENTURE_KINDS.every((kind) => adventure[kind].length === 0))
    throw refused(
      unread.length > 0 ? "Rien de ce fichier n'a pu être lu." : "Ce fichier ne contient rien de préparé.",
    );
  return { adventure, unread };
}
