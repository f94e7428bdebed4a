import type { CallResult } from "domain/api/call";
import { changePlayState, MAX_ENTRIES } from "domain/api/play";
import type { PlayEntry } from "domain/table/play/playEntry";
import { type OutgoingPlayEntry, readPlayEntries } from "domain/table/play/storedOperations";
import { refusalsOf } from "../../api/useOperationOutbox";
import { type OutboxSource, refusing } from "../../api/useStoredOutbox";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";

/** Said of an operation that the server refused without a sentence. */
export const REFUSED = "Cette action n'a pas pu être faite.";

type Answer = CallResult<typeof changePlayState>;

/** Sends presses on one character in their order; throws `Refused` where the server refused them all. */
export function sendPlayEntries(characterId: string, entries: readonly PlayEntry[]): Promise<Answer> {
  const body = { entries: [...entries] };
  return refusing(
    call(changePlayState, { params: { id: characterId }, body }, { keepAsking: false }),
    REFUSED,
  );
}

/** A member's presses on one character, as this device stores and sends them. */
export const playOutboxSource = (uid: string, characterId: string): OutboxSource<OutgoingPlayEntry> => ({
  key: STORAGE_KEYS.playOutbox(uid, characterId),
  read: readPlayEntries,
  atOnce: MAX_ENTRIES,
  send: async (entries) => refusalsOf(await sendPlayEntries(characterId, entries)),
});
