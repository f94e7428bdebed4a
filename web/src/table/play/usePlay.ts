import type { EquippedCharacter } from "domain/equipment/applyEquipment";
import { pendingState } from "domain/play/pendingState";
import type { AnyOperation, AnyPlaySystem } from "domain/play/playSystem";
import { readState } from "domain/play/readState";
import { entryOfOperation } from "domain/play/storedOperations";
import { checkUndo, type PlayActor } from "domain/play/undo";
import { useCallback, useMemo } from "react";
import { randomId } from "../../browser/randomId";
import { dataOf } from "../../live/liveSource";
import { useLivePlayLog, useLivePlayState } from "../../live/usePlay";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { useNow } from "../../ui/useNow";
import { LOOK_MS, type PlayLine, playLines } from "./playLines";
import { usePlayOutbox } from "./usePlayOutbox";
import { usePlaySystem } from "./usePlaySystem";

type Fields = Readonly<Record<string, unknown>>;

/** A character's state in play, as the viewer sees it and may change it. */
export interface Play {
  readonly system: AnyPlaySystem;
  /** With what this device still has to send. */
  readonly state: Fields;
  readonly limits: unknown;
  /** The fields of `stats` that say the same: hit points and what else sheets show. */
  readonly stats: Fields;
  readonly press: (operation: AnyOperation) => void;
  readonly undo: (operationId: string) => void;
  /** The last operations, newest first: what waits, then what was done. */
  readonly recent: readonly PlayLine[];
  /** Whether `recent` has what was done already: what comes then is new. */
  readonly log: "loading" | "ready" | "failed";
}

/**
 * The state in play of a character, live, and what changes it. Undefined until it is known. `actor`: what the viewer is
 * to the character; undefined for those who only look.
 */
export function usePlay(
  equipped: EquippedCharacter,
  actor: PlayActor | undefined,
  connected: boolean,
): Play | undefined {
  const { uid } = useMember();
  const { id, userId, system: game, campaign } = equipped.character;
  const system = usePlaySystem(game);
  const stored = dataOf(useLivePlayState(id)) ?? undefined;
  const log = useLivePlayLog(id, userId === uid ? undefined : campaign?.id);
  const entries = dataOf(log);
  const { waiting, write } = usePlayOutbox(id, stored, connected);
  const now = useNow(LOOK_MS);
  const campaignId = campaign?.id;

  const limits = useMemo(() => system?.limitsOf(equipped), [system, equipped]);
  const current = useMemo(() => {
    const read = system && stored && readState(system, stored.state);
    if (!system || !read) return undefined;
    const asked = waiting.flatMap((operation) => entryOfOperation(operation) ?? []);
    const { state, expected } = pendingState(system, limits, read, asked, entries ?? []);
    return { system, state, expected, stats: system.statsOf(state, limits) };
  }, [system, stored, limits, waiting, entries]);

  const state = current?.state;
  const press = useCallback(
    (operation: AnyOperation) => {
      if (!system || !state) return;
      const requestId = randomId();
      const tried = pendingState(system, limits, state, [{ id: requestId, operation }], []);
      const refused = tried.expected.get(requestId)?.refused;
      if (refused !== undefined) return toast("error", refused);
      write({ requestId, operation, ...(campaignId !== undefined && { campaignId }) });
    },
    [system, state, limits, write, campaignId],
  );
  const undo = useCallback(
    (operationId: string) =>
      write({
        requestId: randomId(),
        undo: operationId,
        ...(campaignId !== undefined && { campaignId }),
      }),
    [write, campaignId],
  );

  const recent = useMemo(() => {
    const lines = playLines(entries ?? [], waiting, current?.expected);
    const undone = new Set(waiting.flatMap(({ undo: one }) => one ?? []));
    return lines.map((line) => ({
      ...line,
      undoable:
        actor !== undefined &&
        !undone.has(line.id) &&
        (line.entry === undefined
          ? line.pending && !line.isUndo
          : checkUndo(line.entry, actor, Math.max(now, line.entry.createdAt)) === undefined),
    }));
  }, [entries, waiting, current, actor, now]);

  return useMemo(
    () =>
      current && {
        system: current.system,
        state: current.state,
        limits,
        stats: current.stats,
        press,
        undo,
        recent,
        log: log.status,
      },
    [current, limits, press, undo, recent, log.status],
  );
}
