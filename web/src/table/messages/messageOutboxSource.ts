import { sendMessage } from "domain/api/messages";
import { type OutgoingMessage, readOutbox } from "domain/table/messages/storedOutbox";
import type { SystemId } from "domain/values/systemIds";
import { refusing } from "../../api/useStoredOutbox";
import type { OutboxSource, Sent } from "../../browser/outbox";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";

const REFUSED = "Ce message n'a pas pu être envoyé.";
const ALL_SENT: Sent = { refused: new Map() };

/** A member's messages to one table, as this device stores and sends them. */
export const messageOutboxSource = (
  uid: string,
  { id, system }: { readonly id: string; readonly system: SystemId },
): OutboxSource<OutgoingMessage> => ({
  key: STORAGE_KEYS.outbox(uid, id),
  read: readOutbox,
  atOnce: 1,
  send: async ([{ id: requestId, text, emote, playerUid }]) => {
    const body = { requestId, text, ...(emote && { emote }), ...(playerUid !== undefined && { playerUid }) };
    await refusing(call(sendMessage, { params: { system, id }, body }, { keepAsking: false }), REFUSED);
    return ALL_SENT;
  },
});
