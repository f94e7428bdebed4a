import { changeFight, MAX_FIGHT_ENTRIES } from "domain/api/fight";
import { type OutgoingFightEntry, readFightEntries } from "domain/table/fight/storedEntries";
import type { SystemId } from "domain/values/systemIds";
import { sentOf } from "../../api/useOperationOutbox";
import { refusing } from "../../api/useStoredOutbox";
import { flushOutboxes } from "../../browser/openOutboxes";
import type { OutboxSource } from "../../browser/outbox";
import { outboxSubject, STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";

const REFUSED = "Cette action n'a pas pu être faite.";

/**
 * An MJ's operations on one fight, as this device stores and sends them in their order, after what waits for characters: a
 * turn that ends a condition must not reach the server before the condition.
 */
export const fightOutboxSource = (
  uid: string,
  params: { id: string; system: SystemId },
): OutboxSource<OutgoingFightEntry> => ({
  key: STORAGE_KEYS.fightOutbox(uid, params.id),
  read: readFightEntries,
  atOnce: MAX_FIGHT_ENTRIES,
  // Where the server refuses them all, it throws `Refused`.
  send: async (outgoing) => {
    await flushOutboxes((key) => outboxSubject(uid, key)?.kind === "play");
    const entries = outgoing.map(({ system: _, ...entry }) => entry);
    return sentOf(
      await refusing(call(changeFight, { params, body: { entries } }, { keepAsking: false }), REFUSED),
    );
  },
});
