import { describe, expect, it } from "vitest";
import type { SceneDocument } from "../../documents/scene";
import type { FogChange } from "../../documents/sceneSchema";
import { NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { gridOf, sceneOf } from "../../testing/scenes";
import {
  bytesOf,
  coveredBy,
  fogChanged,
  isBySight,
  MAX_FOG_CHANGE_IDS,
  newScene,
  sceneChanged,
  withoutPieces,
} from "./changeScene";
import { publicScene } from "./publicScene";
import { areaOf, isInside, rectangleOf, wholeOf } from "./shapes";

const draft = {
  name: "La crypte",
  width: 1200,
  height: 1000,
  grid: gridOf(),
  background: { colour: "#203040", texture: "stone" as const },
  fogOn: true,
};
const open = sceneOf({
  fog: { on: true, revealed: wholeOf({ width: 1200, height: 1000 }) },
  tiles: { overview: 10, "0": 100, "4": 100 },
  published: {
    overview: { bytes: 5, revision: 5 },
    "0": { bytes: 50, revision: 5 },
    "4": { bytes: 50, revision: 5 },
  },
  bytes: 315,
});

/** Of a patch that changes something. */
function patched(...asked: Parameters<typeof sceneChanged>) {
  const change = sceneChanged(...asked);
  if (change === undefined) throw new RangeError("nothing changes");
  return change;
}

describe("a new scene", () => {
  it("is closed, empty and the MJ's", () => {
    const scene = newScene("mj", draft, 29, NOW);
    expect(scene).toMatchObject({ mjUid: "mj", fog: { on: true, revealed: [] }, bytes: 0, revision: 1 });
    expect(refusalOf(() => newScene("mj", draft, 30, NOW))).toBe("limit-reached");
  });
});

/** Of a change that was not sent before. */
function changed(scene: SceneDocument, change: FogChange) {
  const done = fogChanged(scene, { id: "fog-change-1", change }, NOW);
  if (done === undefined) throw new Error("it was sent before");
  return done;
}

describe("fog that closes", () => {
  it("takes the published pieces away that it touches, and notes them", () => {
    const change = changed(open, { kind: "cover", outline: rectangleOf(600, 600, 50, 50) });
    expect(change.closed).toEqual(["overview", "4"]);
    expect(Object.keys(change.scene.published)).toEqual(["0"]);
    expect(change.scene).toMatchObject({
      revision: 6,
      bytes: 260,
      touched: { overview: 6, "4": 6 },
      updatedAt: NOW,
    });
    expect(bytesOf(change.scene)).toBe(260);
  });

  it("notes what it opens, and leaves what is published there", () => {
    const closed = { ...open, fog: { on: true, revealed: [] } };
    const change = changed(closed, { kind: "reveal", outline: rectangleOf(10, 10, 50, 50) });
    expect(change.closed).toEqual([]);
    expect(Object.keys(change.scene.published)).toHaveLength(3);
    expect(change.scene.touched).toEqual({ overview: 6, "0": 6 });
  });

  it("touches nothing where there is no picture", () => {
    const { picture: _, ...bare } = open;
    const change = changed({ ...bare, tiles: {}, published: {} }, { kind: "coverAll" });
    expect(change).toMatchObject({ closed: [], scene: { touched: {}, revision: 6 } });
  });

  it("is not changed again by what is sent again, as long as that is remembered", () => {
    const change = { kind: "revealAll" } as const;
    const ids = Array.from({ length: MAX_FOG_CHANGE_IDS }, (_, at) => `change-${at}`);
    const scene = { ...open, fogChangeIds: ids };
    expect(fogChanged(scene, { id: "change-0", change }, NOW)).toBeUndefined();
    const next = fogChanged(scene, { id: "another", change }, NOW);
    expect(next?.scene.fogChangeIds).toEqual([...ids.slice(1), "another"]);
  });
});

describe("a scene that is changed", () => {
  it("closes everything that is not revealed when fog comes on", () => {
    const clear = { ...open, fog: { on: false, revealed: [] } };
    expect(patched(clear, { fogOn: true }, NOW).closed).toEqual(["overview", "0", "4"]);
    expect(sceneChanged(clear, { name: "Autre" }, NOW)).toMatchObject({
      closed: [],
      dropsPicture: false,
      scene: { name: "Autre", revision: 6 },
    });
  });

  it("loses its pieces with its picture", () => {
    const replaced = patched(open, { picture: { id: "picture-2", columns: 3, rows: 2 } }, NOW);
    expect(replaced.dropsPicture).toBe(true);
    expect(replaced.closed.toSorted()).toEqual(["0", "4", "overview"]);
    expect(replaced.scene).toMatchObject({
      tiles: {},
      published: {},
      bytes: 0,
      picture: { id: "picture-2" },
    });
    // Sent again, once its pieces are there: they stay.
    const again = { ...replaced.scene, tiles: { "0": 4 } };
    expect(
      sceneChanged(again, { picture: { id: "picture-2", columns: 3, rows: 2 } }, NOW + 1),
    ).toBeUndefined();
    expect(sceneChanged(again, { name: again.name, fogOn: again.fog.on }, NOW + 1)).toBeUndefined();
    const without = patched(open, { picture: null }, NOW);
    expect(without.dropsPicture).toBe(true);
    expect(without.scene.picture).toBeUndefined();
    const { picture: _, ...bare } = sceneOf();
    expect(sceneChanged(bare, { picture: null }, NOW)).toBeUndefined();
    expect(patched(bare, { picture: null, name: "Autre" }, NOW).dropsPicture).toBe(false);
    expect(sceneChanged(bare, { picture: { id: "picture-1", columns: 3, rows: 2 } }, NOW)).toMatchObject({
      dropsPicture: false,
      scene: { picture: { id: "picture-1" } },
    });
  });

  it("has a picture that fits it, of 64 tiles at most", () => {
    expect(refusalOf(() => sceneChanged(open, { width: 600 }, NOW))).toBe("invalid-input");
    expect(refusalOf(() => sceneChanged(open, { width: 12_000, height: 12_000 }, NOW))).toBe("invalid-input");
    const smaller = patched(open, { width: 1100 }, NOW);
    expect(smaller.scene.fog.revealed).toEqual([
      { outline: [0, 0, 1100, 0, 1100, 1000, 0, 1000], holes: [] },
    ]);
    expect(smaller.closed).toContain("overview");
  });
});

describe("sight of the group, switched", () => {
  const on = { on: true, light: "day", playersOpenDoors: true } as const;
  const off = { ...on, on: false };
  const corner = [{ outline: rectangleOf(0, 0, 300, 300), holes: [] }];
  const foggy = { ...open, fog: { on: true, revealed: corner } };
  const bySight = { ...foggy, sight: on };
  const elsewhere = [{ outline: rectangleOf(600, 600, 100, 100), holes: [] }];

  it("decides where it is on, and fog by hand else", () => {
    expect([isBySight(bySight), isBySight({ sight: off }), isBySight(open)]).toEqual([true, false, false]);
  });

  it("opens nothing by hand: what was revealed was seen, and its pieces stay until they are cut anew", () => {
    const { scene, closed, dropsPicture } = patched(foggy, { sight: on }, NOW);
    expect(scene).toMatchObject({ sight: on, fog: { on: true, revealed: [] }, revision: 6, bytes: 315 });
    expect([closed, dropsPicture]).toEqual([[], false]);
    expect(scene.published).toEqual(foggy.published);
    expect(Object.keys(scene.touched).toSorted()).toEqual(["0", "1", "2", "3", "4", "5", "overview"]);
    expect(new Set(Object.values(scene.touched))).toEqual(new Set([6]));
  });

  it("closes all where there was no fog", () => {
    const clear = { ...open, fog: { on: false, revealed: [] } };
    const { scene, closed } = patched(clear, { sight: on }, NOW);
    expect(closed.toSorted()).toEqual(["0", "4", "overview"]);
    expect(scene).toMatchObject({ fog: { on: true, revealed: [] }, published: {}, bytes: 210 });
  });

  it("leaves open what was seen and what was opened by hand, once it is off", () => {
    const { scene, closed } = patched(bySight, { sight: off }, NOW, elsewhere);
    expect(scene.fog.on).toBe(true);
    expect(areaOf(scene.fog.revealed)).toBe(300 * 300 + 100 * 100);
    expect(isInside(scene.fog.revealed, { x: 650, y: 650 })).toBe(true);
    expect([closed, scene.published]).toEqual([[], bySight.published]);
    expect(Object.keys(scene.touched)).toHaveLength(7);
    expect(patched(bySight, { sight: off, fogOn: false }, NOW, elsewhere).scene.fog.on).toBe(false);
  });

  it("stays within a scene that gets smaller at once", () => {
    const { scene } = patched(bySight, { sight: off, width: 1100, height: 650 + 374 }, NOW, [
      { outline: rectangleOf(1000, 600, 200, 100), holes: [] },
    ]);
    expect(areaOf(scene.fog.revealed)).toBe(300 * 300 + 100 * 100);
  });

  it("takes nothing from the fog where it stays as it was, and goes by the light that is said", () => {
    const dusk = { ...on, light: "dusk" as const };
    const { scene, closed } = patched(bySight, { sight: dusk }, NOW, elsewhere);
    expect(scene).toMatchObject({ sight: dusk, fog: bySight.fog, touched: {}, revision: 6 });
    expect(closed).toEqual([]);
    expect(sceneChanged(bySight, { sight: on }, NOW, elsewhere)).toBeUndefined();
    expect(patched(foggy, { sight: off }, NOW, elsewhere).scene.fog).toEqual(foggy.fog);
  });

  it("is not undone by fog that is taken away", () => {
    expect(sceneChanged(bySight, { fogOn: false }, NOW)).toBeUndefined();
    expect(patched(foggy, { sight: on, fogOn: false }, NOW).scene.fog).toEqual({ on: true, revealed: [] });
  });

  it("loses the pieces of another picture", () => {
    const picture = { id: "picture-2", columns: 3, rows: 2 };
    const { scene, dropsPicture } = patched(foggy, { sight: on, picture }, NOW);
    expect(scene).toMatchObject({
      sight: on,
      fog: { revealed: [] },
      published: {},
      touched: {},
      revision: 6,
    });
    expect(dropsPicture).toBe(true);
  });

  it("touches nothing where there is no picture", () => {
    const { picture: _, ...bare } = { ...foggy, tiles: {}, published: {}, bytes: 0 };
    expect(patched(bare, { sight: on }, NOW).scene).toMatchObject({ touched: {}, revision: 6 });
  });

  it("has players wait and go on", () => {
    expect(patched(open, { paused: true }, NOW).scene.paused).toBe(true);
    expect(sceneChanged({ ...open, paused: true }, { paused: true }, NOW)).toBeUndefined();
    expect(patched({ ...open, paused: true }, { paused: false }, NOW).scene.paused).toBe(false);
    expect(patched({ ...open, paused: true }, { name: "Autre" }, NOW).scene.paused).toBe(true);
  });
});

describe("what is forgotten of what was seen", () => {
  it("takes its published pieces away, with their bytes", () => {
    const change = changed(open, { kind: "cover", outline: rectangleOf(600, 600, 50, 50) });
    const { scene, closed } = withoutPieces(change, ["overview", "0", "1"]);
    expect(closed).toEqual(["overview", "4", "0"]);
    expect(scene).toMatchObject({ published: {}, bytes: 210, revision: 6 });
    expect(withoutPieces(change, [])).toEqual(change);
  });

  it("is what a change of the fog covers", () => {
    const outline = rectangleOf(10, 20, 30, 40);
    expect(coveredBy({ kind: "cover", outline }, open)).toEqual([{ outline, holes: [] }]);
    expect(coveredBy({ kind: "coverAll" }, open)).toEqual(wholeOf(open));
    const line = [100, 100, 300, 100];
    const brushed = coveredBy({ kind: "brush", line, radius: 20, reveals: false }, open) ?? [];
    expect(isInside(brushed, { x: 200, y: 115 })).toBe(true);
    expect(isInside(brushed, { x: 200, y: 125 })).toBe(false);
  });

  it("is nothing of what opens, or is taken back", () => {
    const outline = rectangleOf(10, 20, 30, 40);
    for (const change of [
      { kind: "reveal", outline },
      { kind: "brush", line: [100, 100], radius: 20, reveals: true },
      { kind: "set", revealed: [] },
      { kind: "revealAll" },
    ] satisfies FogChange[])
      expect(coveredBy(change, open), change.kind).toBeUndefined();
  });
});

describe("drawn rooms", () => {
  it("are refused where their sides cross each other thousands of times", () => {
    const zigzag = Array.from({ length: 200 }, (_, index) => [index * 5, index % 2 === 0 ? 0 : 900]).flat();
    const back = Array.from({ length: 100 }, (_, index) => [(index % 2) * 1000, index * 9]).flat();
    const crossed = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `room-${index}`,
        outline: [...zigzag.slice(0, 200), ...back.slice(0, 200)],
        colour: "#888888",
      }));
    const change = (count: number) => sceneChanged(sceneOf({}), { rooms: crossed(count) }, NOW);
    expect(refusalOf(() => change(1))).toBe("invalid-input");
    const plain = [{ id: "room-a", outline: zigzag, colour: "#888888" }];
    expect(patched(sceneOf({}), { rooms: plain }, NOW).scene.rooms).toEqual(plain);
  });
});

