import { characters } from "domain/documents/character";
import { playStates } from "domain/documents/play";
import { GuardedBatch } from "../../functions/src/store/guardedBatch";
import { firstStateOf } from "../../functions/src/table/playStates";
import { demoCharacters } from "./characters/demoCharacters";

/** Characters that exercise every block of the sheets. Written anew when repeated. */
export async function seedCharacters(now: number): Promise<void> {
  const batch = new GuardedBatch();
  for (const { id, ...character } of demoCharacters) {
    const document = { ...character, version: 1, updatedAt: now };
    batch.set(characters, [id], document).set(playStates, [id], await firstStateOf(document, now));
  }
  await batch.commit();
}
