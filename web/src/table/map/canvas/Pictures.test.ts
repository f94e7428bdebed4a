import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SceneView } from "../view/sceneView";
import { Pictures } from "./Pictures";

const SIDE = 2048;
const WHOLE = { left: 0, top: 0, right: SIDE, bottom: SIDE };
const CORNER = { left: 0, top: 0, right: 600, bottom: 300 };

let asked: string[];
let overview: () => Promise<{ type: string; image: string }>;

const scene = (): SceneView => ({
  sceneId: "scene",
  title: "La crypte",
  width: SIDE,
  height: SIDE,
  grid: { kind: "none", size: 64, offsetX: 0, offsetY: 0, unit: { name: "m", perCell: 1 } },
  background: { colour: "#000000", texture: "plain" },
  revealed: undefined,
  fogIsClear: false,
  rooms: [],
  picture: { id: "picture", columns: 4, rows: 4 },
  tiles: Object.fromEntries(
    ["overview", ...Array.from({ length: 16 }, (_, at) => String(at))].map((name) => [name, 1]),
  ),
  loadTile: (name) => {
    asked.push(name);
    return name === "overview" ? overview() : Promise.resolve({ type: "image/webp", image: "" });
  },
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  asked = [];
  overview = () => Promise.resolve({ type: "image/webp", image: "" });
  vi.stubGlobal("createImageBitmap", async () => ({ width: 512, height: 512, close: () => undefined }));
});
afterEach(() => vi.unstubAllGlobals());

describe("the pieces of a picture", () => {
  it("are read after the overview, and where that is too coarse alone", async () => {
    const pictures = new Pictures(() => undefined);
    pictures.show(scene());
    pictures.look({ area: WHOLE, scale: 0.3 });
    expect(asked).toEqual(["overview"]);
    await settled();
    expect(asked).toEqual(["overview"]);
    pictures.look({ area: CORNER, scale: 1 });
    await settled();
    expect(asked).toEqual(["overview", "0", "1"]);
    pictures.close();
  });

  it("are read without the overview where it cannot be", async () => {
    overview = () => Promise.reject(new Error("unavailable"));
    const pictures = new Pictures(() => undefined);
    pictures.show(scene());
    pictures.look({ area: CORNER, scale: 0.3 });
    await settled();
    expect(asked).toEqual(["overview", "0", "1"]);
    pictures.close();
  });
});
