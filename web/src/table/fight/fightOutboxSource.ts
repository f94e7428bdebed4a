import type { CallResult } from "domain/api/call";
import { changeFight, MAX_FIGHT_ENTRIES } from "domain/api/fight";
import { type OutgoingFightEntry, readFightEntries } from "domain/table/fight/storedEntries";
import type { SystemId } from "domain/values/systemIds";
import { refusalsOf } from "../../api/useOperationOutbox";
import { type OutboxSource, refusing } from "../../api/useStoredOutbox";
import { flushOutboxes } from "../../browser/openOutboxes";
import { outboxSubject, STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";

const REFUSED = "Cette action n'a pas pu être faite.";

/**
 * Sends operations on a fight in their order, after what waits for characters: a turn that ends a condition must not
 * reach the server before the condition. Throws `Refused` where the server refused them all.
 */
export async function sendFightEntries(
  uid: string,
  params: { id: string; system: SystemId },
  outgoing: readonly OutgoingFightEntry[],
): Promise<CallResult<typeof changeFight>> {
  await flushOutboxes((key) => outboxSubject(uid, key)?.kind === "play");
  const entries = outgoing.map(({ system: _, ...entry }) => entry);
  return refusing(call(changeFight, { params, body: { entries } }, { keepAsking: false }), REFUSED);
}

/** An MJ's operations on one fight, as this device stores and sends them. */
export const fightOutboxSource = (
  uid: string,
  params: { id: string; system: SystemId },
): OutboxSource<OutgoingFightEntry> => ({
  key: STORAGE_KEYS.fightOutbox(uid, params.id),
  read: readFightEntries,
  atOnce: MAX_FIGHT_ENTRIES,
  send: async (entries) => refusalsOf(await sendFightEntries(uid, params, entries)),
});
