import { strikeIn } from "domain/table/rolls/strikes";
import type { RollEntry } from "./rollEntry";

type Attack = Pick<RollEntry, "id" | "press" | "rolled" | "outcome" | "contest">;

/**
 * The attack that damage is rolled for, of those that one press threw: the first that was not missed and that no damage
 * follows. Where none is left, one of them, so that damage says what it belongs to.
 *
 * @param log the rolls that were made, the newest first
 * @param attack the newest of that press
 */
export function attackToDeal<Entry extends Attack & { readonly follows?: string | undefined }>(
  log: readonly Entry[],
  attack: Entry,
): Entry {
  const thrown = log.filter(
    ({ id, press }) => id === attack.id || (press !== undefined && press === attack.press),
  );
  const hits = thrown.filter((one) => strikeIn(one) !== "missed");
  const open = hits.findLast(({ id }) => !log.some(({ follows }) => follows === id));
  return open ?? hits[0] ?? attack;
}
