import { describe, expect, it } from "vitest";
import { GOLD } from "../colours";
import type { NoteView } from "../view/sceneView";
import { drawMeasure, drawNote, drawPing } from "./drawOver";

/** A context that keeps the colours of what is stroked, in their order. */
function recorder() {
  const strokes: string[] = [];
  const context = new Proxy({ strokeStyle: "" } as Record<string, unknown>, {
    get: (kept, key: string) => {
      if (key === "stroke") return () => strokes.push(String(kept.strokeStyle));
      if (key === "measureText") return (text: string) => ({ width: text.length * 7 });
      return kept[key] ?? (() => undefined);
    },
  });
  return { context: context as unknown as CanvasRenderingContext2D, strokes };
}

const EDGE = "#14101f";

it("a ping and a measured way have a dark edge, so that they are seen on a light ground", () => {
  const ping = recorder();
  drawPing(ping.context, { x: 9, y: 9 }, 0.5, 1);
  expect(ping.strokes).toEqual([EDGE, GOLD, EDGE, GOLD, EDGE]);
  const way = recorder();
  drawMeasure(way.context, [0, 0, 9, 9], "3 m", 1);
  expect(way.strokes).toEqual([EDGE, GOLD]);
});

describe("the label of a note", () => {
  const note = (text: string, pinned: Pick<NoteView, "handout"> = {}) =>
    drawNote(recorder().context, { id: "a", x: 100, y: 50, text, ...pinned }, 0.5);

  it("is read by a press where it has the first words alone", () => {
    const label = note("Derrière le mur, quelqu'un respire très lentement.");
    expect(label).toMatchObject({ id: "a", left: 100, top: 25, bottom: 75 });
    expect(label?.right).toBeGreaterThan(200);
  });

  it("has nothing more to say where all of it is on it, but of a handout", () => {
    expect(note("Tu entends respirer…")).toBeUndefined();
    expect(note("La lettre", { handout: { campaignId: "brumes", id: "letter" } })).toMatchObject({ id: "a" });
  });
});
