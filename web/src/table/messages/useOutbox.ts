import type { OutgoingMessage } from "domain/table/messages/storedOutbox";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useMemo } from "react";
import { useScreenOutbox } from "../../api/useStoredOutbox";
import type { PendingEntry } from "../../browser/outbox";
import { randomId } from "../../browser/randomId";
import { useMember } from "../../session/SessionProvider";
import { messageOutboxSource } from "./messageOutboxSource";

/** A message on its way. */
export type PendingMessage = PendingEntry<OutgoingMessage>;

export interface OutboxTable {
  readonly id: string;
  readonly system: SystemId;
}

interface WrittenMessage {
  readonly text: string;
  readonly emote?: true;
  /** With a player's uid, a private message between them and the MJ. */
  readonly playerUid?: string | undefined;
}

export interface OutboxControl {
  readonly pending: readonly PendingMessage[];
  readonly write: (message: WrittenMessage) => void;
  readonly settle: (id: string) => void;
}

/** The viewer's messages that the log does not show yet; those stored on this device are sent as soon as possible. */
export function useOutbox({ id, system }: OutboxTable, connected: boolean): OutboxControl {
  const { uid } = useMember();
  const source = useMemo(() => messageOutboxSource(uid, { id, system }), [uid, id, system]);
  const { pending, write: writeEntry, settle } = useScreenOutbox(source, connected);
  const write = useCallback(
    ({ playerUid, ...message }: WrittenMessage) =>
      writeEntry({
        id: randomId(),
        ...message,
        system,
        ...(playerUid !== undefined && { playerUid }),
      }),
    [writeEntry, system],
  );
  return { pending, write, settle };
}
