import type { Character, RawFields } from "../sheet/character/character";
import { normaliseCharacter } from "../sheet/character/normaliseCharacter";
import { isRecord } from "../values/reading/fields";
import { readDndBeyond } from "./foreign/dndBeyond";
import { readFoundryActor } from "./foreign/foundry";
import { readOtherGame } from "./foreign/otherGames";

/** The object itself, or the only one of a list. */
function unwrapped(raw: unknown): unknown {
  return Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
}

/** A character of a known tool in the product's own shape; undefined for anything else. */
export function readForeign(raw: RawFields): RawFields | undefined {
  return readOtherGame(raw) ?? readFoundryActor(raw) ?? readDndBeyond(raw);
}

/**
 * `normaliseCharacter` of a character of this product or of another tool: a Foundry VTT actor, a character of
 * D&D Beyond, Progeny or the Dhole's House. Never throws.
 */
export function importedCharacter(raw: unknown): Character {
  const content = unwrapped(raw);
  return normaliseCharacter((isRecord(content) ? readForeign(content) : undefined) ?? raw);
}
