import { sendMessage } from "domain/api/messages";
import { lettersKey } from "domain/chat/keptLetters";
import type { SystemId } from "domain/systems/systemIds";
import { useCallback, useEffect, useMemo, useState } from "react";
import { call } from "../../../http/call";
import { isRefusal } from "../../../http/failureMessage";
import { useMember } from "../../../session/SessionProvider";
import { type OpenLetter, Outbox, Refused } from "./outbox";

const REFUSED = "Ce message n'a pas pu être envoyé.";

export interface SendingTable {
  readonly id: string;
  readonly system: SystemId;
}

export interface Sending {
  readonly letters: readonly OpenLetter[];
  /** With a player's uid, a whisper between them and the MJ. */
  readonly write: (text: string, playerUid: string | undefined) => void;
  readonly settle: (requestId: string) => void;
}

/** What one has to say at a table, on its way there; what waited on this device goes as soon as it can. */
export function useOutbox({ id, system }: SendingTable, connected: boolean): Sending {
  const { uid } = useMember();
  const [letters, setLetters] = useState<readonly OpenLetter[]>([]);
  const outbox = useMemo(
    () =>
      new Outbox({
        key: lettersKey(uid, id),
        storage: localStorage,
        tell: setLetters,
        send: (letter) =>
          call(sendMessage, { params: { system, id }, body: letter }).catch((error) => {
            throw isRefusal(error) ? new Refused(error.sentence ?? REFUSED) : error;
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
      outbox.write({ requestId: crypto.randomUUID(), text, ...(playerUid !== undefined && { playerUid }) }),
    [outbox],
  );
  const settle = useCallback((requestId: string) => outbox.settle(requestId), [outbox]);
  return { letters, write, settle };
}
