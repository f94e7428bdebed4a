import { randomUUID } from "node:crypto";
import { changeFog, updateScene } from "domain/api/scenes";
import { scenes } from "domain/documents/scene";
import type { WallChange } from "domain/documents/wallSchema";
import { unpackedWalls } from "domain/table/sight/packed";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { idsIn } from "../support/database";
import {
  givePicture,
  publish,
  rectangle,
  type SceneTable,
  seenScene,
  show,
  storedScene,
} from "./support/scenes";
import {
  BEFORE,
  BEHIND,
  BY_DAY,
  DOOR,
  door,
  hasSeenPlace,
  isSeen,
  keptSight,
  keptWalls,
  LEFT_GOBLIN,
  move,
  ON_RIGHT,
  PARTING,
  RIGHT_GOBLIN,
  type SightTable,
  sightTable,
  tableSeen,
  tableSight,
  walledTable,
  walls,
} from "./support/sight";

const ON_LEFT = [225, 325] as const;
/** Between the hero and all that is on the left of them. */
const SCREEN = { id: "w1", kind: "wall" as const, points: [300, 0, 300, 512] };
const PICTURE = { id: "picture-of-the-map", columns: 2, rows: 1 };

/** Brings a map as a page does: picture and walls in one call. */
const bring = (
  { mona, params }: SceneTable,
  walls: WallChange,
  other: { sight?: typeof BY_DAY; picture?: typeof PICTURE } = {},
) =>
  mona.browser.call(updateScene, {
    params,
    body: { picture: PICTURE, ...other, walls: { clear: true, ...walls } },
  });

/** Both halves of a scene with a picture were seen, and a piece of each is published. */
async function exploredTable(): Promise<SightTable> {
  const at = await sightTable();
  await givePicture(at);
  await door(at, "open");
  await move(at.ana, at, at.heroToken, ...BEHIND, ...BEFORE);
  await door(at, "closed");
  const [scene, seen] = [await storedScene(at), await tableSeen(at)];
  for (const name of ["0", "1"])
    expect((await publish(at, name, scene?.revision ?? 0, seen?.revision)).status).toBe(204);
  return at;
}

describe("a map that is put on a scene that the group sees", () => {
  it("is another place at once: nothing of it is told by what was seen of the one before", async () => {
    const at = await exploredTable();
    expect([await hasSeenPlace(at, ...ON_LEFT), await hasSeenPlace(at, ...ON_RIGHT)]).toEqual([true, true]);
    const [before, sightBefore] = [await tableSeen(at), await tableSight(at)];
    expect((await bring(at, { walls: [SCREEN] })).status).toBe(200);
    const after = await tableSeen(at);
    expect([after?.revision, (await tableSight(at))?.revision]).toEqual([
      (before?.revision ?? 0) + 1,
      (sightBefore?.revision ?? 0) + 1,
    ]);
    expect(after?.forgottenAt).toBe(after?.revision);
    // What the new walls show, and no square of the old picture's.
    expect([await hasSeenPlace(at, ...ON_LEFT), await hasSeenPlace(at, ...ON_RIGHT)]).toEqual([false, true]);
    expect(await idsIn(`${scenes.path(at.brumes.id, at.sceneId)}/published`)).toEqual([]);
    expect((await seenScene(at))?.shown).toMatchObject({ picture: PICTURE, tiles: {} });
    expect(unpackedWalls((await keptWalls(at))?.walls ?? "")).toEqual([SCREEN]);
    expect((await keptSight(at))?.wallsRevision).toBe((await keptWalls(at))?.revision);
  });

  it("wants no piece of the one before: those alone of which something is seen now", async () => {
    const at = await exploredTable();
    await move(at.mona, at, at.heroToken, 125, 225);
    expect(Object.keys((await tableSeen(at))?.touched ?? {}).toSorted()).toEqual(["0", "1", "overview"]);
    await bring(at, { walls: [SCREEN] });
    expect(Object.keys((await tableSeen(at))?.touched ?? {}).toSorted()).toEqual(["0", "overview"]);
  });

  it("shows the creatures that its own walls show, and keeps whom the group has met", async () => {
    const at = await exploredTable();
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, RIGHT_GOBLIN)]).toEqual([true, false]);
    await bring(at, { walls: [SCREEN] });
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, RIGHT_GOBLIN)]).toEqual([false, true]);
    expect((await keptSight(at))?.seen).toEqual([LEFT_GOBLIN, RIGHT_GOBLIN]);
  });

  it("tells no door of its own by what was known of another one of the same name", async () => {
    const at = await exploredTable();
    expect((await tableSight(at))?.doors).toMatchObject([{ id: DOOR.id }]);
    const behind = { ...DOOR, points: [100, 300, 100, 350] };
    await bring(at, { walls: [SCREEN], doors: [behind] });
    expect([(await tableSight(at))?.doors, (await keptSight(at))?.doors]).toEqual([[], [behind]]);
  });

  it("without walls of its own tells none of the doors that stay, unless they are seen now", async () => {
    const at = await exploredTable();
    await walls(at, { walls: [SCREEN] });
    await move(at.mona, at, at.heroToken, ...ON_LEFT);
    expect((await tableSight(at))?.doors).toMatchObject([{ id: DOOR.id, seen: false }]);
    await at.mona.browser.call(updateScene, { params: at.params, body: { picture: PICTURE } });
    expect([(await tableSight(at))?.doors, (await keptSight(at))?.doors]).toEqual([[], [DOOR]]);
  });

  it("leaves nothing open by what was seen of the one before where sight is switched off with it", async () => {
    const at = await exploredTable();
    const off = { ...BY_DAY, on: false };
    expect((await bring(at, { walls: [SCREEN] }, { sight: off })).status).toBe(200);
    expect((await seenScene(at))?.shown).toMatchObject({ revealed: [], picture: PICTURE });
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, RIGHT_GOBLIN)]).toEqual([false, false]);
    expect(unpackedWalls((await keptWalls(at))?.walls ?? "")).toEqual([SCREEN]);
  });

  it("that is sent again changes nothing", async () => {
    const at = await exploredTable();
    await bring(at, { walls: [SCREEN], doors: [DOOR] });
    const all = async () => [
      await storedScene(at),
      await keptWalls(at),
      await keptSight(at),
      await tableSeen(at),
    ];
    const before = await all();
    expect((await bring(at, { walls: [SCREEN], doors: [DOOR] })).status).toBe(200);
    expect(await all()).toEqual(before);
  });
});

