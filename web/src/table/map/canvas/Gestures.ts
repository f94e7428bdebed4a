import type { Place } from "./camera";

/** A pointer's place, in the canvas's pixels on the screen, and what is held beside it. */
export interface Pointing extends Place {
  readonly touch: boolean;
  readonly alt: boolean;
  readonly ctrl: boolean;
  readonly shift: boolean;
}

/** What gestures lead to. */
export interface GestureHandlers {
  /** A pointer begins to drag from here: false leaves it to move the scene. */
  readonly dragStart: (from: Pointing) => boolean;
  readonly dragMove: (to: Pointing) => void;
  readonly dragEnd: (at: Pointing) => void;
  /** A second finger came, or the browser took the pointer away: as if nothing had been dragged. */
  readonly dragCancel: () => void;
  readonly tap: (at: Pointing) => void;
  readonly doubleTap: (at: Pointing) => void;
  /** Held without moving. */
  readonly longPress: (at: Pointing) => void;
  /** The right button. */
  readonly menu: (at: Pointing) => void;
  readonly hover: (at: Pointing) => void;
  readonly pan: (x: number, y: number) => void;
  readonly zoom: (factor: number, at: Place) => void;
}

/** Pixels that a press may stray and still be one. */
const SLACK = { mouse: 4, touch: 9 } as const;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_REACH = 28;
/** The least pixels of a mouse's notch, which has some 100, or three lines; a trackpad begins with a few. */
const NOTCH = 40;
const LINE_PIXELS = 16;
/** Within so much time a wheel stays what it was: a trackpad that is flung has large steps too. */
const SAME_WHEEL_MS = 250;
/** Pixels that zoom by e: what browsers make of a pinch of that scale, and of a mouse's wheel some five notches. */
const E_FOLD = { pinch: 100, wheel: 480 } as const;
/** Pixels of one event of a mouse's wheel, at most. */
const WHEEL_MOST = 240;

const clamp = (value: number, most: number) => Math.min(Math.max(value, -most), most);

type State =
  | { readonly is: "idle" }
  | { readonly is: "pressed"; readonly from: Pointing; readonly panning: boolean }
  | { readonly is: "dragging" }
  | { readonly is: "panning" }
  | { readonly is: "pinching" }
  | { readonly is: "over" };

/**
 * What mouse, pen and fingers mean on an element: presses, drags, the wheel and two fingers. One finger or button drags,
 * the middle button and two fingers always move the scene. What touches beside a pen is a palm.
 */
export class Gestures {
  readonly #element: HTMLElement;
  readonly #handlers: GestureHandlers;
  readonly #leaving = new AbortController();
  readonly #pointers = new Map<number, Pointing>();
  #state: State = { is: "idle" };
  #held: ReturnType<typeof setTimeout> | undefined;
  #lastTap: (Place & { readonly at: number }) | undefined;
  #lastWheel: { readonly at: number; readonly pans: boolean } | undefined;

