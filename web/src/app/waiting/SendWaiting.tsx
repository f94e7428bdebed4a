import { readFightEntries } from "domain/table/fight/storedEntries";
import { readOutbox } from "domain/table/messages/storedOutbox";
import type { SystemId } from "domain/values/systemIds";
import { useMemo } from "react";
import { useStoredOutboxes } from "../../api/useStoredOutbox";
import { deviceStorage } from "../../browser/deviceStorage";
import type { OutboxSource, OutgoingEntry } from "../../browser/outbox";
import { outboxSubject, unsavedNote } from "../../browser/storageKeys";
import { fightOutboxSource } from "../../table/fight/fightOutboxSource";
import { messageOutboxSource } from "../../table/messages/messageOutboxSource";
import { SendNote } from "../../table/notes/SendNote";
import { playOutboxSource } from "../../table/play/playOutboxSource";
import { useUnsentOperations } from "../../table/play/useUnsentOperations";

interface SendWaitingProps {
  uid: string;
  /** Of the outboxes and the notes to send. */
  keys: readonly string[];
  connected: boolean;
}

/** Sends these outboxes and notes. Refused operations are said; refused messages wait in their room. */
export default function SendWaiting({ uid, keys, connected }: SendWaitingProps) {
  return keys.map((key) => {
    if (unsavedNote(uid, key)) return <SendNote key={key} uid={uid} storageKey={key} connected={connected} />;
    const { kind, id } = outboxSubject(uid, key) ?? {};
    if (id === undefined) return null;
    if (kind === "play") return <SendOperations key={key} uid={uid} id={id} connected={connected} />;
    if (kind === "fight") {
      const game = readFightEntries(deviceStorage.read(key))[0]?.system;
      return game && <SendFight key={key} uid={uid} id={id} system={game} connected={connected} />;
    }
    // An earlier release stored no game: those wait until their room is open.
    const system = readOutbox(deviceStorage.read(key)).find((message) => message.system)?.system;
    return system && <SendMessages key={key} uid={uid} id={id} system={system} connected={connected} />;
  });
}

interface SendProps {
  uid: string;
  /** The character's, or the campaign's. */
  id: string;
  connected: boolean;
}

function SendOperations({ uid, id, connected }: SendProps) {
  useSending(
    useMemo(() => [playOutboxSource(uid, id)], [uid, id]),
    connected,
  );
  return null;
}

function SendFight({ uid, id, system, connected }: SendProps & { system: SystemId }) {
  useSending(
    useMemo(() => [fightOutboxSource(uid, { id, system })], [uid, id, system]),
    connected,
  );
  return null;
}

/** Sends the operations of an outbox, and says which were refused. */
function useSending<Entry extends OutgoingEntry>(
  sources: readonly OutboxSource<Entry>[],
  connected: boolean,
) {
  const { outboxes, pending } = useStoredOutboxes(sources, connected);
  useUnsentOperations(
    useMemo(
      () => outboxes.map((outbox, at) => ({ outbox, pending: pending[at] ?? [] })),
      [outboxes, pending],
    ),
  );
}

function SendMessages({ uid, id, system, connected }: SendProps & { system: SystemId }) {
  const sources = useMemo(() => [messageOutboxSource(uid, { id, system })], [uid, id, system]);
  useStoredOutboxes(sources, connected);
  return null;
}
