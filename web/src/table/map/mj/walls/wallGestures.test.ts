import { changeWalls } from "domain/api/scenes";
import type { Door, Wall } from "domain/documents/wallSchema";
import { type Fixtures, NO_FIXTURES } from "domain/table/sight/fixtures";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answers } from "../../../../testing/answers";
import type { Place } from "../../canvas/camera";
import { openMjMap } from "../testing/openMjMap";
import type { WallMode } from "./Walls";

vi.mock("../../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(), writeTrace: vi.fn() }));

beforeEach(() => answers.on(changeWalls, null));

const wall = (id: string, points: number[]): Wall => ({ id, kind: "wall", points });
const gate = (state: Door["state"] = "closed"): Door => ({ id: "gate", points: [100, 100, 150, 100], state });
const north = wall("north", [0, 100, 300, 100]);

/** A map of squares of 50 pixels, seen in its own size, whose MJ has chosen the tool for walls. */
function open(fixtures: Partial<Fixtures> = {}, mode: WallMode = "wall") {
  const editor = openMjMap(fixtures);
  editor.choose("walls");
  editor.mj.walls.setMode(mode);
  const held = { touch: false, alt: false, ctrl: false, shift: false };
  const pointing = (place: Place, ctrl: boolean) => ({ ...held, ...place, ctrl });
  return {
    editor,
    walls: editor.mj.walls,
    all: () => editor.mj.edits.state.fixtures,
    tap: (x: number, y: number, ctrl = false) => editor.tool?.tap?.({ x, y }, pointing({ x, y }, ctrl)),
    twice: (x: number, y: number) => editor.tool?.doubleTap?.({ x, y }, pointing({ x, y }, false)),
    drag: (from: [number, number], to: [number, number], ctrl = false) => {
      const [start, end] = [from, to].map(([x, y]) => ({ x, y })) as [Place, Place];
      const isTaken = editor.tool?.start(start, pointing(start, ctrl));
      if (!isTaken) return false;
      editor.tool?.move(end, pointing(end, ctrl));
      editor.tool?.end(end, pointing(end, ctrl));
      return true;
    },
  };
}

const pointsOf = ({ walls }: Fixtures) => walls.map(({ points }) => points);

describe("a wall", () => {
  it("is drawn corner by corner on the grid, and a double tap ends it", () => {
    const { tap, twice, all, walls } = open();
    walls.setKind("window");
    tap(203, 198);
    tap(302, 247);
    expect(all().walls).toEqual([]);
    twice(302, 247);
    expect(all().walls).toMatchObject([{ kind: "window", points: [200, 200, 300, 250] }]);
    expect(walls.state.line).toEqual([]);
  });

  it("is closed by its first corner, and ended by its last one", () => {
    const { tap, all } = open();
    for (const [x, y] of [
      [200, 200],
      [300, 200],
      [300, 300],
      [205, 206],
    ] as const)
      tap(x, y);
    expect(pointsOf(all())).toEqual([[200, 200, 300, 200, 300, 300, 200, 200]]);
    tap(400, 400);
    tap(500, 400);
    tap(501, 401);
    expect(pointsOf(all())[1]).toEqual([400, 400, 500, 400]);
  });

  it("is one side where one drags, joined to what is there; Ctrl frees it", () => {
    const { drag, all } = open({ walls: [wall("slope", [13, 17, 213, 117])] });
    drag([16, 20], [201, 303]);
    expect(pointsOf(all())[1]).toEqual([13, 17, 200, 300]);
    drag([16.04, 20], [201, 303], true);
    expect(pointsOf(all())[2]).toEqual([16, 20, 201, 303]);
    expect(drag([400, 400], [402, 401])).toBe(true);
    expect(all().walls).toHaveLength(3);
  });

  it("gives up its last corner, and then nothing, by the key that deletes", () => {
    const { tap, walls, editor, all } = open({ walls: [north] });
    tap(200, 200);
    editor.mj.deletion?.();
    expect(walls.state.line).toEqual([]);
    expect(editor.mj.deletion).toBeUndefined();
    expect(pointsOf(all())).toEqual([north.points]);
  });

  it("is dropped half drawn where something else is drawn then", () => {
    const { tap, walls, all } = open();
    tap(200, 200);
    walls.setMode("door");
    walls.setMode("wall");
    tap(300, 300);
    expect(walls.state.line).toEqual([300, 300]);
    expect(all().walls).toEqual([]);
  });
});

describe("a door", () => {
  it("is drawn along a wall, shut, and is chosen then", () => {
    const { drag, all, walls } = open({ walls: [north] }, "door");
    drag([96, 107], [148, 94]);
    expect(all().doors).toMatchObject([{ points: [100, 100, 150, 100], state: "closed" }]);
    expect(walls.chosen?.one.id).toBe(all().doors[0]?.id);
  });

  it("lies on a drawn room's outline too", () => {
    const { editor, drag, all } = open({}, "door");
    const room = { id: "room-hall", outline: [313, 0, 413, 0, 413, 200, 313, 200], colour: "#888888" };
    editor.mj.know({ ...editor.mj.state, scene: { ...editor.mj.state.scene, rooms: [room] } });
    drag([316, 54], [309, 97]);
    expect(all().doors).toMatchObject([{ points: [313, 50, 313, 100] }]);
  });

  it("opens and closes by one tap", () => {
    const { tap, all, walls } = open({ walls: [north], doors: [gate()] }, "door");
    tap(125, 112);
    expect(all().doors).toEqual([gate("open")]);
    tap(125, 90);
    expect(all().doors).toEqual([gate("closed")]);
    expect(walls.chosen?.one).toEqual(gate("closed"));
  });

  it("that is locked or secret is chosen by a tap and stays so", () => {
    for (const state of ["locked", "secret"] as const) {
      const { tap, all, walls } = open({ doors: [gate(state)] }, "door");
      tap(125, 100);
      expect(all().doors).toEqual([gate(state)]);
      expect(walls.chosen?.one.id).toBe("gate");
    }
  });
});

describe("a light", () => {
  it("is placed by a tap, and moves where it is dragged", () => {
    const { tap, drag, all, walls } = open({}, "light");
    walls.setLight({ range: 6, colour: "#ff0000" });
    tap(203, 303);
    expect(all().lights).toMatchObject([{ x: 200, y: 300, range: 300, colour: "#ff0000" }]);
    tap(210, 290);
    expect(all().lights).toHaveLength(1);
    expect(drag([210, 290], [404, 96])).toBe(true);
    expect(all().lights).toMatchObject([{ x: 400, y: 100 }]);
    expect(drag([600, 600], [700, 700])).toBe(false);
  });
});

describe("what is there", () => {
  const fixtures = { walls: [north, wall("bend", [0, 300, 100, 300, 100, 400])], doors: [gate()] };

  it("is chosen by a tap, and moved by a corner or whole", () => {
    const { tap, drag, all } = open(fixtures, "edit");
    expect(drag([300, 100], [350, 150])).toBe(false);
    tap(97, 304);
    expect(drag([97, 304], [203, 252])).toBe(true);
    expect(pointsOf(all())[1]).toEqual([0, 300, 200, 250, 100, 400]);
    tap(150, 326);
    expect(drag([150, 325], [250, 350])).toBe(true);
    expect(pointsOf(all())[1]).toEqual([100, 325, 300, 275, 200, 425]);
  });

  it("is the door rather than the wall that it lies on, and stays on a wall by its end or whole", () => {
    const { tap, drag, all } = open(fixtures, "edit");
    tap(125, 103);
    drag([150, 100], [204, 108]);
    expect(all().doors).toMatchObject([{ points: [100, 100, 200, 100] }]);
    drag([150, 100], [170, 105]);
    expect(all().doors).toMatchObject([{ points: [120, 100, 220, 100] }]);
    drag([170, 100], [170, 200]);
    expect(all().doors).toMatchObject([{ points: [120, 200, 220, 200] }]);
  });

  it("is cut in two by a tap, loses what one drags along, and comes back by undoing", () => {
    const { tap, drag, all, walls, editor } = open({ walls: [north] }, "edit");
    walls.setCuts(true);
    tap(152, 110);
    expect(pointsOf(all())).toEqual([
      [0, 100, 150, 100],
      [150, 100, 300, 100],
    ]);
    expect(all().walls[0]?.id).toBe("north");
    drag([202, 95], [248, 104]);
    expect(pointsOf(all())).toEqual([
      [0, 100, 150, 100],
      [150, 100, 200, 100],
      [250, 100, 300, 100],
    ]);
    drag([0, 100], [160, 100]);
    expect(all().walls).toHaveLength(2);
    for (let step = 0; step < 3; step += 1) editor.mj.edits.undo?.();
    expect(all().walls).toEqual([north]);
  });

  it("is deleted by the key, all of it by one press, and not without the tool", () => {
    const { tap, all, walls, editor } = open(fixtures, "edit");
    tap(250, 100);
    editor.choose("move");
    expect(editor.mj.deletion).toBeUndefined();
    editor.choose("walls");
    editor.mj.deletion?.();
    expect(all().walls.map(({ id }) => id)).toEqual(["bend"]);
    walls.clear();
    expect(all()).toEqual(NO_FIXTURES);
    editor.mj.edits.undo?.();
    expect(all()).toMatchObject({ walls: [{ id: "bend" }], doors: [gate()] });
  });
});

describe("the arrow keys", () => {
  const fixtures = {
    walls: [north, wall("bend", [0, 300, 100, 300, 100, 400])],
    doors: [gate()],
    lights: [{ id: "lamp", x: 60, y: 60, range: 90, colour: "#ffcc66" }],
  };

  it("move what is chosen by a cell, and say where it is", () => {
    const { editor, walls, all } = open(fixtures, "edit");
    const step = (dx: number, dy: number) => {
      editor.mj.stepping?.(dx, dy);
      return editor.state.said;
    };
    walls.choose("bend");
    expect(step(1, 0)).toBe("Mur 2, case B7 à D9.");
    expect(pointsOf(all())[1]).toEqual([50, 300, 150, 300, 150, 400]);
    walls.choose("gate");
    expect(step(0, 1)).toBe("Porte 1, case C4 : fermée.");
    expect(all().doors).toEqual([{ ...gate(), points: [100, 150, 150, 150] }]);
    walls.choose("lamp");
    expect(step(-1, 0)).toBe("Lumière 1, case A2.");
    expect(all().lights).toMatchObject([{ x: 10, y: 60 }]);
    for (let undone = 0; undone < 3; undone += 1) editor.mj.edits.undo?.();
    expect(all()).toEqual(fixtures);
  });

  it("move nothing off the scene, and tokens where nothing is chosen or another tool is", () => {
    const { editor, walls, all } = open(fixtures, "edit");
    expect(editor.mj.stepping).toBeUndefined();
    walls.choose("north");
    editor.mj.stepping?.(-1, 0);
    expect(all()).toEqual(fixtures);
    expect(editor.state.said).toBe("Mur 1, case A3 à G3.");
    editor.choose("move");
    expect(editor.mj.stepping).toBeUndefined();
  });
});

it("nothing is drawn that the scene has no room for", () => {
  const points = Array.from({ length: 12_000 }, (_, at) => at % 100);
  const { drag, all, editor } = open({ walls: [wall("full", points)] });
  drag([200, 200], [300, 300], true);
  expect(all().walls).toHaveLength(1);
  expect(editor.mj.edits.undo).toBeUndefined();
});
