import type { Call, CallResult } from "domain/api/call";
import { changeDoor, changeFog, changeTokens, changeWalls, moveTokens, updateScene } from "domain/api/scenes";
import type { DoorState } from "domain/documents/wallSchema";
import { drawnRoomEdit, fogEdit, moveEdit, wallsEdit } from "domain/table/scene/edits";
import { changedFixtures, type Fixtures, NO_FIXTURES } from "domain/table/sight/fixtures";
import { sceneOf } from "domain/testing/scenes";
import { afterEach, describe, expect, it, vi } from "vitest";
import { moveToken } from "../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../live/scene/scenes";
import { answers, refusal, requests, sent } from "../../../testing/answers";
import type { TokenView } from "../view/sceneView";
import { SceneEdits } from "./SceneEdits";

vi.mock("../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(async () => undefined) }));

const moved = vi.mocked(moveToken);
const square = (x: number) => [{ outline: [x, 0, x + 50, 0, x + 50, 50, x, 50], holes: [] }];
const liveScene = (changes: Partial<LiveScene> = {}): LiveScene => ({
  ...sceneOf({ revision: 1, fog: { on: true, revealed: square(0) } }),
  id: "scene-1",
  parentId: undefined,
  pending: false,
  ...changes,
});
const goblin: TokenView = {
  ...{ id: "goblin-1", sceneId: "scene-1", kind: "creature", name: "Gobelin", colour: "#aa0000" },
  ...{ nameShown: true, size: 1, x: 20, y: 20, movable: true, own: false, pending: false },
  ...{ concealed: false, hidden: false, secret: false },
};

/** Edits of a scene, and what tells them of it as the listeners have it later. */
const open = (scene: LiveScene, live = true, fixtures = NO_FIXTURES) => {
  let heard = { scene, view: { tokens: [goblin], live }, fixtures };
  const edits = new SceneEdits({ campaignId: "camp", system: "dnd5e" }, () => heard);
  return {
    edits,
    hear: (now: LiveScene, isLive = live) => {
      heard = { ...heard, scene: now, view: { tokens: [goblin], live: isLive } };
      edits.refresh();
    },
    hearOfWalls: (now: Fixtures) => {
      heard = { ...heard, fixtures: now };
      edits.refresh();
    },
  };
};
const bodies = (of: Call) => requests().flatMap(({ target, input }) => (target === of ? [input.body] : []));

afterEach(() => vi.clearAllMocks());

describe("the MJ's edits of a scene", () => {
  it("add two drawn rooms before the first is heard of, and keep both", async () => {
    let revision = 1;
    answers.on(updateScene, () => ({ revision: ++revision }));
    const { edits } = open(liveScene());
    const rooms = ["room-a", "room-b"].map((id) => ({ id, outline: [0, 0, 9, 0, 9, 9], colour: "#888888" }));
    for (const room of rooms) edits.apply(drawnRoomEdit([], room.id, room));
    await vi.waitFor(() => expect(bodies(updateScene)).toEqual([{ rooms: rooms.slice(0, 1) }, { rooms }]));
    edits.undo?.();
    await vi.waitFor(() => expect(bodies(updateScene)[2]).toEqual({ rooms: rooms.slice(0, 1) }));
  });

  it("know drawn rooms as they will be, before the server answers and until the listener has them", async () => {
    const answer = answers.hold(updateScene);
    const scene = liveScene();
    const { edits, hear } = open(scene);
    const room = { id: "room-a", outline: [0, 0, 9, 0, 9, 9], colour: "#888888" };
    const reshaped = { ...room, outline: [5, 0, 14, 0, 14, 9] };
    edits.apply(drawnRoomEdit([], room.id, room));
    expect(edits.state.drawnRooms).toEqual([room]);
    edits.apply(drawnRoomEdit(edits.state.drawnRooms, room.id, reshaped));
    expect(edits.state.drawnRooms).toEqual([reshaped]);
    edits.undo?.();
    expect(edits.state.drawnRooms).toEqual([room]);
    for (const revision of [2, 3, 4]) {
      await vi.waitFor(() => expect(bodies(updateScene)).toHaveLength(revision - 1));
      await answer({ revision });
    }
    hear({ ...scene, revision: 3, rooms: [reshaped] });
    await vi.waitFor(() => expect(edits.state.drawnRooms).toEqual([room]));
    hear({ ...scene, revision: 4, rooms: [room] });
    await vi.waitFor(() => expect(edits.isSettled).toBe(true));
  });

  it("take back the last of two changes of fog alone, though neither was heard of", async () => {
    for (const [at, revealed] of [square(100), square(200), square(100)].entries())
      answers.once(changeFog, { revision: at + 2, revealed });
    const scene = liveScene();
    const { edits } = open(scene);
    const cover = { kind: "cover" as const, outline: [0, 0, 9, 0, 9, 9] };
    for (const _ of [1, 2]) edits.apply(fogEdit(scene.fog.revealed, cover));
    edits.undo?.();
    await vi.waitFor(() =>
      expect(bodies(changeFog)).toMatchObject([
        { change: cover },
        { change: cover },
        { change: { kind: "set", revealed: square(100) } },
      ]),
    );
  });

  it("are settled once the scene is heard of as they left it", async () => {
    const answer = answers.hold(changeFog);
    const scene = liveScene();
    const { edits, hear } = open(scene);
    expect(edits.isSettled).toBe(true);
    edits.apply(fogEdit(scene.fog.revealed, { kind: "coverAll" }));
    expect(edits.isSettled).toBe(false);
    await answer({ revision: 2, revealed: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(edits.isSettled).toBe(false);
    hear({ ...scene, revision: 2 });
    expect(edits.isSettled).toBe(true);
  });

  it("let the server take a token back under the fog of a scene that is shown meanwhile", async () => {
    answers.on(changeTokens, null);
    const scene = liveScene();
    const { edits, hear } = open(scene, false);
    edits.note(moveEdit([{ id: goblin.id, from: { x: 700, y: 20 }, to: { x: 20, y: 20 } }]));
    hear(scene, true);
    edits.undo?.();
    await vi.waitFor(() =>
      expect(bodies(changeTokens)).toMatchObject([
        { operations: [{ kind: "put", id: goblin.id, hidden: false, token: { x: 700, y: 20 } }] },
      ]),
    );
    expect(moved).not.toHaveBeenCalled();
    edits.note(moveEdit([{ id: goblin.id, from: { x: 30, y: 20 }, to: { x: 20, y: 20 } }]));
    edits.undo?.();
    await vi.waitFor(() => expect(moved).toHaveBeenCalledOnce());
  });
});

/** Calls that are answered one by one, when the test says so. */
function holding<C extends Call>(target: C, result: CallResult<C>) {
  const answer = answers.hold(target);
  return async () => {
    await answer(result);
    // What follows from an answer has followed from it by then.
    await new Promise((resolve) => setTimeout(resolve));
  };
}

describe("the MJ's edits of walls", () => {
  const wall = (x: number, id = "north") => ({ id, kind: "wall" as const, points: [x, 0, x, 90] });
  const walls = (...all: ReturnType<typeof wall>[]): Fixtures => ({ ...NO_FIXTURES, walls: all });
  const door = (state: DoorState) => ({ id: "gate", points: [0, 0, 50, 0], state });
  const withDoor = (state: DoorState): Fixtures => ({ ...NO_FIXTURES, doors: [door(state)] });
  const bySight = liveScene({ sight: { on: true, light: "day", playersOpenDoors: true } });

  it("are there before the server answers, and until the listener has them", async () => {
    const answer = holding(changeWalls, null);
    const { edits, hearOfWalls } = open(liveScene());
    edits.apply(wallsEdit(edits.state.fixtures, { walls: [wall(1)] }));
    edits.apply(wallsEdit(edits.state.fixtures, { walls: [wall(2)] }));
    expect(edits.state.fixtures).toEqual(walls(wall(2)));
    await answer();
    await answer();
    expect(edits.state.fixtures).toEqual(walls(wall(2)));
    hearOfWalls(walls(wall(1)));
    expect(edits.state.fixtures).toEqual(walls(wall(2)));
    hearOfWalls(walls(wall(2)));
    hearOfWalls(walls(wall(3)));
    expect(edits.state.fixtures).toEqual(walls(wall(3)));
  });

  it("leave what another tab has drawn meanwhile, when they are taken back too", async () => {
    const answer = holding(changeWalls, null);
    const { edits, hearOfWalls } = open(liveScene(), true, walls(wall(1)));
    edits.apply(wallsEdit(edits.state.fixtures, { walls: [wall(2)] }));
    hearOfWalls(walls(wall(1), wall(50, "south")));
    expect(edits.state.fixtures).toEqual(walls(wall(2), wall(50, "south")));
    edits.undo?.();
    expect(edits.state.fixtures).toEqual(walls(wall(1), wall(50, "south")));
    await answer();
    await answer();
    expect(bodies(changeWalls)).toMatchObject([
      { change: { walls: [wall(2)] } },
      { change: { walls: [wall(1)] } },
    ]);
  });

  it("are gone again where the server refuses them", async () => {
    answers.on(changeWalls, refusal("forbidden"));
    const { edits } = open(liveScene(), true, walls(wall(1)));
    edits.apply(wallsEdit(edits.state.fixtures, { clear: true }));
    expect(edits.state.fixtures).toEqual(NO_FIXTURES);
    await vi.waitFor(() => expect(edits.state.fixtures).toEqual(walls(wall(1))));
  });

  it("turn a door as players do where the group's sight decides, and take it back so", async () => {
    const answer = holding(changeDoor, null);
    const { edits, hearOfWalls } = open(bySight, true, withDoor("closed"));
    edits.apply(wallsEdit(edits.state.fixtures, { doors: [door("open")] }));
    await answer();
    hearOfWalls(withDoor("open"));
    edits.undo?.();
    await answer();
    expect(bodies(changeDoor)).toEqual([{ state: "open" }, { state: "closed" }]);
    expect(sent(changeDoor)[0]).toMatchObject({ params: { doorId: "gate", sceneId: "scene-1" } });
    expect(bodies(changeWalls)).toEqual([]);
  });

  it("turn a door as a wall is changed where fog by hand decides, or the scene is not shown", async () => {
    for (const [scene, isLive] of [
      [liveScene(), true],
      [bySight, false],
    ] as const) {
      answers.on(changeWalls, null);
      const before = bodies(changeWalls).length;
      const { edits } = open(scene, isLive, withDoor("closed"));
      edits.apply(wallsEdit(edits.state.fixtures, { doors: [door("open")] }));
      await vi.waitFor(() =>
        expect(bodies(changeWalls).slice(before)).toEqual([{ change: { doors: [door("open")] } }]),
      );
      expect(bodies(changeDoor)).toEqual([]);
    }
  });

  it("and moves of tokens go by the server where the group's sight decides", async () => {
    answers.on(moveTokens, { moves: [] });
    const { edits } = open(bySight);
    edits.note(moveEdit([{ id: goblin.id, from: { x: 700, y: 20 }, to: { x: 20, y: 20 } }]));
    edits.undo?.();
    await vi.waitFor(() =>
      expect(bodies(moveTokens)).toEqual([{ moves: [{ tokenId: goblin.id, path: [700, 20] }] }]),
    );
    expect(moved).not.toHaveBeenCalled();
  });

  it("add up to what all of them make of the scene", async () => {
    const answer = holding(changeWalls, null);
    const { edits, hearOfWalls } = open(liveScene());
    for (const x of [1, 2, 3]) edits.apply(wallsEdit(edits.state.fixtures, { walls: [wall(x, `w-${x}`)] }));
    await answer();
    hearOfWalls(walls(wall(1, "w-1")));
    edits.apply(wallsEdit(edits.state.fixtures, { remove: ["w-2"] }));
    await answer();
    await answer();
    await answer();
    const all = walls(wall(1, "w-1"), wall(3, "w-3"));
    expect(edits.state.fixtures).toEqual(all);
    const changes = sent(changeWalls).map(({ body }) => body.change);
    expect(changes.reduce(changedFixtures, NO_FIXTURES)).toEqual(all);
  });
});
