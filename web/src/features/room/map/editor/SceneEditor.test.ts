import { afterEach, expect, it, vi } from "vitest";
import type { MapView, TokenView } from "../view/sceneView";
import { openMemberEditor } from "./openMemberEditor";

vi.mock("../../../../live/scene/sceneDocuments", () => ({
  moveToken: vi.fn(async () => undefined),
  writeTrace: vi.fn(async () => undefined),
}));

const grid = { kind: "square", size: 64, offsetX: 0, offsetY: 0, unit: { name: "m", perCell: 1.5 } };
const scene = { sceneId: "crypte", title: "La crypte", width: 640, height: 640, grid, rooms: [], tiles: {} };
const background = { colour: "#4a4438", texture: "plain" };
const lorien = {
  id: "lorien",
  name: "Lorien",
  x: 160,
  y: 160,
  size: 1,
  colour: "#2563a8",
  own: true,
  movable: true,
} as TokenView;
const view = {
  scene: { ...scene, background },
  ...{ tokens: [lorien], notes: [], regions: [], drawings: [], activeIds: new Set(), live: true },
} as unknown as MapView;

/** What draws nowhere: there are no canvases here. */
const made = { width: 0, data: [0, 0, 0, 0], addColorStop: () => undefined };
const context = new Proxy({}, { get: () => () => made, set: () => true });

afterEach(() => vi.restoreAllMocks());

it("offers to draw on the scene that is shown, and on no other", () => {
  const table = { campaignId: "brumes", system: "dnd5e", uid: "nina" } as const;
  const editor = openMemberEditor(table, { view, connected: true, traces: [] });
  const offered = () => editor.tools.map(({ id }) => id);
  const all = offered();
  expect(all).toContain("draw");
  editor.choose("draw");
  editor.know({ view: { ...view, live: false }, connected: true, traces: [] });
  expect(offered()).toEqual(all.filter((id) => id !== "draw"));
  expect(editor.tool?.id).toBe("move");
});

it("lets a token go that is dragged while another tool is chosen", () => {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  const element = document.createElement("div");
  document.body.append(element);
  const known = { view, connected: true, traces: [] };
  const editor = openMemberEditor({ campaignId: "brumes", system: "dnd5e", uid: "nina" }, known);
  const close = editor.attach(element);
  const { canvas } = editor;
  if (canvas === undefined) throw new Error("no canvas");
  const point = (type: string, x: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: 0, pointerId: 1, pointerType: "mouse", bubbles: true }),
    );
  vi.spyOn(canvas, "tokenAt").mockReturnValue(lorien);
  point("pointerdown", 0);
  point("pointermove", 50);
  expect(canvas.pieces.isHeld("lorien")).toBe(true);
  editor.choose("measure");
  expect(canvas.pieces.isHeld("lorien")).toBe(false);
  close?.();
});