describe("what members see of a scene", () => {
  const drawnRoom = (id: string, x: number, label?: string) => ({
    id: `room-${id}-id`,
    outline: rectangleOf(x, 0, 100, 100),
    colour: "#888888",
    ...(label !== undefined && { label }),
  });
  const half = sceneOf({
    rooms: [
      drawnRoom("a", 0, "Salle du trône"),
      drawnRoom("b", 60, "Couloir"),
      drawnRoom("c", 150, "Cache"),
      drawnRoom("d", 20),
    ],
    fog: { on: true, revealed: [{ outline: rectangleOf(0, 0, 80, 500), holes: [] }] },
    published: { "0": { bytes: 5, revision: 4 } },
  });

  it("are drawn rooms cut to what is revealed, named once half of one is", () => {
    const shown = publicScene("scene-1", half);
    expect(shown.rooms.map(({ label }) => label)).toEqual(["Salle du trône", undefined, undefined]);
    expect(shown.rooms[1]?.region[0]?.outline.filter((_, index) => index % 2 === 0)).toEqual([
      60, 80, 80, 60,
    ]);
    expect(JSON.stringify(shown)).not.toContain("Cache");
    expect(shown).toMatchObject({ sceneId: "scene-1", title: "La crypte", tiles: { "0": 4 } });
    expect(shown.revealed).toEqual(half.fog.revealed);
  });

  it("is everything without fog", () => {
    const { picture: _, ...bare } = half;
    const shown = publicScene("scene-1", { ...bare, fog: { on: false, revealed: [] } });
    expect(shown.rooms).toHaveLength(4);
    expect(shown.revealed).toBeUndefined();
    expect(shown.picture).toBeUndefined();
  });

  it("is refused where it would not fit into a document", () => {
    const teeth = Array.from({ length: 600 }, (_, index) => ({
      outline: rectangleOf(index * 2, 0, 1, 900),
      holes: [],
    }));
    const rooms = Array.from({ length: 6 }, (_, index) => ({
      ...drawnRoom(String(index), 0),
      outline: rectangleOf(0, index * 10, 1200, 9),
    }));
    const scene = sceneOf({ rooms, fog: { on: true, revealed: teeth } });
    expect(refusalOf(() => publicScene("scene-1", scene))).toBe("invalid-input");
  });
});
