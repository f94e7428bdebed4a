import { changePlayState, MAX_ENTRIES } from "domain/api/play";
import { type OutgoingPlayEntry, readPlayEntries } from "domain/table/play/storedOperations";
import { sentOf } from "../../api/useOperationOutbox";
import { refusing } from "../../api/useStoredOutbox";
import type { OutboxSource } from "../../browser/outbox";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";

/** Said of an operation that the server refused without a sentence. */
export const REFUSED = "Cette action n'a pas pu être faite.";

/** A member's presses on one character, as this device stores and sends them. */
export const playOutboxSource = (uid: string, characterId: string): OutboxSource<OutgoingPlayEntry> => ({
  key: STORAGE_KEYS.playOutbox(uid, characterId),
  read: readPlayEntries,
  atOnce: MAX_ENTRIES,
  // Where the server refuses them all, it throws `Refused`.
  send: async (entries) =>
    sentOf(
      await refusing(
        call(
          changePlayState,
          { params: { id: characterId }, body: { entries: [...entries] } },
          { keepAsking: false },
        ),
        REFUSED,
      ),
    ),
});
