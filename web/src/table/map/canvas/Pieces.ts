import { isReplayed, type Replay, replayedAt, withTrace } from "domain/table/scene/trace";
import { Konva } from "konva/lib/Global.js";
import type { Layer } from "konva/lib/Layer.js";
import { Shape } from "konva/lib/Shape.js";
import { prefersStillness } from "../../../browser/prefersStillness";
import type { TokenView } from "../view/sceneView";
import type { Place } from "./camera";

/** How long a token takes to its place when it is put down, in milliseconds. */
const DROP_MS = 140;
/** Its first picture on the way is already so far, in milliseconds: one frame. */
const FIRST_FRAME_MS = 16;

// Konva draws what changed in the frame after: here a layer is drawn in the frame in which its tokens move.
Konva.autoDrawEnabled = false;

interface Piece {
  readonly shape: Shape;
  view: TokenView;
  way: Replay;
  /** A pointer of this device holds it, or another's trace leads it: its document says where it stood before. */
  led: "held" | "led" | undefined;
}

/** A shape that draws itself on its layer's canvas, in scene pixels. */
export const drawnShape = (draw: (context: CanvasRenderingContext2D) => void): Shape =>
  new Shape({
    listening: false,
    perfectDrawEnabled: false,
    sceneFunc: (context) => draw(context._context as CanvasRenderingContext2D),
  });

interface PiecesProps {
  /** Where tokens stand. */
  readonly layer: Layer;
  /** Moving ones stand here, so that a drag redraws them and not the 200 others. */
  readonly moving: Layer;
  readonly draw: (context: CanvasRenderingContext2D, token: TokenView) => void;
}

/** The tokens on a canvas, and how they move. */
export class Pieces {
  readonly #props: PiecesProps;
  readonly #pieces = new Map<string, Piece>();
  #frame = 0;

  constructor(props: PiecesProps) {
    this.#props = props;
  }

  /** Its layers are gone then: what comes late, a silence that ends a trace, finds nothing to move. */
  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#pieces.clear();
  }

  /** `jump`: another scene, where nothing moves from its place of before. Drawing the layers is left to the caller. */
  show(tokens: readonly TokenView[], jump: boolean): void {
    const present = new Set(tokens.map(({ id }) => id));
    for (const [id, { shape }] of this.#pieces) {
      if (present.has(id)) continue;
      shape.destroy();
      this.#pieces.delete(id);
    }
    for (const token of tokens) {
      const piece = this.#pieces.get(token.id);
      if (piece === undefined) this.#add(token);
      else this.#change(piece, token, jump);
    }
    this.#sink();
    this.#step();
  }

  /** Large tokens lie below the others, the largest lowest: none covers one that is smaller. */
  #sink(): void {
    const large = [...this.#pieces.values()].filter(
      ({ shape, view }) => view.size > 1 && shape.getLayer() === this.#props.layer,
    );
    large.sort((one, other) => one.view.size - other.view.size);
    for (const { shape } of large) shape.moveToBottom();
  }

  /** The smallest one of those whose radius, given by `radiusOf`, reaches a point. */
  at(point: Place, radiusOf: (token: TokenView) => number): TokenView | undefined {
    const reached = [...this.#pieces.values()].filter(
      ({ shape, view }) => Math.hypot(shape.x() - point.x, shape.y() - point.y) <= radiusOf(view),
    );
    return reached.sort((one, other) => one.view.size - other.view.size)[0]?.view;
  }

  placeOf(id: string): Place | undefined {
    return this.#pieces.get(id)?.shape.position();
  }

  isHeld(id: string): boolean {
    return this.#pieces.get(id)?.led === "held";
  }

  /** A pointer of this device holds some token. */
  get areHeld(): boolean {
    return [...this.#pieces.values()].some(({ led }) => led === "held");
  }

  isLed(id: string): boolean {
    return this.#pieces.get(id)?.led === "led";
  }

  /** Holds a token at a place, whatever its document says, until `release`. */
  hold(id: string, { x, y }: Place): void {
    const piece = this.#pieces.get(id);
    if (piece === undefined) return;
    this.#raise(piece);
    piece.led = "held";
    piece.way = [];
    piece.shape.position({ x, y });
    this.#props.moving.batchDraw();
  }

  /** Leads a token along points (x and y in turn) that came in one trace, and keeps it there until `release`. */
  lead(id: string, points: readonly number[]): void {
    const piece = this.#pieces.get(id);
    if (piece === undefined) return;
    this.#raise(piece);
    piece.led = "led";
    const now = Date.now();
    const from = piece.way.length > 0 ? piece.way : [{ ...piece.shape.position(), at: now }];
    piece.way = withTrace(from, prefersStillness() ? points.slice(-2) : points, now);
    this.#animate();
  }

  /** Leaves a token at a place: its document will say the same in a moment, or else it goes back there. */
  putDown(id: string, { x, y }: Place): void {
    const piece = this.#pieces.get(id);
    if (piece === undefined) return;
    piece.led = undefined;
    piece.way = [];
    piece.shape.position({ x, y });
    piece.shape.moveTo(this.#props.layer);
    this.#sink();
    this.#props.layer.batchDraw();
    this.#props.moving.batchDraw();
  }

  /** Lets a token go to where its document says. */
  release(id: string): void {
    const piece = this.#pieces.get(id);
    if (piece === undefined) return;
    this.#settle(piece);
    this.#step();
  }

  #add(token: TokenView): void {
    const shape: Shape = drawnShape((context) => this.#props.draw(context, piece.view));
    const piece: Piece = { shape, view: token, way: [], led: undefined };
    shape.position({ x: token.x, y: token.y });
    this.#pieces.set(token.id, piece);
    this.#props.layer.add(shape);
  }

  #change(piece: Piece, token: TokenView, jump: boolean): void {
    const moved = piece.view.x !== token.x || piece.view.y !== token.y;
    piece.view = token;
    if (jump) piece.shape.position({ x: token.x, y: token.y });
    // What it is led along is older than the place where it was put down; what is held is put down later still.
    else if (moved && piece.led !== "held") this.#settle(piece);
  }

  #raise({ shape }: Piece): void {
    if (shape.getLayer() === this.#props.moving) return;
    shape.moveTo(this.#props.moving);
    this.#props.layer.batchDraw();
  }

  #settle(piece: Piece): void {
    piece.led = undefined;
    const { x, y } = piece.view;
    const from = piece.shape.position();
    const now = Date.now();
    const near = Math.hypot(x - from.x, y - from.y) < 0.5;
    const begun = now - FIRST_FRAME_MS;
    piece.way = [
      { ...from, at: begun },
      { x, y, at: prefersStillness() || near ? now : begun + DROP_MS },
    ];
    this.#raise(piece);
  }

  #animate(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#step());
  }

  /** Puts what moves where it is now, and draws it. */
  #step(): void {
    const now = Date.now();
    const { layer, moving } = this.#props;
    let [moved, goesOn, stopped] = [false, false, false];
    for (const piece of this.#pieces.values()) {
      const place = replayedAt(piece.way, now);
      if (place === undefined) continue;
      moved = true;
      piece.shape.position({ ...place });
      if (!isReplayed(piece.way, now)) goesOn = true;
      else {
        piece.way = [];
        if (piece.led === undefined) {
          piece.shape.moveTo(layer);
          stopped = true;
        }
      }
    }
    if (moved) moving.draw();
    if (stopped) {
      this.#sink();
      layer.draw();
    }
    if (goesOn) this.#animate();
  }
}
