import { act, cleanup, renderHook } from "@testing-library/react";
import { gridOf, tokenOf } from "domain/testing/scenes";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { emit, forgetAll, ready } from "../../../live/testing/scriptedLive";
import { useMemberView } from "./useMemberView";

vi.mock("../../../live/useLive", async () => {
  const { useScriptedLive } = await import("../../../live/testing/scriptedLive");
  return { useLive: useScriptedLive };
});
vi.mock("../../../session/SessionProvider", () => ({ useMember: () => ({ uid: "nina" }) }));
vi.mock("../../../live/scene/sceneDocuments", () => ({ readPublishedTile: vi.fn() }));

const sight = { on: true, light: "day", playersOpenDoors: true } as const;
const room = { region: [{ outline: [0, 0, 9, 0, 9, 9], holes: [] }], colour: "#223344" };
const shown = {
  ...{ sceneId: "crypt", title: "La crypte", width: 640, height: 640, grid: gridOf() },
  ...{ background: { colour: "#203040", texture: "stone" }, rooms: [room], tiles: {} },
};
const lorien = {
  ...tokenOf({ kind: "character", characterId: "lorien", name: "Lorien" }),
  ...{ id: "t-lorien", sceneId: "crypt", ownerId: "nina", movedAt: 1, pending: false },
};
const hero = { id: "lorien", system: "dnd5e", stats: { speed: { value: 9, unit: "m" } } } as const;
const say = (path: string, data: object) => emit(`nina:campaigns/brumes/${path}`, ready(data));
const show = (change: object = {}) => say("live/scene", { revision: 1, shown: { ...shown, ...change } });
const open = (watching = false) =>
  renderHook(() => useMemberView({ campaignId: "brumes", player: "nina", watching, heroes: [hero] }));

beforeEach(() => {
  forgetAll();
  say("tokens", [lorien]);
  say("live/sight", {
    ...{ revision: 2, sceneId: "crypt", outlines: [] },
    doors: [{ id: "door", points: [0, 0, 50, 0], state: "closed", seen: true }],
  });
  say("live/explored", { revision: 2, sceneId: "crypt", touched: {}, forgottenAt: 0, rooms: {} });
});
afterEach(cleanup);

it("has the drawn rooms as far as the group has seen them, and all that is hidden, where its sight decides", () => {
  show({ sight });
  const { result } = open();
  expect(result.current?.scene).toMatchObject({ revealed: [], rooms: [], sight: { known: true } });
  act(() => show());
  expect(result.current?.scene).toMatchObject({ revealed: undefined, rooms: [room], sight: undefined });
});

it("lets its viewer move their tokens and open doors, but while the MJ has paused that, or they watch", () => {
  show({ sight });
  const { result } = open();
  const may = () => [result.current?.tokens[0]?.movable, result.current?.scene.sight?.doors[0]?.act];
  expect(may()).toEqual([true, "open"]);
  act(() => show({ sight, paused: true }));
  expect(may()).toEqual([false, undefined]);
  expect(result.current?.tokens[0]?.paused).toBe(true);
  act(() => show({ sight }));
  expect(open(true).result.current?.scene.sight?.doors[0]?.act).toBeUndefined();
});

it("knows the speed of its viewer's own character in a fight, and stays the same while nothing changes", () => {
  show();
  const entry = { id: "lorien", name: "Lorien", pronouns: "", role: "", value: 1 };
  say("live/initiative", { shared: { order: [entry], activeIndex: 0, round: 1 } });
  const { result, rerender } = open();
  const before = result.current;
  expect(before?.fight?.speeds).toEqual(new Map([["t-lorien", 9]]));
  rerender();
  expect(result.current).toBe(before);
});
