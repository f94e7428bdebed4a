import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { changeFog, changeTokens, updateScene } from "domain/api/scenes";
import { drawnRoomEdit, fogEdit, moveEdit } from "domain/table/scene/edits";
import { sceneOf } from "domain/testing/scenes";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call } from "../../../../http/call";
import { moveToken } from "../../../../live/scene/sceneDocuments";
import type { LiveScene } from "../../../../live/scene/scenes";
import type { TokenView } from "../view/sceneView";
import { useSceneActs } from "./useSceneActs";

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

const open = (scene: LiveScene, live = true) =>
  renderHook(
    (now: { scene: LiveScene; live: boolean }) =>
      useSceneActs({ campaignId: "camp", system: "dnd5e", tokens: [goblin], ...now }),
    { initialProps: { scene, live } },
  );
const bodies = (of: object) =>
  calls.mock.calls.flatMap(([made, input]) => (made === of ? [(input as { body: object }).body] : []));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe("the MJ's acts on a scene", () => {
  it("draw two rooms before the first is heard of, and keep both", async () => {
    let revision = 1;
    calls.mockImplementation(async () => ({ revision: ++revision }) as never);
    const { result } = open(liveScene());
    const rooms = ["room-a", "room-b"].map((id) => ({ id, outline: [0, 0, 9, 0, 9, 9], colour: "#888888" }));
    act(() => {
      for (const room of rooms) result.current.act(drawnRoomEdit([], room.id, room));
    });
    await waitFor(() => expect(bodies(updateScene)).toEqual([{ rooms: rooms.slice(0, 1) }, { rooms }]));
    act(() => result.current.undo?.());
    await waitFor(() => expect(bodies(updateScene)[2]).toEqual({ rooms: rooms.slice(0, 1) }));
  });

  it("know rooms as they will be, before the server answers and until the listener has them", async () => {
    let answer: (value: unknown) => void = () => undefined;
    calls.mockImplementation(() => new Promise((resolve) => (answer = resolve)) as never);
    const { result } = open(liveScene());
    const room = { id: "room-a", outline: [0, 0, 9, 0, 9, 9], colour: "#888888" };
    const moved = { ...room, outline: [5, 0, 14, 0, 14, 9] };
    act(() => result.current.act(drawnRoomEdit([], room.id, room)));
    expect(result.current.rooms).toEqual([room]);
    act(() => result.current.act(drawnRoomEdit(result.current.rooms, room.id, moved)));
    expect(result.current.rooms).toEqual([moved]);
    act(() => result.current.undo?.());
    expect(result.current.rooms).toEqual([room]);
    for (const revision of [2, 3, 4]) {
      await waitFor(() => expect(bodies(updateScene)).toHaveLength(revision - 1));
      await act(async () => answer({ revision }));
    }
    await waitFor(() => expect(result.current.busy).toBe(0));
    expect(result.current.rooms).toEqual([room]);
  });

  it("take back the last of two changes of fog alone, though neither was heard of", async () => {
    const answers = [square(100), square(200), square(100)];
    let revision = 1;
    calls.mockImplementation(async () => ({ revision: ++revision, revealed: answers.shift() }) as never);
    const scene = liveScene();
    const { result } = open(scene);
    const cover = { kind: "cover" as const, outline: [0, 0, 9, 0, 9, 9] };
    act(() => {
      for (const _ of [1, 2]) result.current.act(fogEdit(scene.fog.revealed, cover));
    });
    act(() => result.current.undo?.());
    await waitFor(() =>
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
    const { result, rerender } = open(scene);
    expect(result.current.isSettled()).toBe(true);
    act(() => result.current.act(fogEdit(scene.fog.revealed, { kind: "coverAll" })));
    expect(result.current.isSettled()).toBe(false);
    await waitFor(() => expect(calls).toHaveBeenCalledOnce());
    await act(async () => answer({ revision: 2, revealed: [] }));
    await waitFor(() => expect(result.current.busy).toBe(0));
    expect(result.current.isSettled()).toBe(false);
    rerender({ scene: { ...scene, revision: 2 }, live: true });
    expect(result.current.isSettled()).toBe(true);
  });

  it("let the server take a token back under the fog of a scene that is shown meanwhile", async () => {
    calls.mockImplementation(async () => null as never);
    const scene = liveScene();
    const back = moveEdit([{ id: goblin.id, from: { x: 700, y: 20 }, to: { x: 20, y: 20 } }]);
    const { result, rerender } = open(scene, false);
    act(() => result.current.note(back));
    rerender({ scene, live: true });
    act(() => result.current.undo?.());
    await waitFor(() =>
      expect(bodies(changeTokens)).toMatchObject([
        { operations: [{ kind: "put", id: goblin.id, hidden: false, token: { x: 700, y: 20 } }] },
      ]),
    );
    expect(moved).not.toHaveBeenCalled();
    act(() =>
      result.current.note(moveEdit([{ id: goblin.id, from: { x: 30, y: 20 }, to: { x: 20, y: 20 } }])),
    );
    act(() => result.current.undo?.());
    await waitFor(() => expect(moved).toHaveBeenCalledOnce());
  });
});
