import { characters } from "domain/documents/character";
import { RESTORABLE_MS } from "domain/table/characters/restoreCharacter";
import { GuardedBatch } from "../store/guardedBatch";
import { charactersDeletedBefore } from "../store/queries";

const PAGE = 200;

/**
 * Removes the characters that were deleted more than 30 days ago, and answers how many. A character that is
 * restored at the same moment fails the batch; the rest is removed the next day.
 */
export async function purgeDeletedCharacters(now: number): Promise<number> {
  const expired = await charactersDeletedBefore(now - RESTORABLE_MS, PAGE);
  if (expired.length === 0) return 0;
  const batch = new GuardedBatch();
  for (const { id, version } of expired) batch.delete(characters, [id], version);
  await batch.commit();
  return expired.length + (expired.length < PAGE ? 0 : await purgeDeletedCharacters(now));
}
