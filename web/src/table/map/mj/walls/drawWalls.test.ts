import type { Door, SceneLight } from "domain/documents/wallSchema";
import { describe, expect, it } from "vitest";
import { GOLD } from "../../colours";
import { doorsDrawing, drawFixture, drawLight, drawNewLine } from "./drawWalls";

/** A context that keeps the colours of what is stroked, how opaque each was, and what is written. */
function recorder() {
  const strokes: string[] = [];
  const opaque: number[] = [];
  const written: string[] = [];
  const context = new Proxy({ strokeStyle: "", globalAlpha: 1 } as Record<string, unknown>, {
    get: (kept, key: string) => {
      if (key === "fillText") return (text: string) => written.push(text);
      if (key !== "stroke") return kept[key] ?? (() => undefined);
      return () => {
        strokes.push(String(kept.strokeStyle));
        opaque.push(Number(kept.globalAlpha));
      };
    },
  });
  return { context: context as unknown as CanvasRenderingContext2D, strokes, opaque, written };
}

const EDGE = "#14101f";
const door = (state: Door["state"], id: string = state): Door => ({ id, points: [0, 0, 50, 0], state });
const light: SceneLight = { id: "lamp", x: 9, y: 9, range: 90, colour: "#ffcc66" };

describe("what the MJ draws of walls", () => {
  it("has a dark edge, so that it is seen on a light ground", () => {
    const line = recorder();
    drawNewLine(line.context, [0, 0, 9, 9], 1);
    expect(line.strokes).toEqual([EDGE, GOLD, EDGE, EDGE]);
    const lamp = recorder();
    drawLight(lamp.context, light, 1);
    expect(lamp.strokes).toEqual([EDGE, light.colour, EDGE, light.colour, EDGE]);
  });

  it("says with a letter which door is secret, and of no other", () => {
    for (const state of ["open", "closed", "locked"] as const) {
      const one = recorder();
      doorsDrawing([door(state)], new Set())(one.context, 1);
      expect(one.written).toEqual([]);
    }
    const secret = recorder();
    doorsDrawing([door("secret")], new Set())(secret.context, 1);
    expect(secret.written).toEqual(["S"]);
  });

  it("has doors paler that the group does not see", () => {
    const { context, opaque } = recorder();
    doorsDrawing([door("closed", "seen"), door("closed", "unseen")], new Set(["seen"]))(context, 1);
    expect([...new Set(opaque)]).toEqual([1, 0.6]);
  });

  it("shows doors over the wall that is chosen, and a light in gold", () => {
    const wall = recorder();
    const north = { id: "north", kind: "wall" as const, points: [0, 0, 99, 0] };
    drawFixture(wall.context, { is: "wall", one: north }, 1, [door("secret")]);
    expect(wall.strokes.indexOf(GOLD)).toBe(1);
    expect(wall.written).toEqual(["S"]);
    const lamp = recorder();
    drawFixture(lamp.context, { is: "light", one: light }, 1);
    expect(lamp.strokes).toContain(GOLD);
    expect(lamp.strokes).not.toContain(light.colour);
  });
});
