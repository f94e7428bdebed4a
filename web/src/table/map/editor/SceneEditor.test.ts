import { changeDoor, moveTokens } from "domain/api/scenes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answers, refusal, requests, sent } from "../../../testing/answers";
import { receiveToasts } from "../../../ui/toast";
import type { DoorView, MapView, SightView, TokenView } from "../view/sceneView";
import { openMemberEditor } from "./openMemberEditor";

vi.mock("../../../live/scene/sceneDocuments", () => ({
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
  ...{ tokens: [lorien], notes: [], regions: [], drawings: [], live: true },
} as unknown as MapView;

const table = { campaignId: "brumes", system: "dnd5e", uid: "nina" } as const;

/** What draws nowhere: there are no canvases here. */
const made = { width: 0, data: [0, 0, 0, 0], addColorStop: () => undefined };
const context = new Proxy({}, { get: () => () => made, set: () => true });

afterEach(() => vi.restoreAllMocks());

it("offers to draw on the scene that is shown, and on no other", () => {
  const editor = openMemberEditor(table, { view, connected: true, traces: [] });
  const offered = () => editor.tools.map(({ id }) => id);
  const all = offered();
  expect(all).toContain("draw");
  editor.choose("draw");
  editor.know({ view: { ...view, live: false }, connected: true, traces: [] });
  expect(offered()).toEqual(all.filter((id) => id !== "draw"));
  expect(editor.tool?.id).toBe("move");
});

/** An editor with a canvas, a pointer on it, and what is asked of the server. */
function openOn(shown: MapView, width = 640) {
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  const element = document.createElement("div");
  Object.defineProperty(element, "clientWidth", { value: width });
  Object.defineProperty(element, "clientHeight", { value: 640 });
  document.body.append(element);
  const editor = openMemberEditor(table, { view: shown, connected: true, traces: [] });
  const know = (view: MapView) => editor.know({ view, connected: true, traces: [] });
  know(shown);
  const close = editor.attach(element);
  const { canvas } = editor;
  if (canvas === undefined) throw new Error("no canvas");
  const point = (type: string, x: number, y = 0) =>
    element.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType: "mouse", bubbles: true }),
    );
  /** Where a place of the scene is on the screen. */
  const at = (x: number, y: number) => {
    const origin = canvas.toScene({ x: 0, y: 0 });
    return [(x - origin.x) * canvas.scale, (y - origin.y) * canvas.scale] as const;
  };
  return { editor, canvas, know, point, at, close };
}

it("opens on a player's own hero on a phone, and shows all of the scene once that is asked for", () => {
  const large = { ...view, scene: { ...view.scene, width: 3200, height: 3200 } } as MapView;
  const hero = { ...lorien, kind: "character", x: 800, y: 1200 } as TokenView;
  const { canvas, know, close } = openOn({ ...large, tokens: [] }, 390);
  expect(canvas.scale).toBeCloseTo(390 / 3200);
  know({ ...large, tokens: [hero] });
  const middle = () => canvas.toScene({ x: 195, y: 320 });
  expect(middle().x).toBeCloseTo(800);
  expect(middle().y).toBeCloseTo(1200);
  expect(canvas.scale * grid.size).toBe(40);
  know({ ...large, tokens: [{ ...hero, x: 900 }] });
  expect(middle().x).toBeCloseTo(800);
  canvas.fit();
  know({ ...large, tokens: [hero] });
  expect(canvas.scale).toBeCloseTo(390 / 3200);
  close?.();
});

it("opens on all of the scene on a wide screen", () => {
  const { canvas, close } = openOn({
    ...{ ...view, scene: { ...view.scene, width: 3200, height: 3200 } },
    tokens: [{ ...lorien, kind: "character" }],
  } as MapView);
  expect(canvas.scale).toBeCloseTo(640 / 3200);
  close?.();
});

it("lets a token go that is dragged while another tool is chosen", () => {
  const { editor, canvas, point, close } = openOn(view);
  vi.spyOn(canvas, "tokenAt").mockReturnValue(lorien);
  point("pointerdown", 0);
  point("pointermove", 50);
  expect(canvas.pieces.isHeld("lorien")).toBe(true);
  editor.choose("measure");
  expect(canvas.pieces.isHeld("lorien")).toBe(false);
  close?.();
});

