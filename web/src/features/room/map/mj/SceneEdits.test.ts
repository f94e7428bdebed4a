import { changeFog, changeTokens, updateScene } from "domain/api/scenes";
import { drawnRoomEdit, fogEdit, moveEdit } from "domain/table/scene/edits";
import { sceneOf } from "domain/testing/scenes";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../../http/call";
import { moveToken } from "../../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../../live/scene/scenes";
import type { TokenView } from "../view/sceneView";
import { SceneEdits } from "./SceneEdits";

vi.mock("../../../../http/call", async (original) => ({ ...(await original<object>()), call: vi.fn() }));
vi.mock("../../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(async () => undefined) }));

const calls = vi.mocked(call);
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
const open = (scene: LiveScene, live = true) => {
  let heard = { scene, view: { tokens: [goblin], live } };
  const edits = new SceneEdits({ campaignId: "camp", system: "dnd5e" }, () => heard);
  return {
    edits,
    hear: (now: LiveScene, isLive = live) => {
      heard = { scene: now, view: { tokens: [goblin], live: isLive } };
      edits.refresh();
    },
  };
};
const bodies = (of: object) =>
  calls.mock.calls.flatMap(([made, input]) => (made === of ? [(input as { body: object }).body] : []));

afterEach(() => vi.clearAllMocks());

describe("the MJ's edits of a scene", () => {
  it("add two drawn rooms before the first is heard of, and keep both", async () => {
    let revision = 1;
    calls.mockImplementation(async () => ({ revision: ++revision }) as never);
    const { edits } = open(liveScene());
    const rooms = ["room-a", "room-b"].map((id) => ({ id, outline: [0, 0, 9, 0, 9, 9], colour: "#888888" }));
    for (const room of rooms) edits.apply(drawnRoomEdit([], room.id, room));
    await vi.waitFor(() => expect(bodies(updateScene)).toEqual([{ rooms: rooms.slice(0, 1) }, { rooms }]));
    edits.undo?.();
    await vi.waitFor(() => expect(bodies(updateScene)[2]).toEqual({ rooms: rooms.slice(0, 1) }));
  });

  it("know drawn rooms as they will be, before the server answers and until the listener has them", async () => {
    let answer: (value: unknown) => void = () => undefined;
    calls.mockImplementation(() => new Promise((resolve) => (answer = resolve)) as never);
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
      answer({ revision });
    }
    hear({ ...scene, revision: 3, rooms: [reshaped] });
    await vi.waitFor(() => expect(edits.state.drawnRooms).toEqual([room]));
    hear({ ...scene, revision: 4, rooms: [room] });
    await vi.waitFor(() => expect(edits.isSettled).toBe(true));
  });

  it("take back the last of two changes of fog alone, though neither was heard of", async () => {
    const answers = [square(100), square(200), square(100)];
    let revision = 1;
    calls.mockImplementation(async () => ({ revision: ++revision, revealed: answers.shift() }) as never);
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
    let answer: (made: object) => void = () => undefined;
    calls.mockImplementation(() => new Promise((resolve) => (answer = resolve as typeof answer)));
    const scene = liveScene();
    const { edits, hear } = open(scene);
    expect(edits.isSettled).toBe(true);
    edits.apply(fogEdit(scene.fog.revealed, { kind: "coverAll" }));
    expect(edits.isSettled).toBe(false);
    await vi.waitFor(() => expect(calls).toHaveBeenCalledOnce());
    answer({ revision: 2, revealed: [] });
    await new Promise((resolve) => setTimeout(resolve));
    expect(edits.isSettled).toBe(false);
    hear({ ...scene, revision: 2 });
    expect(edits.isSettled).toBe(true);
  });

  it("let the server take a token back under the fog of a scene that is shown meanwhile", async () => {
    calls.mockImplementation(async () => null as never);
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
