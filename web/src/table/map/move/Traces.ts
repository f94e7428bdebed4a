import type { Grid } from "domain/documents/sceneSchema";
import { distanceText, pathLength } from "domain/table/scene/distance";
import type { SystemId } from "domain/values/systemIds";
import { serverTime } from "../../../live/presence/deviceClock";
import { type Trace, writeTrace } from "../../../live/scene/sceneDocuments";
import type { LiveTrace } from "../../../live/scene/scenes";
import { drawMeasure } from "../canvas/drawOver";
import type { SceneCanvas } from "../canvas/SceneCanvas";
import type { SceneView } from "../view/sceneView";
import { showPing } from "./ping";
import { TraceWriter } from "./TraceWriter";

/** Older ones were written before this screen was open. Clocks are compared roughly. */
const FRESH_MS = 5_000;
/** Without another trace, a drag was given up and a measure is over. */
const SILENCE_MS = 2_000;

interface Whose {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly uid: string;
}

type TracedScene = Pick<SceneView, "sceneId" | "grid">;

/** What a pointer is about to do. */
export type OwnTrace = Omit<Trace, "uid" | "sceneId" | "points">;

/** Where the others' pointers drag, measure and point on scenes, and one's own. */
export class Traces {
  readonly #whose: Whose;
  #heard: readonly LiveTrace[] = [];
  /** What this page wrote last into each slot: another page of the same member is somebody else. */
  readonly #written = new Map<string, string>();
  readonly #shown = new Map<string, number>();
  readonly #silences = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(whose: Whose) {
    this.#whose = whose;
  }

  /** Tells the others of one's own. */
  writer(sceneId: string, trace: OwnTrace): TraceWriter {
    const { campaignId, uid } = this.#whose;
    return new TraceWriter((slot, points) => {
      this.#written.set(`${uid}~${slot}`, points.join());
      return writeTrace(campaignId, slot, { ...trace, uid, sceneId, points });
    });
  }

  /** Shows those that are new. */
  show(canvas: SceneCanvas, scene: TracedScene, traces: readonly LiveTrace[]): void {
    if (traces === this.#heard) return;
    this.#heard = traces;
    const arrived = traces
      .filter((trace) => trace.sceneId === scene.sceneId && this.#isNew(trace))
      .sort((one, other) => one.at - other.at);
    for (const trace of arrived) {
      this.#shown.set(trace.id, trace.at);
      this.#showOne(canvas, scene.grid, trace);
    }
  }

  #isNew({ id, at, pending, points }: LiveTrace): boolean {
    return (
      !pending &&
      this.#shown.get(id) !== at &&
      at > serverTime() - FRESH_MS &&
      this.#written.get(id) !== points.join()
    );
  }

  #showOne(canvas: SceneCanvas, grid: Grid, { kind, uid, tokenId, points }: LiveTrace): void {
    if (kind === "ping") showPing(canvas, { x: points[0] ?? 0, y: points[1] ?? 0 });
    if (kind === "drag" && tokenId !== undefined && !canvas.pieces.isHeld(tokenId)) {
      canvas.pieces.lead(tokenId, points);
      this.#afterSilence(`drag-${tokenId}`, () => {
        if (canvas.pieces.isLed(tokenId)) canvas.pieces.release(tokenId);
      });
    }
    if (kind === "measure") {
      const name = `measure-${uid}`;
      const label = distanceText(grid, pathLength(grid, this.#whose.system, points));
      canvas.overlay(name, (context, scale) => drawMeasure(context, points, label, scale));
      this.#afterSilence(name, () => canvas.overlay(name, undefined));
    }
  }

  /** Calls `end` unless this key is heard of again. */
  #afterSilence(key: string, end: () => void): void {
    clearTimeout(this.#silences.get(key));
    this.#silences.set(key, setTimeout(end, SILENCE_MS));
  }
}
