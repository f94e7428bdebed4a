import { sendMessage } from "domain/api/messages";
import { type OutgoingMessage, readOutbox } from "domain/messages/storedOutbox";
import type { SystemId } from "domain/systems/systemIds";
import { useCallback, useMemo } from "react";
import { refusing, useStoredOutbox } from "../../../api/useStoredOutbox";
import type { PendingEntry, Refusals } from "../../../browser/outbox";
import { randomId } from "../../../browser/randomId";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { call } from "../../../http/call";
import { useMember } from "../../../session/SessionProvider";

const REFUSED = "Ce message n'a pas pu être envoyé.";

/** A message on its way. */
export type PendingMessage = PendingEntry<OutgoingMessage>;

export interface OutboxTable {
  readonly id: string;
  readonly system: SystemId;
}

export interface OutboxControl {
  readonly pending: readonly PendingMessage[];
  /** With a player's uid, a private message between them and the MJ. */
  readonly write: (text: string, playerUid: string | undefined) => void;
  readonly settle: (requestId: string) => void;
}

const NONE_REFUSED: Refusals = new Map();

/** The viewer's messages that the log does not show yet; those stored on this device are sent as soon as possible. */
export function useOutbox({ id, system }: OutboxTable, connected: boolean): OutboxControl {
  const { uid } = useMember();
  const adapter = useMemo(
    () => ({
      key: STORAGE_KEYS.outbox(uid, id),
      read: readOutbox,
      atOnce: 1,
      send: ([message]: readonly [OutgoingMessage, ...OutgoingMessage[]]) =>
        refusing(call(sendMessage, { params: { system, id }, body: message }), REFUSED).then(
          () => NONE_REFUSED,
        ),
    }),
    [uid, id, system],
  );
  const { pending, write: writeEntry, settle } = useStoredOutbox(adapter, connected);
  const write = useCallback(
    (text: string, playerUid: string | undefined) =>
      writeEntry({ requestId: randomId(), text, ...(playerUid !== undefined && { playerUid }) }),
    [writeEntry],
  );
  return { pending, write, settle };
}
