import type { PlayEntry } from "domain/table/play/playEntry";
import { useMemo } from "react";
import { type OperationOutbox, type ShownRevision, useOperationOutboxes } from "../../api/useOperationOutbox";
import { useMember } from "../../session/SessionProvider";
import { playOutboxSource } from "./playOutboxSource";
import { useUnsentOperations } from "./useUnsentOperations";

/** A character, and what its listener shows of its state in play. */
interface PlayedCharacter {
  readonly id: string;
  readonly shown: ShownRevision | undefined;
  /** Said with what can never pass, where a screen shows several. */
  readonly name?: string | undefined;
}

export type PlayOutbox = OperationOutbox<PlayEntry>;

/**
 * The viewer's operations on characters, in their order, that the listeners' states do not hold yet. What can never pass is
 * said and dropped. `characters`: the same array as long as nothing of them changes.
 */
export function usePlayOutboxes(
  characters: readonly PlayedCharacter[],
  connected: boolean,
): readonly PlayOutbox[] {
  const { uid } = useMember();
  const ids = characters.map(({ id }) => id).join("\n");
  const sources = useMemo(
    () => (ids === "" ? [] : ids.split("\n").map((id) => playOutboxSource(uid, id))),
    [uid, ids],
  );
  const shown = useMemo(() => characters.map((character) => character.shown), [characters]);
  const outboxes = useOperationOutboxes(sources, shown, connected);
  const named = useMemo(
    () => outboxes.map((outbox, at) => ({ ...outbox, name: characters[at]?.name })),
    [outboxes, characters],
  );
  useUnsentOperations(named);
  return outboxes;
}

/** As `usePlayOutboxes`, of one character. */
export function usePlayOutbox(id: string, shown: ShownRevision | undefined, connected: boolean): PlayOutbox {
  const characters = useMemo(() => [{ id, shown }], [id, shown]);
  const [outbox] = usePlayOutboxes(characters, connected);
  if (outbox === undefined) throw new Error("A character has an outbox.");
  return outbox;
}
