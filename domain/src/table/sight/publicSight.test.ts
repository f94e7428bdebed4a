import { describe, expect, it } from "vitest";
import type { SceneDocument } from "../../documents/scene";
import { Chance } from "../../testing/chance";
import { gridOf, sceneOf } from "../../testing/scenes";
import { walledScene } from "../../testing/walledScenes";
import { areaOf, isInside, pointCount, rectangleOf } from "../scene/shapes";
import { barriersOf } from "./barriers";
import { nothingExplored, withOpened } from "./explored";
import { asOneRing } from "./outlinedSquares";
import { unpackedOutline } from "./packedOutline";
import { packedOutlines, seenRooms, tilesNamed } from "./publicSight";
import { visibleFrom } from "./visibleFrom";

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

/** How far a place is from the border of an outline. */
function fromBorder(outline: readonly number[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < outline.length; at += 2) {
    const next = (at + 2) % outline.length;
    const [ax, ay] = [outline[at] ?? 0, outline[at + 1] ?? 0];
    const [ex, ey] = [(outline[next] ?? 0) - ax, (outline[next + 1] ?? 0) - ay];
    const share = ((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey || 1);
    const within = Math.min(Math.max(share, 0), 1);
    nearest = Math.min(nearest, Math.hypot(ax + ex * within - x, ay + ey * within - y));
  }
  return nearest;
}

describe("the outlines that members get", () => {
  it("are what is seen, in whole pixels", () => {
    const outline = [0.2, 0.4, 100.3, 0, 100, 50.6];
    expect(packedOutlines([outline]).map(unpackedOutline)).toEqual([[0, 0, 100, 0, 100, 51]]);
    expect(packedOutlines([])).toEqual([]);
  });

  it("have no corner on a straight line", () => {
    const straight = [0, 0, 50, 0.3, 100, 0, 100, 100, 50, 99.8, 0, 100];
    expect(packedOutlines([straight]).map(unpackedOutline)).toEqual([[0, 0, 100, 0, 100, 100, 0, 100]]);
  });

  it("show what is seen, but for a pixel or two at its border", () => {
    const chance = new Chance(3);
    let asked = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      const { walls, doors, rooms, ...scene } = walledScene(seed);
      const { sight } = barriersOf({ walls, doors, rooms: [...rooms] });
      const eye = { x: chance.between(0, scene.width), y: chance.between(0, scene.height) };
      const seen = visibleFrom(sight, { ...eye, range: seed % 2 === 0 ? 5000 : 350, depth: 6 }, scene);
      const [told = []] = packedOutlines([seen]).map(unpackedOutline);
      for (let place = 0; place < 1000; place += 1) {
        const [x, y] = [chance.between(0, scene.width), chance.between(0, scene.height)];
        if (fromBorder(seen, x, y) < 2) continue;
        asked += 1;
        const isIn = (outline: number[]) => isInside([{ outline, holes: [] }], { x, y });
        expect(isIn(told), `${seed}: ${x}, ${y}`).toBe(isIn(seen));
      }
    }
    expect(asked).toBeGreaterThan(4000);
  });

  /** Around a place, now near and now far from it. */
  const ragged = (corners: number, far = 6000): number[] =>
    Array.from({ length: corners }, (_, at) => {
      const angle = (at / corners) * 2 * Math.PI;
      const away = at % 2 === 0 ? far : far / 2;
      return [6000 + Math.cos(angle) * away, 6000 + Math.sin(angle) * away];
    }).flat();

  const isTold = (texts: readonly string[], x: number, y: number) =>
    texts.some((text) => isInside([{ outline: unpackedOutline(text), holes: [] }], { x, y }));

  it("have 20 KB at most, be they 40 with 2,000 corners each", () => {
    const packed = packedOutlines(Array.from({ length: 40 }, () => ragged(2000)));
    expect(lengthOf(packed)).toBeLessThanOrEqual(20_000);
    expect(isTold(packed, 6000, 6000)).toBe(true);
    expect(isTold(packed, 6000, 3500)).toBe(true);
    expect(isTold(packed, 500, 500)).toBe(false);
  });

  it("lose corners before any of them is left out", () => {
    const fine = Array.from({ length: 40 }, () =>
      Array.from({ length: 400 }, (_, at) => [at * 20, at % 2 === 0 ? 0 : 3])
        .flat()
        .concat([8000, 4000, 0, 4000]),
    );
    const packed = packedOutlines(fine);
    expect(packed).toHaveLength(40);
    expect(lengthOf(packed)).toBeLessThanOrEqual(20_000);
    expect(packedOutlines(fine.slice(0, 4)).map((text) => unpackedOutline(text).length)).toEqual([
      804, 804, 804, 804,
    ]);
  });

  it("are squares where they are too long: a little more and less at their borders, and none is left out", () => {
    /** Rooms in rows, each with a ragged border. */
    const rooms = Array.from({ length: 40 }, (_, at) => ({
      x: 500 + (at % 8) * 1000,
      y: 500 + Math.floor(at / 8) * 1000,
    }));
    const packed = packedOutlines(
      rooms.map(({ x, y }) =>
        Array.from({ length: 900 }, (_, corner) => {
          const angle = (corner / 900) * 2 * Math.PI;
          const away = corner % 2 === 0 ? 400 : 380;
          return [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
        }).flat(),
      ),
    );
    expect(lengthOf(packed)).toBeLessThanOrEqual(20_000);
    for (const { x, y } of rooms) {
      for (const away of [0, 200, 340]) expect(isTold(packed, x + away, y), `${x}, ${y}`).toBe(true);
      for (const away of [440, 500]) expect(isTold(packed, x, y + away), `${x}, ${y}`).toBe(false);
    }
  });

  it("are told as one ring with the holes in them, however few corners are left", () => {
    const wavy = (radius: number) =>
      Array.from({ length: 600 }, (_, at) => {
        const angle = (at / 600) * 2 * Math.PI;
        const away = radius + (at % 3);
        return [1000 + Math.cos(angle) * away, 1000 + Math.sin(angle) * away];
      }).flat();
    const fine = Array.from({ length: 12 }, () => asOneRing([wavy(900), wavy(400)]));
    const packed = packedOutlines(fine);
    expect(packed).toHaveLength(12);
    expect(lengthOf(packed)).toBeLessThanOrEqual(20_000);
    expect(unpackedOutline(packed[0] ?? "").length).toBeLessThan(1200);
    const chance = new Chance(7);
    for (let place = 0; place < 3000; place += 1) {
      const [x, y] = [chance.between(0, 2000), chance.between(0, 2000)];
      const away = Math.hypot(x - 1000, y - 1000);
      if (Math.abs(away - 900) < 15 || Math.abs(away - 400) < 15) continue;
      expect(isTold(packed, x, y), `${x}, ${y}`).toBe(away > 400 && away < 900);
    }
  });
});

describe("drawn rooms that members get", () => {
  const room = (id: string, x: number, label?: string): SceneDocument["rooms"][number] => ({
    id: `room-${id}-id`,
    outline: rectangleOf(x, 0, 100, 100),
    colour: "#888888",
    ...(label !== undefined && { label }),
  });
  const SIZE = { width: 1200, height: 1000 };
  const nothing = nothingExplored(SIZE, gridOf({ size: 40 }));
  const seen = (x: number, width: number) =>
    withOpened(nothing, [{ outline: rectangleOf(x, -5, width, 400), holes: [] }]);
  const sceneWith = (rooms: SceneDocument["rooms"], revealed: SceneDocument["fog"]["revealed"] = []) =>
    sceneOf({ rooms, fog: { on: true, revealed } });
  const scene = sceneWith([
    room("a", 0, "Salle du trône"),
    room("b", 200, "Couloir"),
    room("c", 400, "Cache"),
  ]);

  it("are cut to what was seen, and none of which nothing was", () => {
    const rooms = seenRooms(scene, seen(-5, 265), {});
    expect(Object.keys(rooms)).toEqual(["room-a-id", "room-b-id"]);
    expect(rooms["room-b-id"]).toEqual({
      region: [{ outline: expect.any(Array), holes: [] }],
      ...{ colour: "#888888", label: "Couloir" },
    });
    expect(areaOf(rooms["room-a-id"]?.region ?? [])).toBe(10_000);
    expect(areaOf(rooms["room-b-id"]?.region ?? [])).toBe(6000);
    expect(JSON.stringify(rooms)).not.toContain("Cache");
  });

  it("are named once half of them was seen", () => {
    expect(seenRooms(scene, seen(-5, 255), {})["room-b-id"]?.label).toBe("Couloir");
    expect(seenRooms(scene, seen(-5, 245), {})["room-b-id"]).not.toHaveProperty("label");
    expect(seenRooms(scene, seen(-5, 245), {})["room-b-id"]?.region).toBeDefined();
  });

  it("are seen as well where the MJ opened by hand", () => {
    const revealed = [{ outline: rectangleOf(430, 0, 500, 500), holes: [] }];
    const rooms = seenRooms(sceneWith(scene.rooms, revealed), seen(-5, 15), {});
    expect(Object.keys(rooms)).toEqual(["room-a-id", "room-c-id"]);
    expect(areaOf(rooms["room-c-id"]?.region ?? [])).toBe(7000);
    const both = seenRooms(sceneWith(scene.rooms, revealed), seen(395, 55), {});
    expect(both["room-c-id"]?.region).toHaveLength(1);
    expect(areaOf(both["room-c-id"]?.region ?? [])).toBe(10_000);
  });

  it("stay as they were where nothing more of them was seen, and are gone with the room", () => {
    const before = seenRooms(scene, seen(-5, 265), {});
    const within = { left: 400, top: 0, right: 450, bottom: 50 };
    const all = seen(-5, 460);
    const rooms = seenRooms(scene, all, before, { within });
    expect(rooms["room-a-id"]).toBe(before["room-a-id"]);
    expect(rooms["room-b-id"]).toBe(before["room-b-id"]);
    expect(areaOf(rooms["room-c-id"]?.region ?? [])).toBe(6000);
    expect(seenRooms(scene, all, {}, { within })).toEqual({ "room-c-id": rooms["room-c-id"] });
    expect(seenRooms(sceneWith([]), all, before)).toEqual({});
    expect(seenRooms(scene, nothing, before)).toEqual({});
  });

  it("stay as they were where they take too many steps, or have too many points together", () => {
    const stripes = Array.from({ length: 300 }, (_, at) => ({
      outline: rectangleOf(at * 4, 0, 2, 1000),
      holes: [],
    }));
    const rows = Array.from({ length: 100 }, (_, at) => ({
      ...room(`row-${at}`, 0),
      outline: rectangleOf(0, at * 10, 1200, 8),
    }));
    const first = { region: [{ outline: rectangleOf(0, 0, 5, 5), holes: [] }], colour: "#888888" };
    const ids = ["room-row-0-id", "room-row-99-id"];
    const before = Object.fromEntries(ids.map((id) => [id, first]));
    const rooms = seenRooms(sceneWith(rows, stripes), nothing, before);
    expect(rooms["room-row-0-id"]?.region).toHaveLength(300);
    expect(rooms["room-row-99-id"]).toBe(first);
    const points = Object.values(rooms).reduce((sum, { region }) => sum + pointCount(region), 0);
    expect(points).toBeLessThanOrEqual(12_004);
  });
});

describe("pieces of a picture", () => {
  it("have their names by their places, with the overview, and none beyond the picture", () => {
    const picture = { columns: 3, rows: 2 };
    expect(tilesNamed(picture, new Set(["0,0", "2,1", "3,0", "0,2"]))).toEqual(["overview", "0", "5"]);
    expect(tilesNamed(picture, new Set())).toEqual([]);
    expect(tilesNamed(undefined, new Set(["0,0"]))).toEqual([]);
  });
});