describe("where the group's sight decides", () => {
  const door: DoorView = {
    id: "door",
    points: [256, 128, 256, 192],
    state: "closed",
    seen: true,
    act: "open",
  };
  const sight = {
    ...{ known: true, light: "day", outlines: [], pieces: {}, doors: [door] },
    explored: { step: 16, columns: 40, rows: 40, bits: new Uint8Array(200) },
  } as SightView;
  const walled = { ...lorien, kind: "character", sceneId: "crypte", walled: true } as TokenView;
  const goblin = { ...walled, id: "goblin", kind: "creature", name: "Gobelin", movable: false } as TokenView;
  const seen = (...tokens: TokenView[]) =>
    ({ ...view, scene: { ...view.scene, revealed: [], sight }, tokens }) as MapView;
  let toasts: string[];
  let stopToasts: () => void;

  beforeEach(() => {
    toasts = [];
    stopToasts = receiveToasts(({ text }) => toasts.push(text));
    vi.stubGlobal("ImageData", class {});
    answers.on(moveTokens, { moves: [] });
  });
  afterEach(() => {
    stopToasts();
    vi.unstubAllGlobals();
  });

  it("sends a token along the way that it was dragged, and shows it there at once", async () => {
    const { editor, point, at, close } = openOn(seen(walled));
    point("pointerdown", ...at(160, 160));
    for (const [x, y] of [
      [165, 160],
      [224, 162],
      [290, 158],
      [288, 224],
    ] as const)
      point("pointermove", ...at(x, y));
    point("pointerup", ...at(288, 224));
    expect(editor.view.tokens[0]).toMatchObject({ x: 288, y: 224, pending: true });
    await vi.waitFor(() => expect(requests()).toHaveLength(1));
    expect(sent(moveTokens)[0]).toMatchObject({
      body: { moves: [{ tokenId: "lorien", path: [288, 160, 288, 224] }] },
    });
    close?.();
  });

  it("says where a step was stopped", async () => {
    answers.on(moveTokens, { moves: [{ tokenId: "lorien", x: 160, y: 160, stopped: "wall" }] });
    const { editor, close } = openOn(seen(walled));
    editor.step(1, 0);
    expect(editor.state.said).toBe("Lorien : case D3.");
    await vi.waitFor(() => expect(toasts).toEqual(["Un mur t'arrête."]));
    expect(editor.state.said).toBe("Lorien : case C3.");
    expect(editor.view.tokens[0]).toMatchObject({ x: 160, y: 160 });
    close?.();
  });

  it("says who comes into sight and who leaves it", () => {
    const { editor, know, close } = openOn(seen(walled));
    expect(editor.state.said).toBe("");
    know(seen(walled, goblin));
    expect(editor.state.said).toBe("Gobelin apparaît, case C3.");
    // At once, it is one message.
    know(seen(walled));
    expect(editor.state.said).toBe("Gobelin apparaît, case C3. Gobelin disparaît.");
    close?.();
  });

  it("opens a door that is pressed, and not the token far from the press", async () => {
    answers.on(changeDoor, null);
    const { editor, point, at, close } = openOn(seen(walled));
    point("pointerdown", ...at(250, 150));
    point("pointerup", ...at(250, 150));
    expect(requests()).toHaveLength(1);
    expect(sent(changeDoor)[0]).toMatchObject({
      params: { sceneId: "crypte", doorId: "door" },
      body: { state: "open" },
    });
    await vi.waitFor(() => expect(editor.state.said).toBe("Porte ouverte, case E3."));
    expect(editor.state.selected.size).toBe(0);
    point("pointerdown", ...at(170, 160));
    point("pointerup", ...at(170, 160));
    expect(editor.state.selected).toEqual(new Set(["lorien"]));
    close?.();
  });

  it("says the server's words where a door stays shut, and what is known of a locked one", async () => {
    const error = "Aucun de tes personnages n'est à côté de cette porte.";
    answers.on(changeDoor, refusal("door-out-of-reach", error));
    const { editor, close } = openOn(seen(walled));
    editor.turn(door);
    await vi.waitFor(() => expect(toasts).toEqual([error]));
    const { act: _, ...locked } = { ...door, state: "locked" as const };
    editor.turn(locked);
    expect(toasts[1]).toBe("Cette porte est verrouillée.");
    expect(requests()).toHaveLength(1);
    close?.();
  });

  it("says that moves are paused to who presses an arrow then", () => {
    const { editor, close } = openOn(seen({ ...walled, movable: false, paused: true }));
    editor.step(1, 0);
    expect(editor.state.said).toBe("Déplacements en pause.");
    expect(requests()).toEqual([]);
    close?.();
  });
});
