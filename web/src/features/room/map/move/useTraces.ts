import { useReducedMotion } from "@mantine/hooks";
import type { Grid } from "domain/documents/sceneSchema";
import { distanceText, pathLength } from "domain/table/scene/distance";
import type { SystemId } from "domain/values/systemIds";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { dataOf } from "../../../../live/liveSource";
import { serverTime } from "../../../../live/presence/deviceClock";
import { type Trace, writeTrace } from "../../../../live/scene/sceneDocuments";
import { type LiveTrace, useLiveTraces } from "../../../../live/scene/scenes";
import { useMember } from "../../../../session/SessionProvider";
import { drawMeasure } from "../canvas/drawOver";
import type { SceneCanvas } from "../canvas/SceneCanvas";
import { showPing } from "./ping";
import { TraceWriter } from "./TraceWriter";

/** Older ones were written before this screen was open. Clocks are compared roughly. */
const FRESH_MS = 5_000;
/** Without another trace, a drag was given up and a measure is over. */
const SILENCE_MS = 2_000;

interface TracesProps {
  campaignId: string;
  system: SystemId;
  sceneId: string;
  grid: Grid;
  canvas: SceneCanvas | undefined;
}

/** Makes writers of one's own traces. */
export type MakeTrace = (trace: Omit<Trace, "uid" | "sceneId" | "points">) => TraceWriter;

/** Shows where the others' pointers drag, measure and point, and writes one's own. */
export function useTraces({ campaignId, system, sceneId, grid, canvas }: TracesProps): MakeTrace {
  const { uid } = useMember();
  const traces = dataOf(useLiveTraces(campaignId));
  const still = useReducedMotion(false, { getInitialValueInEffect: false });
  /** What this page wrote last into each slot: another page of the same member is somebody else. */
  const written = useRef(new Map<string, string>());
  const shown = useRef(new Map<string, number>());
  const silences = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const show = useMemo(
    () =>
      canvas &&
      (({ kind, ...trace }: LiveTrace) =>
        SHOW[kind](canvas, trace, { system, grid, still }, silences.current)),
    [canvas, system, grid, still],
  );

  useEffect(() => {
    if (show === undefined) return;
    const isNew = ({ id, at, pending, points, sceneId: of }: LiveTrace) =>
      !pending &&
      of === sceneId &&
      shown.current.get(id) !== at &&
      at > serverTime() - FRESH_MS &&
      written.current.get(id) !== points.join();
    const arrived = (traces ?? []).filter(isNew).sort((one, other) => one.at - other.at);
    for (const trace of arrived) {
      shown.current.set(trace.id, trace.at);
      show(trace);
    }
  }, [traces, sceneId, show]);

  return useCallback(
    (trace) =>
      new TraceWriter((slot, points) => {
        written.current.set(`${uid}~${slot}`, points.join());
        return writeTrace(campaignId, slot, { ...trace, uid, sceneId, points });
      }),
    [campaignId, uid, sceneId],
  );
}

interface Ways {
  readonly system: SystemId;
  readonly grid: Grid;
  readonly still: boolean;
}

type Silences = Map<string, ReturnType<typeof setTimeout>>;
type Show = (canvas: SceneCanvas, trace: Omit<LiveTrace, "kind">, ways: Ways, silences: Silences) => void;

/** Calls `end` unless this key is heard of again. */
function endAfterSilence(silences: Silences, key: string, end: () => void): void {
  clearTimeout(silences.get(key));
  silences.set(key, setTimeout(end, SILENCE_MS));
}

const SHOW: Record<LiveTrace["kind"], Show> = {
  drag: (canvas, { tokenId, points }, _ways, silences) => {
    if (tokenId === undefined || canvas.pieces.isHeld(tokenId)) return;
    canvas.pieces.lead(tokenId, points);
    endAfterSilence(silences, `drag-${tokenId}`, () => {
      if (canvas.pieces.isLed(tokenId)) canvas.pieces.release(tokenId);
    });
  },
  ping: (canvas, { points }, { still }) => showPing(canvas, { x: points[0] ?? 0, y: points[1] ?? 0 }, still),
  measure: (canvas, { uid, points }, { grid, system }, silences) => {
    const key = `measure-${uid}`;
    const label = distanceText(grid, pathLength(grid, system, points));
    canvas.overlay(key, (context, scale) => drawMeasure(context, points, label, scale));
    endAfterSilence(silences, key, () => canvas.overlay(key, undefined));
  },
};
