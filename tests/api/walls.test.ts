import { createScene, deleteScene } from "domain/api/scenes";
import type { WallChange } from "domain/documents/wallSchema";
import { unpackedWalls } from "domain/table/sight/packed";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { sceneDraft, tokenAt } from "../support/scenes";
import { show } from "./support/scenes";
import { seat } from "./support/seats";
import {
  BEFORE,
  DOOR,
  isSeen,
  keptSight,
  keptWalls,
  LEFT_GOBLIN,
  ON_RIGHT,
  PARTING,
  put,
  RIGHT_GOBLIN,
  type SightTable,
  sight,
  sightTable,
  tableSight,
  walledTable,
  walls,
  wallsBy,
} from "./support/sight";

const wall = (id: string, ...points: number[]) => ({ id, kind: "wall" as const, points });
const lamp = (id: string) => ({ id, x: 100, y: 100, range: 60, colour: "#ffcc88" });
const doorOf = (id: string) => ({ ...DOOR, id });
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
/** A line of so many points. */
const long = (id: string, points: number) => wall(id, ...many(2 * points, (at) => at % 400));

const stored = async (at: SightTable) => unpackedWalls((await keptWalls(at))?.walls ?? "");
const idsOf = async (at: SightTable) => (await stored(at)).map(({ id }) => id);

describe("walls, doors and lights", () => {
  it("are the MJ's, shown or not", async () => {
    const at = await walledTable();
    const change = { walls: [wall("wall-9", 0, 0, 10, 10)] };
    for (const one of [at.ana, await seat("Zoé")])
      expect(refusal(await wallsBy(one, at, change))).toEqual([403, "forbidden"]);
    const nowhere = { ...at, params: { ...at.params, sceneId: "no-such-scene" } };
    expect(refusal(await wallsBy(at.mona, nowhere, change))).toEqual([404, "scene-not-found"]);
    expect((await wallsBy(at.mona, at, change)).status).toBe(204);
    expect(await idsOf(at)).toEqual([PARTING.id, "wall-9"]);
    await show(at, at.sceneId);
    expect((await wallsBy(at.mona, at, { remove: ["wall-9"] })).status).toBe(204);
    expect(await idsOf(at)).toEqual([PARTING.id]);
  });

  it("are put, replaced in their place, taken away and cleared as one change says", async () => {
    const at = await walledTable();
    await walls(at, {
      walls: [wall("wall-2", 0, 0, 10, 10), { ...PARTING, kind: "window" }],
      lights: [lamp("lamp-1")],
    });
    expect(await stored(at)).toEqual([{ ...PARTING, kind: "window" }, wall("wall-2", 0, 0, 10, 10)]);
    expect(await keptSight(at)).toMatchObject({ doors: [DOOR], lights: [lamp("lamp-1")] });
    await walls(at, { remove: [PARTING.id, DOOR.id, "lamp-1", "no-such-wall"] });
    expect(await idsOf(at)).toEqual(["wall-2"]);
    expect(await keptSight(at)).toMatchObject({ doors: [], lights: [] });
    await walls(at, { clear: true, walls: [wall("wall-3", 5, 5, 9, 9)] });
    expect(await idsOf(at)).toEqual(["wall-3"]);
  });

  it("that two of the MJ's tabs draw at once are all kept", async () => {
    const at = await sightTable();
    const before = (await keptWalls(at))?.revision ?? 0;
    const answers = await Promise.all(
      many(4, (n) =>
        wallsBy(at.mona, at, { walls: [wall(`tab-${n}`, n, 0, n, 50)], doors: [doorOf(`d-${n}`)] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(204));
    expect((await idsOf(at)).toSorted()).toEqual([...many(4, (n) => `tab-${n}`), PARTING.id].toSorted());
    expect((await keptSight(at))?.doors).toHaveLength(5);
    expect((await keptWalls(at))?.revision).toBe(before + 4);
  });

  it("that are sent again change nothing", async () => {
    const at = await sightTable();
    const change = { walls: [wall("wall-2", 0, 0, 10, 10)], lights: [lamp("lamp-1")] };
    await walls(at, change);
    const before = [await keptWalls(at), await keptSight(at), await tableSight(at)];
    await walls(at, change);
    expect([await keptWalls(at), await keptSight(at), await tableSight(at)]).toEqual(before);
  });

  it("take a creature out of sight, and bring it back, as they are drawn", async () => {
    const at = await sightTable();
    await walls(at, { walls: [wall("screen", 300, 0, 300, 512)] });
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(false);
    await walls(at, { walls: [{ ...wall("screen", 300, 0, 300, 512), kind: "window" }] });
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(true);
    await walls(at, { remove: [PARTING.id, DOOR.id] });
    expect(await isSeen(at, RIGHT_GOBLIN)).toBe(true);
  });

  it("act once the scene is shown with sight, as they stand by then", async () => {
    const at = await walledTable();
    await sight(at, {});
    await walls(at, { remove: [PARTING.id, DOOR.id] });
    await walls(at, { walls: [wall("screen", 300, 0, 300, 512)] });
    await show(at, at.sceneId);
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, RIGHT_GOBLIN)]).toEqual([false, true]);
  });

  it("do nothing to a scene with fog by hand", async () => {
    const at = await walledTable();
    await show(at, at.sceneId);
    await walls(at, { walls: [wall("screen", 300, 0, 300, 512)] });
    expect((await tableSight(at))?.sceneId).toBeUndefined();
  });

  it("keep what the group knows of a door that is moved", async () => {
    const at = await sightTable();
    await walls(at, { doors: [{ ...DOOR, points: [500, 300, 500, 350] }] });
    expect((await keptSight(at))?.doors).toEqual([
      { ...DOOR, points: [500, 300, 500, 350], known: "closed" },
    ]);
  });

  it("are gone with their scene, and with them what members were told", async () => {
    const at = await sightTable();
    expect((await at.mona.browser.call(deleteScene, { params: at.params })).status).toBe(204);
    expect([await keptWalls(at), await keptSight(at)]).toEqual([undefined, undefined]);
    expect(await tableSight(at)).toMatchObject({ outlines: [], doors: [] });
    expect((await tableSight(at))?.sceneId).toBeUndefined();
  });

  it("are those of the new scene where one is deleted and made again by its id", async () => {
    const at = await sightTable();
    await at.mona.browser.call(deleteScene, { params: at.params });
    const body = { ...sceneDraft(), requestId: at.sceneId };
    expect((await at.mona.browser.call(createScene, { params: at.brumes.params, body })).status).toBe(200);
    await walls(at, { walls: [wall("screen", 300, 0, 300, 512)] });
    await put(at, {
      [at.heroToken]: tokenAt(...BEFORE, at.hero),
      [LEFT_GOBLIN]: tokenAt(225, 325),
      [RIGHT_GOBLIN]: tokenAt(...ON_RIGHT),
    });
    await sight(at, {});
    await show(at, at.sceneId);
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, RIGHT_GOBLIN)]).toEqual([false, true]);
  });
});

