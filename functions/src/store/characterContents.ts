import { characters } from "domain/documents/character";
import { database } from "./firestore";

/** Removes what hangs on a character: its state in play and the log. Can be repeated after a crash. */
export async function removeCharacterContents(characterId: string): Promise<void> {
  const character = database().doc(characters.path(characterId));
  for (const collection of await character.listCollections()) await database().recursiveDelete(collection);
}
