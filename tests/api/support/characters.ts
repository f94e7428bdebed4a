import { type CharacterDocument, characters } from "domain/documents/character";
import { read } from "../../support/database";

export const DAY_MS = 24 * 60 * 60_000;

/** The parameters of a call about this character. */
export const at = (id: string, system = "dnd5e") => ({ params: { system, id } });

export async function stored(id: string): Promise<CharacterDocument> {
  const character = await read(characters, id);
  if (character === undefined) throw new Error(`no character ${id}`);
  return character;
}
