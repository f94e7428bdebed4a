import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type GestureHandlers, Gestures } from "./Gestures";

let said: string[] = [];
let claims = true;
let element: HTMLElement;
let gestures: Gestures;

const round = ({ x, y }: { x: number; y: number }) => `${Math.round(x)},${Math.round(y)}`;

const handlers: GestureHandlers = {
  dragStart: (from) => {
    said.push(`start ${round(from)}`);
    return claims;
  },
  dragMove: (to) => said.push(`move ${round(to)}`),
  dragEnd: (at) => said.push(`end ${round(at)}`),
  dragCancel: () => said.push("cancel"),
  tap: (at) => said.push(`tap ${round(at)}`),
  doubleTap: (at) => said.push(`double ${round(at)}`),
  longPress: (at) => said.push(`long ${round(at)}`),
  menu: (at) => said.push(`menu ${round(at)}`),
  hover: () => undefined,
  pan: (x, y) => said.push(`pan ${x},${y}`),
  zoom: (factor, at) => said.push(`zoom ${factor.toFixed(2)} ${round(at)}`),
};

interface Where {
  id?: number;
  type?: string;
  button?: number;
}

function point(kind: string, x: number, y: number, { id = 1, type = "mouse", button = 0 }: Where = {}): void {
  element.dispatchEvent(
    new PointerEvent(kind, { clientX: x, clientY: y, pointerId: id, pointerType: type, button }),
  );
}