describe("too many walls, doors or lights", () => {
  it.each<[string, WallChange]>([
    ["a line of 6,001 points", { walls: [long("long", 6001)] }],
    ["lines of 6,001 points together", { walls: [long("one", 3000), long("two", 3001)] }],
    ["301 doors", { doors: many(301, (n) => doorOf(`door-${n}`)) }],
    ["201 lights", { lights: many(201, (n) => lamp(`lamp-${n}`)) }],
    ["a line of one point", { walls: [wall("point", 1, 1)] }],
    ["a line of half a point", { walls: [wall("half", 1, 1, 2)] }],
    ["a place beyond every scene", { walls: [wall("far", 1, 1, 99_999, 1)] }],
    ["a door of three points", { doors: [{ ...DOOR, points: [1, 1, 2, 2, 3, 3] }] }],
    ["an id that is none", { walls: [wall("le mur", 1, 1, 2, 2)] }],
    ["a light without an end", { lights: [{ ...lamp("lamp"), range: 1e9 }] }],
  ])("in one change are refused: %s", async (_, change) => {
    const at = await walledTable();
    expect(refusal(await wallsBy(at.mona, at, change))).toEqual([400, "invalid-input"]);
    expect(await idsOf(at)).toEqual([PARTING.id]);
  });

  it("in all are refused, with what there may be", async () => {
    const at = await walledTable();
    await walls(at, { walls: [long("long", 5998)], doors: many(299, (n) => doorOf(`more-${n}`)) });
    const over = await wallsBy(at.mona, at, { walls: [wall("one", 1, 1, 2, 2)] });
    expect(refusal(over)).toEqual([409, "limit-reached"]);
    expect(over.body?.error).toContain("6\u202f000 points");
    const doors = await wallsBy(at.mona, at, { doors: [doorOf("one-too-many")] });
    expect(refusal(doors)).toEqual([409, "limit-reached"]);
    await walls(at, { lights: many(200, (n) => lamp(`lamp-${n}`)) });
    const lights = await wallsBy(at.mona, at, { lights: [lamp("one-too-many")] });
    expect(refusal(lights)).toEqual([409, "limit-reached"]);
    expect(await idsOf(at)).toEqual([PARTING.id, "long"]);
  });
});
