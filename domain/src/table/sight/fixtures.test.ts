import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Door,
  MAX_DOORS,
  MAX_SCENE_LIGHTS,
  MAX_WALL_POINTS,
  type SceneLight,
  type Wall,
  type WallChange,
} from "../../documents/wallSchema";
import { refusalOf } from "../../testing/refusals";
import { changedFixtures, type Fixtures, inverseChange, NO_FIXTURES, wallPoints } from "./fixtures";

const wall = (id: string, x = 0): Wall => ({ id, kind: "wall", points: [x, 0, x, 100] });
const door = (id: string, state: Door["state"] = "closed"): Door => ({ id, points: [0, 0, 0, 50], state });
const light = (id: string, range = 100): SceneLight => ({ id, x: 1, y: 2, range, colour: "#ffcc88" });

const before: Fixtures = {
  walls: [wall("wall-1"), wall("wall-2")],
  doors: [door("door-1"), door("door-2")],
  lights: [light("light-1")],
};

describe("a change of what stands on a scene", () => {
  it("puts what is new last, and what is known in its place", () => {
    const after = changedFixtures(before, {
      ...{ walls: [wall("wall-3"), wall("wall-1", 50)], doors: [door("door-1", "open")] },
      lights: [light("light-2")],
    });
    expect(after).toEqual({
      walls: [wall("wall-1", 50), wall("wall-2"), wall("wall-3")],
      doors: [door("door-1", "open"), door("door-2")],
      lights: [light("light-1"), light("light-2")],
    });
  });

  it("removes by ids, of whatever kind, and leaves the rest", () => {
    expect(changedFixtures(before, { remove: ["wall-1", "door-2", "light-1", "nothing"] })).toEqual({
      ...{ walls: [wall("wall-2")], doors: [door("door-1")], lights: [] },
    });
    expect(changedFixtures(before, {})).toEqual(before);
  });

  it("puts what it removes as well", () => {
    expect(changedFixtures(before, { remove: ["wall-1"], walls: [wall("wall-1", 9)] }).walls).toEqual([
      wall("wall-1", 9),
      wall("wall-2"),
    ]);
  });

  it("clears all before it puts anything", () => {
    expect(changedFixtures(before, { clear: true })).toEqual(NO_FIXTURES);
    expect(changedFixtures(before, { clear: true, walls: [wall("wall-2", 7)] })).toEqual({
      ...NO_FIXTURES,
      walls: [wall("wall-2", 7)],
    });
  });

  it("has what is named twice as it is named last", () => {
    const walls = [wall("wall-9", 1), wall("wall-9", 2)];
    expect(changedFixtures(NO_FIXTURES, { walls }).walls).toEqual([wall("wall-9", 2)]);
  });
});

describe("a scene has room", () => {
  const of = (points: number): Wall => ({
    ...{ id: `wall-of-${points}`, kind: "wall" },
    points: Array.from({ length: 2 * points }, () => 5),
  });
  const many = <T>(count: number, make: (id: string) => T) =>
    Array.from({ length: count }, (_, at) => make(`one-${at}`));
  const refused = (from: Fixtures, change: WallChange) => refusalOf(() => changedFixtures(from, change));

  it("for 6,000 points of walls", () => {
    const full = { ...NO_FIXTURES, walls: [of(MAX_WALL_POINTS - 3)] };
    expect(wallPoints(full.walls)).toBe(5997);
    expect(refused(full, { walls: [of(3)] })).toBeUndefined();
    expect(refused(full, { walls: [of(4)] })).toBe("limit-reached");
    expect(refused(full, { clear: true, walls: [of(4)] })).toBeUndefined();
  });

  it("for 300 doors and 200 lights", () => {
    const full = { walls: [], doors: many(MAX_DOORS, door), lights: many(MAX_SCENE_LIGHTS, light) };
    expect(refused(full, { doors: [door("one-0", "open")], lights: [light("one-0", 5)] })).toBeUndefined();
    expect(refused(full, { doors: [door("another")] })).toBe("limit-reached");
    expect(refused(full, { lights: [light("another")] })).toBe("limit-reached");
    expect(refused(full, { remove: ["one-1"], doors: [door("another")], lights: [light("another")] })).toBe(
      undefined,
    );
  });

  it("says which of them is too many", () => {
    const sentenceOf = (change: WallChange) => {
      try {
        changedFixtures(NO_FIXTURES, change);
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : undefined;
      }
    };
    expect(sentenceOf({ walls: [of(MAX_WALL_POINTS), of(2)] })).toContain("6\u202f000 points");
    expect(sentenceOf({ doors: many(MAX_DOORS + 1, door) })).toContain("300 portes");
    expect(sentenceOf({ lights: many(MAX_SCENE_LIGHTS + 1, light) })).toContain("200 lumières");
  });
});

describe("what takes a change back", () => {
  const id = fc.constantFrom("a", "b", "c", "d", "e");
  const several = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 4 });
  const named = <T extends { id: string }>(one: fc.Arbitrary<T>) =>
    fc.uniqueArray(one, { selector: (some) => some.id, maxLength: 5 });
  const anyWall = fc.tuple(id, fc.nat(9)).map(([of, x]) => wall(of, x));
  const anyDoor = fc
    .tuple(id, fc.constantFrom("open" as const, "locked" as const))
    .map(([of, is]) => door(of, is));
  const anyLight = fc.tuple(id, fc.integer({ min: 1, max: 9 })).map(([of, range]) => light(of, range));
  const anything = fc.record({ walls: named(anyWall), doors: named(anyDoor), lights: named(anyLight) });
  const anyChange = fc.record(
    {
      ...{ clear: fc.constant(true as const), remove: several(id) },
      ...{ walls: several(anyWall), doors: several(anyDoor), lights: several(anyLight) },
    },
    { requiredKeys: [] },
  );
  const sorted = ({ walls, doors, lights }: Fixtures) =>
    [walls, doors, lights].map((all) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1)));

  it("gives back what stood before, be one id a wall's, a door's and a light's", () => {
    fc.assert(
      fc.property(anything, anyChange, (from, change) => {
        const back = changedFixtures(changedFixtures(from, change), inverseChange(from, change));
        expect(sorted(back)).toEqual(sorted(from));
      }),
      { numRuns: 2000 },
    );
  });

  it("names what the change touches alone", () => {
    expect(inverseChange(before, { walls: [wall("wall-1", 8), wall("wall-9")], remove: ["door-2"] })).toEqual(
      {
        ...{ walls: [wall("wall-1")], doors: [door("door-2")], lights: [], remove: ["wall-9"] },
      },
    );
    expect(inverseChange(before, { clear: true, lights: [light("light-9")] })).toEqual({
      ...before,
      remove: ["light-9"],
    });
  });
});
