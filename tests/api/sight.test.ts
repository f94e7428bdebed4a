import { updateCharacter } from "domain/api/characters";
import { moveTokens, showScene, updateScene } from "domain/api/scenes";
import { describe, expect, it } from "vitest";
import { refusal } from "../support/apiClient";
import { tokenAt } from "../support/scenes";
import { makeScene, show } from "./support/scenes";
import { seat } from "./support/seats";
import {
  BEFORE,
  BEHIND,
  door,
  hasSeenPlace,
  isSeen,
  keptSight,
  LEFT_GOBLIN,
  move,
  moveBy,
  ON_RIGHT,
  pause,
  put,
  RIGHT_GOBLIN,
  seenToken,
  seesPlace,
  sight,
  sightTable,
  tableSight,
  walledTable,
  walls,
} from "./support/sight";

describe("moving a token where the group's sight decides", () => {
  it("is its player's, up to the first wall or closed door", async () => {
    const at = await sightTable();
    expect(await move(at.ana, at, at.heroToken, 325, 225, 325, 325)).toEqual({
      ...{ tokenId: at.heroToken, x: 325, y: 325 },
    });
    const stopped = await move(at.ana, at, at.heroToken, 725, 325);
    expect(stopped).toMatchObject({ y: 325, stopped: "wall" });
    expect(stopped?.x).toBeLessThan(500);
    await move(at.ana, at, at.heroToken, ...BEFORE);
    expect(await move(at.ana, at, at.heroToken, ...ON_RIGHT)).toMatchObject({ stopped: "door" });
    await door(at, "open");
    expect(await move(at.ana, at, at.heroToken, ...BEHIND)).toEqual({
      ...{ tokenId: at.heroToken, x: BEHIND[0], y: BEHIND[1] },
    });
    expect(await seenToken(at, at.heroToken)).toMatchObject({ x: BEHIND[0], y: BEHIND[1], walled: true });
  });

  it("is stopped by no wall where the MJ moves it, whoever it is", async () => {
    const at = await sightTable();
    expect(await move(at.mona, at, at.heroToken, ...BEHIND)).toEqual({
      ...{ tokenId: at.heroToken, x: BEHIND[0], y: BEHIND[1] },
    });
    expect(await move(at.mona, at, LEFT_GOBLIN, 725, 325)).toMatchObject({ x: 725, y: 325 });
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(true);
  });

  it("is nobody else's", async () => {
    const at = await sightTable();
    const stranger = await seat("Zoé");
    expect(refusal(await moveBy(at.ben, at, at.heroToken, 225, 225))).toEqual([403, "forbidden"]);
    expect(refusal(await moveBy(at.ana, at, LEFT_GOBLIN, 225, 225))).toEqual([403, "forbidden"]);
    expect(refusal(await moveBy(stranger, at, at.heroToken, 225, 225))).toEqual([403, "forbidden"]);
    const own = { tokenId: at.heroToken, path: [225, 225] };
    const both = { moves: [own, { tokenId: LEFT_GOBLIN, path: [100, 100] }] };
    const answer = await at.ana.browser.call(moveTokens, { params: at.params, body: both });
    expect(refusal(answer)).toEqual([403, "forbidden"]);
    expect(await seenToken(at, at.heroToken)).toMatchObject({ x: BEFORE[0], y: BEFORE[1] });
  });

  it("tells a player of no creature that the group does not see: as if it were not there", async () => {
    const at = await sightTable();
    expect(refusal(await moveBy(at.ana, at, RIGHT_GOBLIN, 725, 325))).toEqual([404, "not-found"]);
    expect(refusal(await moveBy(at.ana, at, "no-such-token", 725, 325))).toEqual([404, "not-found"]);
    expect(refusal(await moveBy(at.mona, at, "no-such-token", 725, 325))).toEqual([404, "not-found"]);
  });

  it("is done on the scene that is shown alone, while the group's sight decides there", async () => {
    const at = await walledTable();
    const refused = async () => refusal(await moveBy(at.ana, at, at.heroToken, 225, 225));
    await sight(at, {});
    expect(await refused()).toEqual([409, "scene-not-shown"]);
    await show(at, at.sceneId);
    expect(await move(at.ana, at, at.heroToken, 325, 225)).toMatchObject({ x: 325 });
    await sight(at, { on: false });
    expect(await refused()).toEqual([409, "scene-not-shown"]);
    await sight(at, { on: true });
    await show(at, await makeScene(at, "Le pont"));
    expect(await refused()).toEqual([409, "scene-not-shown"]);
    const nowhere = { ...at, params: { ...at.params, sceneId: "no-such-scene" } };
    expect(refusal(await moveBy(at.ana, nowhere, at.heroToken, 1, 1))).toEqual([409, "scene-not-shown"]);
  });

  it("waits while the MJ has paused it, but for the MJ", async () => {
    const at = await sightTable();
    await pause(at, true);
    expect(await seenToken(at, at.heroToken)).toMatchObject({ paused: true });
    expect(refusal(await moveBy(at.ana, at, at.heroToken, 225, 225))).toEqual([409, "moves-paused"]);
    expect(await move(at.mona, at, at.heroToken, 325, 225)).toMatchObject({ x: 325 });
    await pause(at, false);
    expect(await seenToken(at, at.heroToken)).not.toHaveProperty("paused");
    expect(await move(at.ana, at, at.heroToken, 225, 225)).toMatchObject({ x: 225 });
  });

  it("that is sent again goes on from where the token stands", async () => {
    const at = await sightTable();
    await door(at, "open");
    const there = await move(at.ana, at, at.heroToken, ...BEHIND);
    expect(await move(at.ana, at, at.heroToken, ...BEHIND)).toEqual(there);
    expect(await seenToken(at, at.heroToken)).toMatchObject({ x: BEHIND[0], y: BEHIND[1] });
  });

  it("that was made, and is sent again, takes no step back", async () => {
    const at = await sightTable();
    await door(at, "open");
    const way = [325, 225, ...BEFORE, ...BEHIND];
    const there = await move(at.ana, at, at.heroToken, ...way);
    await door(at, "closed");
    expect(await move(at.ana, at, at.heroToken, ...way)).toEqual(there);
    expect(await seenToken(at, at.heroToken)).toMatchObject({ x: BEHIND[0], y: BEHIND[1] });
  });

  it("names each token once", async () => {
    const at = await sightTable();
    const own = { tokenId: at.heroToken, path: [225, 225] };
    const answer = await at.ana.browser.call(moveTokens, { params: at.params, body: { moves: [own, own] } });
    expect(refusal(answer)).toEqual([400, "invalid-input"]);
  });

  it("that waited offline meets the door as it is by then", async () => {
    const at = await sightTable();
    await door(at, "open");
    await door(at, "closed");
    expect(await move(at.ana, at, at.heroToken, ...BEHIND)).toMatchObject({ stopped: "door" });
    expect(await isSeen(at, RIGHT_GOBLIN)).toBe(false);
  });

  it("ends within the scene", async () => {
    const at = await sightTable();
    expect(await move(at.mona, at, at.heroToken, -300, 900)).toMatchObject({ x: 0, y: 512 });
  });

  it.each([
    ["nowhere", { moves: [{ tokenId: "some-token", path: [] }] }],
    ["half a place", { moves: [{ tokenId: "some-token", path: [1, 2, 3] }] }],
    ["a way of 17 places", { moves: [{ tokenId: "some-token", path: Array(34).fill(1) }] }],
    ["beyond every scene", { moves: [{ tokenId: "some-token", path: [99_999, 1] }] }],
    ["nobody", { moves: [] }],
    ["41 tokens", { moves: Array(41).fill({ tokenId: "some-token", path: [1, 2] }) }],
  ])("goes not %s", async (_, body) => {
    const at = await walledTable();
    const answer = await at.mona.browser.call(moveTokens, { params: at.params, body: body as never });
    expect(refusal(answer)).toEqual([400, "invalid-input"]);
  });

  it("is decided again where a room was drawn meanwhile, even far from everybody", async () => {
    const at = await sightTable();
    const before = (await keptSight(at))?.revision ?? 0;
    const far = { id: "far-room", outline: [900, 450, 1000, 450, 1000, 500], colour: "#223344" };
    const drawn = await at.mona.browser.call(updateScene, { params: at.params, body: { rooms: [far] } });
    expect(drawn.status).toBe(200);
    expect((await keptSight(at))?.revision).toBe(before + 1);
  });

  it("counts for each of those who move at once", async () => {
    const at = await sightTable();
    const goblins = Object.fromEntries(
      [1, 2, 3, 4].map((n) => [`goblin-00${n}`, tokenAt(125, 25 + 100 * n)]),
    );
    await put(at, goblins);
    const answers = await Promise.all([
      moveBy(at.ana, at, at.heroToken, 325, 225),
      ...Object.keys(goblins).map((id, n) => moveBy(at.mona, at, id, 225, 25 + 100 * n)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await seenToken(at, at.heroToken)).toMatchObject({ x: 325 });
    for (const id of Object.keys(goblins)) expect(await seenToken(at, id)).toMatchObject({ x: 225 });
    expect((await tableSight(at))?.outlines).toHaveLength(1);
  });
});

describe("what the group sees", () => {
  it("is the creatures on its side of the wall; those that come and go are there and gone", async () => {
    const at = await sightTable();
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, RIGHT_GOBLIN)]).toEqual([true, false]);
    expect([await seesPlace(at, 225, 325), await seesPlace(at, ...ON_RIGHT)]).toEqual([true, false]);
    await door(at, "open");
    expect([await isSeen(at, RIGHT_GOBLIN), await seesPlace(at, ...ON_RIGHT)]).toEqual([true, true]);
    await move(at.mona, at, RIGHT_GOBLIN, 975, 475);
    expect(await isSeen(at, RIGHT_GOBLIN)).toBe(false);
    await move(at.ana, at, at.heroToken, ...BEHIND, 575, 75);
    expect([await isSeen(at, RIGHT_GOBLIN), await isSeen(at, LEFT_GOBLIN)]).toEqual([true, false]);
  });

  it("is kept as seen when it is seen no more, and what was passed is seen as well", async () => {
    const at = await sightTable();
    await door(at, "open");
    await move(at.ana, at, at.heroToken, ...BEHIND, ...BEFORE, 225, 225);
    expect([await seesPlace(at, 975, 475), await hasSeenPlace(at, 975, 475)]).toEqual([false, true]);
    expect(await hasSeenPlace(at, 25, 475)).toBe(true);
  });

  it("is nothing while no hero is there", async () => {
    const at = await sightTable();
    await at.mona.browser.call(showScene, { params: at.brumes.params, body: { sceneId: null } });
    const bare = { ...at, sceneId: await makeScene(at, "Sans personne") };
    const empty = { ...bare, params: { ...at.params, sceneId: bare.sceneId } };
    await put(empty, { [at.heroToken]: tokenAt(100, 100, at.hero) }, true);
    await put(empty, { "goblin-001": tokenAt(125, 125) });
    await sight(empty, {});
    await show(empty, empty.sceneId);
    expect(await isSeen(empty, "goblin-001")).toBe(false);
    expect((await tableSight(empty))?.outlines).toEqual([]);
  });

  it("is what is near, once all lights are out", async () => {
    const at = await sightTable({ light: "dark" });
    await put(at, { "goblin-near": tokenAt(BEFORE[0] - 25, BEFORE[1]) });
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, "goblin-near")]).toEqual([false, true]);
    await walls(at, { lights: [{ id: "lamp-1", x: 225, y: 325, range: 60, colour: "#ffcc88" }] });
    expect([await isSeen(at, LEFT_GOBLIN), await seesPlace(at, 225, 325)]).toEqual([true, true]);
    await walls(at, { remove: ["lamp-1"] });
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(false);
    const torch = { radius: 12, colour: "#ffcc88" };
    await put(at, { [at.heroToken]: { ...tokenAt(...BEFORE, at.hero), light: torch } });
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(true);
    await put(at, { [at.heroToken]: tokenAt(...BEFORE, at.hero) });
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(false);
    await put(at, { [at.heroToken]: { ...tokenAt(...BEFORE, at.hero), darkvision: 18 } });
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(true);
  });

  it("is both sides of a wall that is drawn through a hero", async () => {
    const at = await sightTable();
    await walls(at, { remove: ["wall-1", "door-1"] });
    await walls(at, {
      walls: [{ id: "wall-2", kind: "wall", points: [BEFORE[0], 0, BEFORE[0], 512] }],
    });
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, RIGHT_GOBLIN)]).toEqual([true, true]);
    expect(await move(at.ana, at, at.heroToken, 325, 225)).toMatchObject({ x: 325 });
    expect(await isSeen(at, RIGHT_GOBLIN)).toBe(false);
  });

  it("is both sides of a door that is closed on a hero, who walks on", async () => {
    const at = await sightTable();
    await door(at, "open");
    await move(at.mona, at, at.heroToken, 500, 225);
    await door(at, "closed");
    expect([await isSeen(at, LEFT_GOBLIN), await isSeen(at, RIGHT_GOBLIN)]).toEqual([true, true]);
    expect(await move(at.ana, at, at.heroToken, ...BEHIND)).toMatchObject({ x: BEHIND[0] });
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(false);
  });

  it("is no creature that the MJ hides, and all that a familiar sees", async () => {
    const at = await sightTable();
    await put(at, { "goblin-hides": tokenAt(325, 325) }, true);
    expect(await isSeen(at, "goblin-hides")).toBe(false);
    await put(at, { "familiar-1": { ...tokenAt(725, 325), name: "Chouette", sees: true } });
    expect([await isSeen(at, RIGHT_GOBLIN), await isSeen(at, "familiar-1")]).toEqual([true, true]);
  });

  it("is what a hero's sheet lets them see in the dark", async () => {
    const at = await sightTable({ light: "dark" });
    const saved = await at.ana.browser.call(updateCharacter, {
      params: { system: "dnd5e", id: at.hero },
      body: { version: 1, race: "Elfe des bois" },
    });
    expect(saved.status).toBe(200);
    expect(await isSeen(at, LEFT_GOBLIN)).toBe(true);
  });
});
