import type { PlayEntry } from "domain/table/play/playEntry";
import { useCallback, useMemo } from "react";
import { type ShownRevision, useOperationOutbox } from "../../api/useOperationOutbox";
import { useMember } from "../../session/SessionProvider";
import { playOutboxSource, sendPlayEntries } from "./playOutboxSource";
import { useUnsentOperations } from "./useUnsentOperations";

/**
 * The viewer's operations on one character that `shown`, the listener's state, does not hold yet. What can never pass
 * is said and dropped, with the character's name where its screen shows several (`name`).
 */
export function usePlayOutbox(
  characterId: string,
  shown: ShownRevision | undefined,
  connected: boolean,
  name?: string,
) {
  const { uid } = useMember();
  const source = useMemo(() => playOutboxSource(uid, characterId), [uid, characterId]);
  const send = useCallback(
    (entries: readonly PlayEntry[]) => sendPlayEntries(characterId, entries),
    [characterId],
  );
  const { pending, waiting, write, settle } = useOperationOutbox(source, send, shown, connected);
  useUnsentOperations(pending, settle, name);
  return { waiting, write };
}
