import { sendMessage } from "domain/api/messages";
import type { SystemId } from "domain/systems/systemIds";
import { useCallback, useEffect, useMemo, useState } from "react";
import { deviceStorage } from "../../../browser/deviceStorage";
import { randomId } from "../../../browser/randomId";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { call } from "../../../http/call";
import { canNeverPass } from "../../../http/failureMessage";
import { useMember } from "../../../session/SessionProvider";
import { Outbox, type PendingMessage, Refused } from "./outbox";

const REFUSED = "Ce message n'a pas pu être envoyé.";

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

/** The viewer's messages that the log does not show yet; those stored on this device are sent as soon as possible. */
export function useOutbox({ id, system }: OutboxTable, connected: boolean): OutboxControl {
  const { uid } = useMember();
  const [pending, setPending] = useState<readonly PendingMessage[]>([]);
  const outbox = useMemo(
    () =>
      new Outbox({
        key: STORAGE_KEYS.outbox(uid, id),
        storage: deviceStorage,
        notify: setPending,
        send: (message) =>
          call(sendMessage, { params: { system, id }, body: message }).catch((error) => {
            throw canNeverPass(error) ? new Refused(error.sentence ?? REFUSED) : error;
          }),
      }),
    [uid, id, system],
  );

  useEffect(() => {
    const flush = () => void outbox.flush();
    outbox.open();
    window.addEventListener("online", flush);
    return () => {
      window.removeEventListener("online", flush);
      outbox.close();
    };
  }, [outbox]);
  useEffect(() => {
    if (connected) void outbox.flush();
  }, [outbox, connected]);

  const write = useCallback(
    (text: string, playerUid: string | undefined) =>
      outbox.write({ requestId: randomId(), text, ...(playerUid !== undefined && { playerUid }) }),
    [outbox],
  );
  const settle = useCallback((requestId: string) => outbox.settle(requestId), [outbox]);
  return { pending, write, settle };
}
