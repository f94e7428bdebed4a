import { changePlayState, MAX_ENTRIES } from "domain/api/play";
import { entryOfOperation, type OutgoingOperation, readOperations } from "domain/play/storedOperations";
import { useEffect, useMemo, useRef } from "react";
import { refusing, useStoredOutbox } from "../../api/useStoredOutbox";
import type { PendingEntry } from "../../browser/outbox";
import { STORAGE_KEYS } from "../../browser/storageKeys";
import { call } from "../../http/call";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";

const REFUSED = "Cette action n'a pas pu être faite.";

/** What the listener shows of a state. */
interface Shown {
  readonly revision: number;
  readonly operationIds: readonly string[];
}

/**
 * The viewer's operations on one character that `shown`, the listener's state, does not hold yet; those stored on this
 * device are sent as soon as possible, in their order. What can never pass is said and dropped.
 */
export function usePlayOutbox(characterId: string, shown: Shown | undefined, connected: boolean) {
  const { uid } = useMember();
  /** The revision that an entry was in at the latest, by its id. */
  const answered = useRef(new Map<string, number>());
  const source = useMemo(
    () => ({
      key: STORAGE_KEYS.playOutbox(uid, characterId),
      read: readOperations,
      atOnce: MAX_ENTRIES,
      send: async (operations: readonly [OutgoingOperation, ...OutgoingOperation[]]) => {
        const entries = operations.flatMap((operation) => entryOfOperation(operation) ?? []);
        const answer = await refusing(
          call(changePlayState, { params: { id: characterId }, body: { entries } }),
          REFUSED,
        );
        for (const { id } of answer.entries) answered.current.set(id, answer.revision);
        return new Map(answer.entries.flatMap((one) => ("refused" in one ? [[one.id, one.refused]] : [])));
      },
    }),
    [uid, characterId],
  );
  const { pending, write, settle } = useStoredOutbox(source, connected);

  useEffect(() => {
    for (const { requestId, state, problem } of pending) {
      if (state === "refused") {
        toast("error", problem ?? REFUSED);
        settle(requestId);
      } else if (
        state === "sent" &&
        shown &&
        (answered.current.get(requestId) ?? Infinity) <= shown.revision
      ) {
        settle(requestId);
      }
    }
  }, [pending, shown, settle]);

  const waiting = useMemo(
    () => pending.filter((entry) => entry.state !== "refused" && !isShown(entry, shown)),
    [pending, shown],
  );
  return { waiting, write };
}

const isShown = ({ requestId }: PendingEntry<OutgoingOperation>, shown: Shown | undefined): boolean =>
  shown?.operationIds.includes(requestId) ?? false;
