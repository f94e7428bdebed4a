import type { CallResult } from "domain/api/call";
import { changePlayState, MAX_ENTRIES } from "domain/api/play";
import { entryOfOperation, type OutgoingOperation, readOperations } from "domain/table/play/storedOperations";
import { refusalsOf } from "../../api/useOperationOutbox";
import { type OutboxSource, refusing } from "../../api/useStoredOutbox";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";

/** Said of an operation that the server refused without a sentence. */
export const REFUSED = "Cette action n'a pas pu être faite.";

type Answer = CallResult<typeof changePlayState>;

/** Sends operations on one character in their order; throws `Refused` where the server refused them all. */
export function sendOperations(
  characterId: string,
  operations: readonly OutgoingOperation[],
): Promise<Answer> {
  const entries = operations.flatMap((operation) => entryOfOperation(operation) ?? []);
  return refusing(
    call(changePlayState, { params: { id: characterId }, body: { entries } }, { keepAsking: false }),
    REFUSED,
  );
}

/** A member's operations on one character, as this device stores and sends them. */
export const playOutboxSource = (uid: string, characterId: string): OutboxSource<OutgoingOperation> => ({
  key: STORAGE_KEYS.playOutbox(uid, characterId),
  read: readOperations,
  atOnce: MAX_ENTRIES,
  send: async (operations) => refusalsOf(await sendOperations(characterId, operations)),
});