describe("a map that is put on a scene with fog by hand", () => {
  it("brings its walls with it, shown or not, and they act once sight decides", async () => {
    const at = await walledTable();
    await show(at, at.sceneId);
    expect((await bring(at, { walls: [SCREEN] })).status).toBe(200);
    expect(unpackedWalls((await keptWalls(at))?.walls ?? "")).toEqual([SCREEN]);
    expect(await keptSight(at)).toMatchObject({ doors: [], wallsRevision: (await keptWalls(at))?.revision });
    expect((await tableSight(at))?.sceneId).toBeUndefined();
  });

  it("and is discovered by the characters from then on: what was opened of another place was not seen", async () => {
    const at = await walledTable();
    await show(at, at.sceneId);
    const change = { kind: "reveal" as const, outline: rectangle(520, 0, 504, 512) };
    await at.mona.browser.call(changeFog, { params: at.params, body: { id: randomUUID(), change } });
    expect((await bring(at, { walls: [PARTING] }, { sight: BY_DAY })).status).toBe(200);
    expect([await hasSeenPlace(at, ...ON_LEFT), await hasSeenPlace(at, ...ON_RIGHT)]).toEqual([true, false]);
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, RIGHT_GOBLIN)]).toEqual([true, false]);
  });

  it("before it is shown, has nothing seen but what its characters see then", async () => {
    const at = await walledTable();
    expect((await bring(at, { walls: [PARTING], doors: [DOOR] }, { sight: BY_DAY })).status).toBe(200);
    expect((await tableSeen(at))?.sceneId).toBeUndefined();
    await show(at, at.sceneId);
    expect([await hasSeenPlace(at, ...ON_LEFT), await hasSeenPlace(at, ...ON_RIGHT)]).toEqual([true, false]);
    expect((await tableSight(at))?.doors).toMatchObject([{ id: DOOR.id, state: "closed" }]);
  });
});

describe("a map that cannot be", () => {
  it.each<[string, WallChange, typeof PICTURE, number]>([
    ["whose picture is not the scene's size", { walls: [SCREEN] }, { ...PICTURE, columns: 3 }, 400],
    ["whose walls cross too often", { walls: crossing(1_400) }, PICTURE, 400],
  ])("is refused as a whole: one %s", async (_, walls, picture, status) => {
    const at = await walledTable();
    const answer = await bring(at, walls, { picture });
    expect(refusal(answer)).toEqual([status, "invalid-input"]);
    expect(await storedScene(at)).not.toHaveProperty("picture");
    expect(unpackedWalls((await keptWalls(at))?.walls ?? "")).toEqual([PARTING]);
  });
});

/** Lines across the whole scene, half of them upright. */
function crossing(count: number): WallChange["walls"] {
  return Array.from({ length: count }, (_, at) => {
    const place = (at * 511) / count;
    const points = at % 2 === 0 ? [0, place, 1024, place + 0.3] : [2 * place, 0, 2 * place + 0.3, 512];
    return { id: `x${at}`, kind: "wall" as const, points };
  });
}
