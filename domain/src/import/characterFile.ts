import type { Character, RawFields } from "../sheet/character/character";
import { nameLabel } from "../sheet/character/fallbacks";
import { normaliseCharacter } from "../sheet/character/normaliseCharacter";
import { SHAPE_LENGTHS } from "../sheet/character/shapeLengths";
import type { Item } from "../sheet/equipment/item";
import { type StoredShape, toStoredShape } from "../table/characters/storedShape";
import { AppError } from "../values/errors";
import { isRecord } from "../values/reading/fields";
import { requireStorable } from "../values/storable";
import { isSystemId } from "../values/systemIds";
import { normaliseName } from "../values/text/name";
import { numberText } from "../values/text/typedNumber";
import { fileName, type TextFile } from "./fileName";
import { readBundle } from "./foreign/bundle";
import { foundryActor } from "./foreign/foundry/exportActor";
import { foreignRefusal, toolRefusal } from "./foreign/refusal";
import { readForeign } from "./importedCharacter";
import { parseJson, refused } from "./jsonText";

/** Marks a file as a character of this product; the version is the newest one that this code reads. */
const FORMAT = "des-et-heros/character";
const FORMAT_VERSION = 1;

/**
 * A character as a file that `readCharacterFile` reads back to the same character, without its owner,
 * campaign and id.
 */
export function characterFile(character: Character): TextFile {
  const content = { format: FORMAT, formatVersion: FORMAT_VERSION, ...toStoredShape(character) };
  return {
    name: fileName(nameLabel(character), "personnage"),
    text: `${JSON.stringify(content, null, 2)}\n`,
  };
}

/** The same for Foundry VTT, for a dnd5e character; `items` are those of its inventory that could be loaded. */
export function foundryFile(character: Character, items: readonly Item[]): TextFile {
  const name = `foundry-${fileName(nameLabel(character), "personnage")}`;
  return { name, text: `${JSON.stringify(foundryActor(character, items), null, 2)}\n` };
}

function readOwn(content: RawFields): RawFields {
  const { formatVersion, system } = content;
  if (typeof formatVersion !== "number" || formatVersion > FORMAT_VERSION) {
    throw refused("Ce fichier vient d'une version plus récente de Dés & Héros.");
  }
  if (!isSystemId(system)) throw new AppError("unknown-system");
  return content;
}

const readKnown = (content: unknown): RawFields | undefined => {
  if (!isRecord(content)) return undefined;
  return content.format === FORMAT ? readOwn(content) : readForeign(content);
};

function recognise(content: unknown): RawFields {
  const known = readKnown(content);
  if (known !== undefined) return known;
  const elsewhere = toolRefusal(content);
  if (elsewhere !== undefined) throw refused(elsewhere);
  const bundle = readBundle(content);
  if (bundle === undefined) throw refused(foreignRefusal(content));
  const { only, names, count } = bundle;
  if (only === undefined)
    throw refused(
      `Ce fichier contient ${numberText(count)} personnages (${names}). Importe un fichier par personnage.`,
    );
  const read = readKnown(only);
  if (read === undefined) throw refused(foreignRefusal(only));
  return read;
}

/** As many whole characters as fit; lengths are counted as in the contract. */
const cut = (text: string, length: number): string =>
  [...normaliseName(text)]
    .reduce((result, next) => (result.length + next.length <= length ? result + next : result), "")
    .trim();

/**
 * The character in a file: one of this product, a Foundry VTT actor of one of the four games, a character of
 * D&D Beyond, Progeny or the Dhole's House, as `createCharacter` takes it; of several actors (a list, an
 * adventure) the only one that is played. Throws `invalid-input` with a sentence for any other file,
 * `unknown-system`, and what `requireStorable` throws.
 */
export function readCharacterFile(text: string): StoredShape {
  const character = normaliseCharacter(recognise(parseJson(text)));
  const shape = toStoredShape(character);
  requireStorable({ stats: shape.stats, data: shape.data }, "Ce personnage");
  return {
    ...shape,
    name: cut(nameLabel(character), SHAPE_LENGTHS.name),
    class: cut(shape.class, SHAPE_LENGTHS.class),
    ...(shape.pronoun !== undefined && { pronoun: cut(shape.pronoun, SHAPE_LENGTHS.pronoun) }),
  };
}
