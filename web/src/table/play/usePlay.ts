import type { PlayStateDocument } from "domain/documents/play";
import type { AnyPlaySystem } from "domain/game/play";
import { pressedOn } from "domain/game/pressedOn";
import { readState } from "domain/game/readState";
import type { AnyOperation } from "domain/operations/anyOperation";
import { foresee } from "domain/operations/applyAll";
import type { EquippedCharacter } from "domain/sheet/equipment/equippedCharacter";
import { pendingState } from "domain/table/play/pendingState";
import { checkUndo, type PlayActor } from "domain/table/play/undo";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { randomId } from "../../browser/randomId";
import type { PlayInUse } from "../../kits/sheet/openSheet";
import { dataOf } from "../../live/liveSource";
import { useLivePlayState } from "../../live/play";
import { useStableValue } from "../../live/useStableValue";
import { useMember } from "../../session/SessionProvider";
import { toast } from "../../ui/toast";
import { useLasting } from "../../ui/useLasting";
import { useNow } from "../../ui/useNow";
import { LOOK_MS, type PlayLine, playLines } from "./playLines";
import { type OlderEntries, usePlayLog } from "./usePlayLog";
import { usePlayOutbox } from "./usePlayOutbox";
import { usePlaySystem } from "./usePlaySystem";

type Fields = Readonly<Record<string, unknown>>;

/** A character's state in play, as the viewer sees it and may change it. */
export interface Play extends PlayInUse {
  /** The fields of `stats` that say the same: hit points and what else sheets show. */
  readonly stats: Fields;
  /** What else it makes of the build's values (`PlaySystem.valuesOf`). */
  readonly values: Fields;
  readonly undo: (operationId: string) => void;
  /** The last operations, newest first: what waits, then what was done. */
  readonly recent: readonly PlayLine[];
  readonly older: OlderEntries;
  /** The acts between two evenings that are counted. */
  readonly downtime: PlayStateDocument["downtime"];
}

/** How long a missing state is waited for, in milliseconds: whoever shows a character first has the API make it. */
const MISSING_MS = 5_000;

interface LivePlay {
  /** Undefined until it is known. */
  readonly play: Play | undefined;
  /** It cannot be had: refused, missing, not readable, or its game could not be loaded. */
  readonly failed: boolean;
}

/** What the sheet shows of a state: each part stays the same object until it differs, so that what shows it rests. */
function useShown(system: AnyPlaySystem | undefined, newest: Fields | undefined, limits: unknown) {
  const state = useStableValue(newest, isDeepEqual);
  const said = useMemo(
    () => system && state && { stats: system.statsOf(state, limits), values: system.valuesOf(state, limits) },
    [system, state, limits],
  );
  const stats = useStableValue(said?.stats, isDeepEqual);
  const values = useStableValue(said?.values, isDeepEqual);
  return useMemo(
    () => (system && state && stats && values ? { system, state, stats, values } : undefined),
    [system, state, stats, values],
  );
}

/**
 * The state in play of a character, live, and what changes it. `actor`: what the viewer is
 * to the character; undefined for those who only look.
 */
export function usePlay(
  equipped: EquippedCharacter,
  actor: PlayActor | undefined,
  connected: boolean,
): LivePlay {
  const { uid } = useMember();
  const { id, userId, system: game, campaign } = equipped.character;
  const { data: system, isError } = usePlaySystem(game);
  const live = useLivePlayState(id);
  const stored = dataOf(live) ?? undefined;
  const missing = useLasting(dataOf(live) === null, MISSING_MS);
  const seenIn = userId === uid ? undefined : (campaign?.id ?? "");
  const { entries, older } = usePlayLog({ character: equipped.character, campaignId: seenIn, stored, actor });
  const { waiting, outbox } = usePlayOutbox(id, stored, connected);
  const now = useNow(LOOK_MS);
  const campaignId = campaign?.id;

  const limits = useMemo(() => system?.limitsOf(equipped), [system, equipped]);
  const current = useMemo(() => {
    const read = system && stored && readState(system, stored.state);
    if (!system || !read) return undefined;
    return { system, ...pendingState(system, limits, read, waiting, entries ?? []) };
  }, [system, stored, limits, waiting, entries]);
  const shown = useShown(current?.system, current?.state, limits);

  /** What the next press is tried on: several in a row each see what the one before did. */
  const newest = useRef<typeof current>(undefined);
  useLayoutEffect(() => {
    newest.current = current;
  }, [current]);
  const pressAll = useCallback(
    (operations: readonly AnyOperation[]): boolean => {
      const known = newest.current;
      if (known === undefined) return false;
      const { state, refused } = foresee(known.system, known.state, operations, limits);
      if (refused !== undefined) {
        toast("error", refused);
        return false;
      }
      newest.current = { ...known, state };
      const sent = pressedOn(known.system, known.state, operations, limits);
      outbox.write({
        id: randomId(),
        operations: [...sent],
        ...(campaignId !== undefined && { campaignId }),
      });
      return true;
    },
    [limits, outbox, campaignId],
  );
  const press = useCallback((operation: AnyOperation) => pressAll([operation]), [pressAll]);
  const undo = useCallback(
    (operationId: string) =>
      outbox.write({
        id: randomId(),
        undo: operationId,
        ...(campaignId !== undefined && { campaignId }),
      }),
    [outbox, campaignId],
  );

  const recent = useMemo(() => {
    const lines = playLines(entries ?? [], waiting, current?.expected);
    const undone = new Set(waiting.flatMap((entry) => ("undo" in entry ? [entry.undo] : [])));
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

  const downtime = stored?.downtime;
  const unreadable = system !== undefined && stored !== undefined && current === undefined;
  const failed = isError || live.status === "failed" || missing || unreadable;
  const play = useMemo(
    () =>
      shown && {
        ...shown,
        limits,
        press,
        pressAll,
        undo,
        recent,
        older,
        downtime,
      },
    [shown, limits, press, pressAll, undo, recent, older, downtime],
  );
  return useMemo(() => ({ play, failed }), [play, failed]);
}
