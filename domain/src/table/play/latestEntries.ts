import type { LatestEntry, PlayLogDocument } from "../../documents/play";

/** How many entries a state has at most, and how long they may be together, in characters of JSON. */
export const LATEST = { count: 10, length: 16_000 };

const latestEntryOf = (
  id: string,
  {
    ownerId: _,
    uid: __,
    character: ___,
    operations: ____,
    operation: _____,
    roll: ______,
    expiresAt,
    ...entry
  }: PlayLogDocument,
): LatestEntry => ({ id, ...entry });

/**
 * The latest entries of a character's log, newest first, once `created` (by id, oldest first) were added to those that
 * its state had, and some of these were taken back (`undone`: by which entry). The newest stays, however long it is; the
 * log itself has them all.
 */
export function latestEntries(
  before: readonly LatestEntry[],
  created: ReadonlyMap<string, PlayLogDocument>,
  undone: ReadonlyMap<string, string>,
): LatestEntry[] {
  const added = [...created].map(([id, entry]) => latestEntryOf(id, entry)).toReversed();
  const kept = before.map((entry) => {
    const undoneBy = undone.get(entry.id);
    return undoneBy === undefined ? entry : { ...entry, undoneBy };
  });
  let length = 0;
  return [...added, ...kept].slice(0, LATEST.count).filter((entry, place) => {
    length += JSON.stringify(entry).length;
    return place === 0 || length <= LATEST.length;
  });
}