function wheel(turned: WheelEventInit): void {
  const event = new WheelEvent("wheel", { cancelable: true, ...turned });
  // The test's browser makes a wheel without a place or a key.
  element.dispatchEvent(Object.assign(event, { clientX: 5, clientY: 6, ctrlKey: turned.ctrlKey === true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  claims = true;
  element = document.createElement("div");
  element.setPointerCapture = () => undefined;
  gestures = new Gestures(element, handlers);
});
afterEach(() => {
  gestures.close();
  vi.useRealTimers();
});

describe("gestures on the map", () => {
  it("takes a press that hardly strays for a tap", () => {
    point("pointerdown", 10, 10);
    point("pointermove", 12, 11);
    point("pointerup", 12, 11);
    expect(said).toEqual(["tap 12,11"]);
  });

  it("drags from where the pointer was pressed", () => {
    point("pointerdown", 10, 10);
    point("pointermove", 30, 10);
    point("pointermove", 40, 20);
    point("pointerup", 40, 20);
    expect(said).toEqual(["start 10,10", "move 30,10", "move 40,20", "end 40,20"]);
  });

  it("moves the scene where nothing is dragged, and always with the middle button", () => {
    claims = false;
    point("pointerdown", 10, 10);
    point("pointermove", 30, 10);
    point("pointermove", 35, 12);
    point("pointerup", 35, 12);
    expect(said).toEqual(["start 10,10", "pan 20,0", "pan 5,2"]);
    said = [];
    claims = true;
    point("pointerdown", 0, 0, { button: 1 });
    point("pointermove", 9, 0, { button: 1 });
    point("pointerup", 9, 0, { button: 1 });
    expect(said).toEqual(["pan 9,0"]);
  });

  it("gives a drag up when a second finger comes, and zooms with both", () => {
    point("pointerdown", 100, 100, { type: "touch" });
    point("pointermove", 130, 100, { type: "touch" });
    point("pointerdown", 230, 100, { id: 2, type: "touch" });
    expect(said).toEqual(["start 100,100", "move 130,100", "cancel"]);
    said = [];
    point("pointermove", 330, 100, { id: 2, type: "touch" });
    expect(said).toEqual(["zoom 2.00 230,100", "pan 50,0"]);
    said = [];
    point("pointerup", 330, 100, { id: 2, type: "touch" });
    point("pointermove", 150, 100, { type: "touch" });
    point("pointerup", 150, 100, { type: "touch" });
    expect(said).toEqual([]);
  });

  it("knows a long press, which is neither tap nor drag any more", () => {
    point("pointerdown", 10, 10, { type: "touch" });
    vi.advanceTimersByTime(520);
    point("pointermove", 60, 10, { type: "touch" });
    point("pointerup", 60, 10, { type: "touch" });
    expect(said).toEqual(["long 10,10"]);
  });

  it("is a drag where a busy page learns of the move after half a second", () => {
    point("pointerdown", 10, 10, { type: "touch" });
    vi.advanceTimersByTime(500);
    point("pointermove", 60, 10, { type: "touch" });
    vi.advanceTimersByTime(40);
    point("pointerup", 60, 10, { type: "touch" });
    expect(said).toEqual(["start 10,10", "move 60,10", "end 60,10"]);
  });

  it("is a drag, however long a mouse rests before it moves", () => {
    point("pointerdown", 10, 10);
    vi.advanceTimersByTime(2_000);
    point("pointermove", 60, 10);
    point("pointerup", 60, 10);
    expect(said).toEqual(["start 10,10", "move 60,10", "end 60,10"]);
  });

  it("tells a second tap at the same place", () => {
    for (const x of [10, 14, 200]) {
      point("pointerdown", x, 10);
      point("pointerup", x, 10);
    }
    expect(said).toEqual(["tap 10,10", "double 14,10", "tap 200,10"]);
  });

  it("gives a drag up when the browser takes the pointer away, or it is cancelled", () => {
    point("pointerdown", 0, 0);
    point("pointermove", 20, 0);
    point("pointercancel", 20, 0);
    point("pointerup", 20, 0);
    expect(said).toEqual(["start 0,0", "move 20,0", "cancel"]);
    said = [];
    point("pointerdown", 0, 0);
    point("pointermove", 20, 0);
    gestures.cancel();
    point("pointermove", 40, 0);
    point("pointerup", 40, 0);
    expect(said).toEqual(["start 0,0", "move 20,0", "cancel"]);
  });

  it("drops where the pointer was seen last, though the canvas has moved under it since", () => {
    point("pointerdown", 10, 10);
    point("pointermove", 40, 40);
    element.getBoundingClientRect = () => new DOMRect(0, 50, 100, 100);
    point("pointerup", 40, 40);
    expect(said.at(-1)).toBe("end 40,40");
  });

  it("zooms with a mouse's wheel, towards the pointer", () => {
    wheel({ deltaY: -100 });
    wheel({ deltaY: -3, deltaMode: WheelEvent.DOM_DELTA_LINE });
    expect(said).toEqual(["zoom 1.23 5,6", "zoom 1.11 5,6"]);
  });

  it("zooms with a trackpad's pinch by as much as the fingers part", () => {
    for (let step = 0; step < 20; step += 1) wheel({ deltaY: -4, ctrlKey: true });
    const factor = said.reduce((all, line) => all * Number(line.split(" ")[1]), 1);
    expect(factor).toBeCloseTo(Math.exp(0.8), 1);
  });

  it("zooms by a mouse's notch with Ctrl as it does without", () => {
    wheel({ deltaY: -100, ctrlKey: true });
    expect(said).toEqual(["zoom 1.23 5,6"]);
  });

  it("moves the scene with two fingers on a trackpad, also where they fling it", () => {
    wheel({ deltaX: 2, deltaY: 5.5 });
    wheel({ deltaY: 180 });
    expect(said).toEqual(["pan -2,-5.5", "pan 0,-180"]);
  });

  it("knows a mouse's wheel that follows a trackpad, and the other way round", () => {
    wheel({ deltaY: 3 });
    vi.advanceTimersByTime(300);
    wheel({ deltaY: 100 });
    wheel({ deltaY: 20 });
    vi.advanceTimersByTime(300);
    wheel({ deltaY: 3 });
    expect(said).toEqual(["pan 0,-3", "zoom 0.81 5,6", "zoom 0.96 5,6", "pan 0,-3"]);
  });

  it("draws on with a pen while a palm comes, moves and leaves", () => {
    point("pointerdown", 10, 10, { type: "pen" });
    point("pointermove", 30, 10, { type: "pen" });
    point("pointerdown", 90, 90, { id: 2, type: "touch" });
    point("pointermove", 95, 90, { id: 2, type: "touch" });
    point("pointermove", 40, 20, { type: "pen" });
    point("pointercancel", 95, 90, { id: 2, type: "touch" });
    point("pointermove", 50, 20, { type: "pen" });
    point("pointerup", 50, 20, { type: "pen" });
    expect(said).toEqual(["start 10,10", "move 30,10", "move 40,20", "move 50,20", "end 50,20"]);
  });

  it("draws with a pen that comes after its palm, whatever that had begun", () => {
    point("pointerdown", 90, 90, { id: 2, type: "touch" });
    point("pointermove", 110, 90, { id: 2, type: "touch" });
    expect(said).toEqual(["start 90,90", "move 110,90"]);
    said = [];
    point("pointerdown", 10, 10, { type: "pen" });
    point("pointermove", 30, 10, { type: "pen" });
    point("pointermove", 115, 90, { id: 2, type: "touch" });
    point("pointerup", 115, 90, { id: 2, type: "touch" });
    point("pointerup", 30, 10, { type: "pen" });
    expect(said).toEqual(["cancel", "start 10,10", "move 30,10", "end 30,10"]);
  });
});
