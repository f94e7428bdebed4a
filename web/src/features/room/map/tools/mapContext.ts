import type { SystemId } from "domain/values/systemIds";
import type { Place } from "../canvas/camera";
import type { Pointing } from "../canvas/Gestures";
import type { SceneCanvas } from "../canvas/SceneCanvas";
import type { MakeTrace } from "../move/useTraces";
import type { MapView, TokenView } from "../view/sceneView";

export interface TokenMove {
  readonly token: TokenView;
  readonly to: Place;
}

/** What a tool acts on, as it is at the moment. */
export interface MapContext {
  readonly campaignId: string;
  readonly system: SystemId;
  readonly isMj: boolean;
  readonly view: MapView;
  readonly canvas: SceneCanvas;
  readonly selected: ReadonlySet<string>;
  readonly select: (ids: ReadonlySet<string>) => void;
  /** Whether a token at this place would lie under fog, where members may not follow it. */
  readonly isCovered: (token: TokenView, place: Place) => boolean;
  readonly makeTrace: MakeTrace;
  /** Puts tokens down for good. */
  readonly drop: (moves: readonly TokenMove[]) => void;
  /** Makes copies of tokens at these places; the MJ's alone. */
  readonly duplicate: ((moves: readonly TokenMove[]) => void) | undefined;
  readonly drawing: DrawingStyle;
}

export interface DrawingStyle {
  readonly kind: "pen" | "line" | "rectangle" | "circle";
  readonly colour: string;
}

export type GetContext = () => MapContext | undefined;

/** Holds the context of the moment for tools, which live longer than one of them. */
export class ContextHolder {
  #context: MapContext | undefined;

  readonly get: GetContext = () => this.#context;

  put(context: MapContext | undefined): void {
    this.#context = context;
  }
}

/** What a drag means while a tool is chosen; all places are the scene's. */
export interface Tool {
  /** False leaves the drag to move the scene. */
  readonly start: (from: Place, pointing: Pointing) => boolean;
  readonly move: (to: Place, pointing: Pointing) => void;
  readonly end: (at: Place, pointing: Pointing) => void;
  /** As if nothing had been dragged. */
  readonly cancel: () => void;
  readonly tap?: (at: Place, pointing: Pointing) => void;
  /** A second tap ends what has many corners. */
  readonly doubleTap?: (at: Place, pointing: Pointing) => void;
  readonly hover?: (at: Place, pointing: Pointing) => void;
}

export type MemberToolId = "move" | "measure" | "pointer" | "draw";
export type MjToolId = "fog" | "fogBrush" | "room" | "region";
export type ToolId = MemberToolId | MjToolId;
