import type { CallResult } from "domain/api/call";
import { changePlayState, MAX_ENTRIES } from "domain/api/play";
import { entryOfOperation, type OutgoingOperation, readOperations } from "domain/play/storedOperations";
import { type OutboxSource, refusing } from "../../api/useStoredOutbox";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";

/** Said of an operation that the server refused without a sentence. */
export const REFUSED = "Cette action n'a pas pu être faite.";

/** A member's operations on one character, as this device stores and sends them. */
export const playOutboxSource = (
  uid: string,
  characterId: string,
  onAnswer?: (answer: CallResult<typeof changePlayState>) => void,
): OutboxSource<OutgoingOperation> => ({
  key: STORAGE_KEYS.playOutbox(uid, characterId),
  read: readOperations,
  atOnce: MAX_ENTRIES,
  send: async (operations) => {
    const entries = operations.flatMap((operation) => entryOfOperation(operation) ?? []);
    const answer = await refusing(
      call(changePlayState, { params: { id: characterId }, body: { entries } }),
      REFUSED,
    );
    onAnswer?.(answer);
    return new Map(answer.entries.flatMap((one) => ("refused" in one ? [[one.id, one.refused]] : [])));
  },
});
