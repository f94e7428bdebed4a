import { act, cleanup, renderHook } from "@testing-library/react";
import { isExplored, nothingExplored, storedExplored, withSeen } from "domain/table/sight/explored";
import { packedOutline } from "domain/table/sight/packedOutline";
import { gridOf } from "domain/testing/scenes";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emit, forgetAll, ready } from "../../../live/testing/scriptedLive";
import { useGroupSight } from "./useGroupSight";

vi.mock("../../../live/useLive", async () => {
  const { useScriptedLive } = await import("../../../live/testing/scriptedLive");
  return { useLive: useScriptedLive };
});
vi.mock("../../../session/SessionProvider", () => ({ useMember: () => ({ uid: "nina" }) }));

const room = [0, 0, 200, 0, 200, 200, 0, 200];
const sight = { on: true, light: "dusk", playersOpenDoors: true } as const;
const scene = { sceneId: "crypt", width: 400, height: 400, grid: gridOf(), sight };
const door = { id: "door", points: [200, 50, 200, 100], state: "closed", seen: true };
const seen = { revision: 4, sceneId: "crypt", outlines: [packedOutline(room)], doors: [door] };
const { explored } = withSeen(nothingExplored(scene, scene.grid), [room]);
const drawnRoom = { region: [{ outline: room, holes: [] }], colour: "#223344", label: "Crypte" };
const kept = {
  ...{ revision: 3, sceneId: "crypt", forgottenAt: 0, touched: { overview: 3, "0": 3 } },
  ...{ explored: storedExplored(explored), rooms: { a: drawnRoom } },
};
const say = (live: object, before: object) => {
  emit("nina:campaigns/brumes/live/sight", ready(live));
  emit("nina:campaigns/brumes/live/explored", ready(before));
};
const open = (shown: Parameters<typeof useGroupSight>[1] = scene) =>
  renderHook(({ on }) => useGroupSight("brumes", on, "player"), { initialProps: { on: shown } });

beforeEach(forgetAll);
afterEach(cleanup);

it("is what the group sees and has seen, with the drawn rooms as far as it has seen them", () => {
  say(seen, kept);
  const { result } = open();
  expect(result.current?.sight).toMatchObject({
    ...{ known: true, light: "dusk", outlines: [room], pieces: ["0", "overview"] },
    doors: [{ ...door, act: "open" }],
  });
  expect(result.current?.rooms).toEqual([drawnRoom]);
  const has = (x: number) => result.current && isExplored(result.current.sight.explored, { x, y: 100 });
  expect([has(100), has(300)]).toEqual([true, false]);
});

it("is nothing of what was seen on another scene, nor before it is read", () => {
  const nothing = { known: false, outlines: [], pieces: [], doors: [] };
  const { result } = open();
  expect(result.current?.sight).toMatchObject(nothing);
  act(() => say({ ...seen, sceneId: "cellar" }, { ...kept, sceneId: "cellar" }));
  expect(result.current?.sight).toMatchObject(nothing);
  expect(result.current?.rooms).toEqual([]);
  expect(result.current && isExplored(result.current.sight.explored, { x: 100, y: 100 })).toBe(false);
});

it("is absent, and listened to by nobody, where fog by hand decides", () => {
  say(seen, kept);
  expect(open({ ...scene, sight: { ...sight, on: false } }).result.current).toBeUndefined();
  expect(open({ ...scene, sight: undefined }).result.current).toBeUndefined();
});

it("keeps what was seen as it is while only what is seen now changes", () => {
  say(seen, kept);
  const { result } = open();
  const before = result.current;
  act(() => emit("nina:campaigns/brumes/live/sight", ready({ ...seen, revision: 5, outlines: [] })));
  expect(result.current?.sight.outlines).toEqual([]);
  expect(result.current?.sight.explored).toBe(before?.sight.explored);
  expect(result.current?.rooms).toBe(before?.rooms);
});
