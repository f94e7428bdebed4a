import { expect, it } from "vitest";
import type { TokenView } from "../view/sceneView";
import { drawToken } from "./drawToken";

/** What is filled and stroked, in their order, each with what it is mixed in by. */
function drawn(change: Partial<TokenView>) {
  const done: string[] = [];
  const context = new Proxy({} as Record<string, unknown>, {
    get: (kept, key: string) => {
      if (key === "fill")
        return () => done.push(`${kept.globalCompositeOperation ?? "source-over"} ${kept.fillStyle}`);
      if (key === "stroke") return () => done.push(`stroke ${kept.strokeStyle}`);
      if (key === "measureText") return (text: string) => ({ width: text.length * 7 });
      return kept[key] ?? (() => undefined);
    },
  });
  drawToken(context as unknown as CanvasRenderingContext2D, {
    token: { kind: "creature", name: "Gobelin", colour: "#a13b3b", size: 1, ...change } as TokenView,
    ...{ side: 64, unit: 42, picture: undefined, selected: false, active: false, scale: 1, nameWidth: 64 },
    colours: { accent: "#7c3aed", turn: "#f5c542", fog: "#000000" },
  });
  return done;
}

it("the dead are grey and crossed out, and the living neither", () => {
  const dead = drawn({ down: true });
  const desaturated = dead.indexOf("saturation #808080");
  expect(dead.indexOf("source-over #a13b3b")).toBeLessThan(desaturated);
  expect(dead).toContain("stroke #e8e3f2");
  expect(dead).not.toContain("stroke #a13b3b");
  const living = drawn({});
  expect(living).toContain("stroke #a13b3b");
  expect(living.some((one) => one.startsWith("saturation") || one === "stroke #e8e3f2")).toBe(false);
});