  constructor(element: HTMLElement, handlers: GestureHandlers) {
    this.#element = element;
    this.#handlers = handlers;
    const { signal } = this.#leaving;
    element.addEventListener("pointerdown", this.#down, { signal });
    element.addEventListener("pointermove", this.#move, { signal });
    element.addEventListener("pointerup", this.#up, { signal });
    element.addEventListener("pointercancel", this.#lost, { signal });
    element.addEventListener("wheel", this.#wheel, { signal, passive: false });
    element.addEventListener("contextmenu", this.#menu, { signal });
  }

  close(): void {
    clearTimeout(this.#held);
    if (this.#state.is === "dragging") this.#handlers.dragCancel();
    this.#leaving.abort();
  }

  /** Ends a drag as if it had not been: Escape, or its token is gone. */
  cancel(): void {
    clearTimeout(this.#held);
    if (this.#state.is === "dragging") this.#handlers.dragCancel();
    this.#state = this.#pointers.size > 0 ? { is: "over" } : { is: "idle" };
  }

  #pointing({
    clientX,
    clientY,
    pointerType,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: MouseEvent & { pointerType?: string }): Pointing {
    const { left, top } = this.#element.getBoundingClientRect();
    return {
      x: clientX - left,
      y: clientY - top,
      touch: pointerType === "touch",
      alt: altKey,
      ctrl: ctrlKey || metaKey,
      shift: shiftKey,
    };
  }

  #down = (event: PointerEvent): void => {
    if (event.button === 2) return;
    const at = this.#pointing(event);
    const others = [...this.#pointers.values()];
    if (at.touch && others.some(({ touch }) => !touch)) return;
    if (!at.touch && others.some(({ touch }) => touch)) {
      this.cancel();
      this.#pointers.clear();
    }
    this.#pointers.set(event.pointerId, at);
    this.#element.setPointerCapture?.(event.pointerId);
    if (this.#pointers.size === 2) {
      this.cancel();
      this.#state = { is: "pinching" };
      return;
    }
    if (this.#pointers.size > 2) return;
    this.#state = { is: "pressed", from: at, panning: event.button === 1 };
    clearTimeout(this.#held);
    // A mouse has a button for the menu: one that rests before it moves, or whose move comes late, is dragging.
    if (event.pointerType === "mouse") return;
    // On a busy device moves wait for the next frame: they come before what is asked for in it.
    this.#held = setTimeout(() => requestAnimationFrame(() => this.#longPress(at)), LONG_PRESS_MS);
  };

  #longPress(at: Pointing): void {
    if (this.#state.is !== "pressed" || this.#state.from !== at) return;
    this.#state = { is: "over" };
    this.#handlers.longPress(at);
  }

  #move = (event: PointerEvent): void => {
    const at = this.#pointing(event);
    const before = this.#pointers.get(event.pointerId);
    if (before === undefined) {
      if (!at.touch) this.#handlers.hover(at);
      return;
    }
    if (this.#state.is === "pinching") this.#pinch(event.pointerId, at);
    this.#pointers.set(event.pointerId, at);
    if (this.#state.is === "pressed") this.#begin(this.#state, at);
    else if (this.#state.is === "dragging") this.#handlers.dragMove(at);
    else if (this.#state.is === "panning") this.#handlers.pan(at.x - before.x, at.y - before.y);
  };

  #begin({ from, panning }: Extract<State, { is: "pressed" }>, at: Pointing): void {
    const slack = at.touch ? SLACK.touch : SLACK.mouse;
    if (Math.hypot(at.x - from.x, at.y - from.y) < slack) return;
    clearTimeout(this.#held);
    if (!panning && this.#handlers.dragStart(from)) {
      this.#state = { is: "dragging" };
      this.#handlers.dragMove(at);
      return;
    }
    this.#state = { is: "panning" };
    this.#handlers.pan(at.x - from.x, at.y - from.y);
  }

  #pinch(moved: number, at: Pointing): void {
    const before = this.#pointers.get(moved);
    const other = [...this.#pointers].find(([id]) => id !== moved)?.[1];
    if (before === undefined || other === undefined) return;
    const distance = (one: Place) => Math.hypot(one.x - other.x, one.y - other.y);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    if (distance(before) > 0) this.#handlers.zoom(distance(at) / distance(before), middle);
    this.#handlers.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
  }

  #up = (event: PointerEvent): void => {
    const last = this.#pointers.get(event.pointerId);
    if (last === undefined) return;
    this.#pointers.delete(event.pointerId);
    clearTimeout(this.#held);
    // Where it was seen last: a notice that appears above (no connection) has moved the canvas under the pointer.
    const at = { ...this.#pointing(event), x: last.x, y: last.y };
    const { is } = this.#state;
    if (this.#pointers.size > 0) {
      this.#state = { is: "over" };
      return;
    }
    this.#state = { is: "idle" };
    if (is === "dragging") this.#handlers.dragEnd(at);
    else if (is === "pressed") this.#tapped(at);
  };

  #tapped(at: Pointing): void {
    const last = this.#lastTap;
    const now = performance.now();
    const twice =
      last !== undefined &&
      now - last.at < DOUBLE_TAP_MS &&
      Math.hypot(last.x - at.x, last.y - at.y) < DOUBLE_TAP_REACH;
    this.#lastTap = twice ? undefined : { x: at.x, y: at.y, at: now };
    if (twice) this.#handlers.doubleTap(at);
    else this.#handlers.tap(at);
  }

  #lost = (event: PointerEvent): void => {
    if (this.#pointers.delete(event.pointerId)) this.cancel();
  };

  /** A mouse's wheel zooms. A trackpad comes as a wheel too: two fingers move the scene, a pinch (with Ctrl) zooms. */
  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    // Asked for first: Firefox then tells a mouse's wheel in lines.
    const { deltaMode } = event;
    const unit = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PIXELS;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    const isNotch = x === 0 && (unit > 1 || Math.abs(y) >= NOTCH);
    if (!event.ctrlKey && this.#pansWheel(!isNotch)) {
      this.#handlers.pan(-x, -y);
      return;
    }
    const folds = event.ctrlKey && !isNotch ? y / E_FOLD.pinch : clamp(y, WHEEL_MOST) / E_FOLD.wheel;
    this.#handlers.zoom(Math.exp(-folds), this.#pointing(event));
  };

  #pansWheel(pans: boolean): boolean {
    const at = performance.now();
    const last = this.#lastWheel;
    const isSame = last !== undefined && at - last.at < SAME_WHEEL_MS;
    this.#lastWheel = { at, pans: isSame ? last.pans : pans };
    return this.#lastWheel.pans;
  }

  #menu = (event: MouseEvent): void => {
    event.preventDefault();
    // A long press of a finger comes with a menu event of its own.
    if (this.#pointers.size > 0 || this.#state.is !== "idle") return;
    this.#handlers.menu(this.#pointing(event));
  };
}
