import { characters } from "domain/documents/character";
import { GuardedBatch } from "../../functions/src/store/firestore";
import { cthulhuCharacters } from "./characters/cthulhu";
import { cyberpunkCharacters } from "./characters/cyberpunk";
import { dnd5eCharacters } from "./characters/dnd5e";
import { vampireCharacters } from "./characters/vampire";

/** Characters that exercise every block of the sheets. Written anew when repeated. */
export async function seedCharacters(now: number): Promise<void> {
  const batch = new GuardedBatch();
  const all = [...dnd5eCharacters, ...vampireCharacters, ...cyberpunkCharacters, ...cthulhuCharacters];
  for (const { id, ...character } of all) {
    batch.set(characters, [id], { ...character, version: 1, updatedAt: now });
  }
  await batch.commit();
}
