import type { CallResult } from "domain/api/call";
import { moveTokens } from "domain/api/scenes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceStorage } from "../../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { moveToken, tokenMovedAt } from "../../../live/scene/sceneDocuments";
import { answers, refusal, requests, sent } from "../../../testing/answers";
import { receiveToasts } from "../../../ui/toast";
import type { SceneCanvas } from "../canvas/SceneCanvas";
import type { TokenView } from "../view/sceneView";
import { Drops } from "./Drops";

vi.mock("../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(), tokenMovedAt: vi.fn() }));

const [moves, movedAt] = [vi.mocked(moveToken), vi.mocked(tokenMovedAt)];
const lorien = {
  ...{ id: "lorien", name: "Lorien", sceneId: "cellar", concealed: false, pending: false },
  ...{ x: 160, y: 160, movedAt: 1_000 },
} as TokenView;
const place = { x: 352, y: 160 };

const pieces = { putDown: vi.fn(), release: vi.fn(), isHeld: vi.fn(() => false) };
const canvas = { pieces } as unknown as SceneCanvas;
const [changed, fellShort] = [vi.fn(), vi.fn()];
const open = (connected = true) => {
  const table = { campaignId: "brumes", system: "dnd5e", uid: "nina" } as const;
  const drops = new Drops(table, { canvas: () => canvas, changed, fellShort });
  drops.reach(connected);
  return drops;
};

let toasts: string[];
let stopToasts: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = [];
  stopToasts = receiveToasts(({ text }) => toasts.push(text));
  deviceStorage.remove(STORAGE_KEYS.unsentMoves("nina", "brumes"));
  moves.mockResolvedValue();
});
afterEach(() => {
  stopToasts();
  vi.resetAllMocks();
  vi.useRealTimers();
});

it("lets a token go to where its document says when the rules refuse its place, unless it is held again", async () => {
  moves.mockRejectedValue(new Error("permission-denied"));
  for (const held of [false, true]) {
    pieces.isHeld.mockReturnValue(held);
    open().put([{ token: lorien, to: place }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pieces.putDown).toHaveBeenLastCalledWith("lorien", place);
    expect(pieces.release.mock.calls).toEqual([["lorien"]]);
  }
});

it("leaves a place that an earlier page had no answer for where somebody has moved the token since", async () => {
  moves.mockReturnValue(new Promise(() => undefined));
  open().put([{ token: lorien, to: place }]);
  moves.mockClear();
  movedAt.mockResolvedValue(1_001);
  open();
  await vi.advanceTimersByTimeAsync(0);
  expect(movedAt).toHaveBeenCalledTimes(1);
  expect(moves).not.toHaveBeenCalled();
});

it("writes it where nobody has", async () => {
  moves.mockReturnValue(new Promise(() => undefined));
  open().put([{ token: lorien, to: place }]);
  moves.mockClear();
  movedAt.mockResolvedValue(1_000);
  open();
  await vi.advanceTimersByTimeAsync(0);
  expect(moves).toHaveBeenCalledWith(
    expect.objectContaining({ campaignId: "brumes", id: "lorien" }),
    place.x,
    place.y,
  );
});

describe("a token that the server alone moves", () => {
  const walled = { ...lorien, walled: true } as TokenView;
  const brann = { ...walled, id: "brann", name: "Brann" } as TokenView;
  const answer = (...moved: CallResult<typeof moveTokens>["moves"]) =>
    answers.once(moveTokens, { moves: moved });
  /** The paths of each request, by their tokens. */
  const paths = () =>
    sent(moveTokens).map(({ body }) =>
      Object.fromEntries(body.moves.map(({ tokenId, path }) => [tokenId, path])),
    );

  it("is moved by a call, several at once in one, and shown there until the listener says so", async () => {
    answer({ tokenId: "lorien", x: 352, y: 160 }, { tokenId: "brann", x: 352, y: 224 });
    const drops = open();
    drops.put([
      { token: walled, to: place, path: [160, 224, 352, 160] },
      { token: brann, to: { x: 352, y: 224 } },
    ]);
    expect(drops.ahead.get("lorien")).toEqual(place);
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual([{ lorien: [160, 224, 352, 160], brann: [352, 224] }]);
    expect(moves).not.toHaveBeenCalled();
    expect(drops.ahead.get("lorien")).toEqual(place);
    drops.hear([{ ...walled, ...place }, brann]);
    expect([...drops.ahead.keys()]).toEqual(["brann"]);
    expect(toasts).toEqual([]);
  });

  it("ends where a wall stops it, and is told", async () => {
    answer({ tokenId: "lorien", x: 224, y: 160, stopped: "wall" });
    const drops = open();
    drops.put([{ token: walled, to: place }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(drops.ahead.get("lorien")).toEqual({ x: 224, y: 160 });
    expect(toasts).toEqual(["Un mur t'arrête."]);
    expect(fellShort).toHaveBeenCalledWith("lorien", { x: 224, y: 160 }, place);
  });

  it("goes back to its place in the server's words where it refuses", async () => {
    const error = "Le MJ a mis les déplacements en pause.";
    answers.once(moveTokens, refusal("moves-paused", error));
    const drops = open();
    drops.put([{ token: walled, to: place }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(drops.ahead.size).toBe(0);
    expect(toasts).toEqual([error]);
    expect(fellShort).toHaveBeenCalledWith("lorien", undefined, place);
    expect(deviceStorage.read(STORAGE_KEYS.unsentMoves("nina", "brumes"))).toBeNull();
  });

  it("waits on the device without a connection, and goes out as one call when it is back", async () => {
    const drops = open(false);
    drops.put([{ token: walled, to: place }]);
    drops.put([{ token: { ...walled, ...place, pending: true }, to: { x: 352, y: 224 } }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests()).toEqual([]);
    expect(toasts[0]).toContain("Hors ligne");
    expect(drops.ahead.get("lorien")).toEqual({ x: 352, y: 224 });
    answer({ tokenId: "lorien", x: 224, y: 160, stopped: "door" });
    drops.reach(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(paths()).toEqual([{ lorien: [352, 160, 352, 224] }]);
    expect(toasts.at(-1)).toBe("Une porte fermée t'arrête.");
  });

  it("is moved by the next page, along all of its way, where this one was closed", async () => {
    const drops = open(false);
    drops.put([{ token: walled, to: place }]);
    drops.put([{ token: { ...walled, ...place, pending: true }, to: { x: 352, y: 224 } }]);
    movedAt.mockResolvedValue(1_000);
    answer({ tokenId: "lorien", x: 352, y: 224 });
    open();
    await vi.advanceTimersByTimeAsync(10);
    expect(paths()).toEqual([{ lorien: [352, 160, 352, 224] }]);
    expect(deviceStorage.read(STORAGE_KEYS.unsentMoves("nina", "brumes"))).toBeNull();
  });

  it("is not asked for where it is put down in its own place", async () => {
    open().put([{ token: walled, to: { x: 160, y: 160 } }]);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests()).toEqual([]);
  });
});
