import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deviceStorage } from "../../../../browser/deviceStorage";
import { STORAGE_KEYS } from "../../../../browser/storageKeys";
import { moveToken, tokenMovedAt } from "../../../../live/scene/sceneDocuments";
import type { SceneCanvas } from "../canvas/SceneCanvas";
import type { TokenView } from "../view/sceneView";
import { Drops } from "./Drops";

vi.mock("../../../../live/scene/sceneDocuments", () => ({ moveToken: vi.fn(), tokenMovedAt: vi.fn() }));

const [moves, movedAt] = [vi.mocked(moveToken), vi.mocked(tokenMovedAt)];
const lorien = {
  ...{ id: "lorien", name: "Lorien", sceneId: "cellar", concealed: false, pending: false },
  ...{ x: 160, y: 160, movedAt: 1_000 },
} as TokenView;
const place = { x: 352, y: 160 };

const pieces = { putDown: vi.fn(), release: vi.fn(), isHeld: vi.fn(() => false) };
const canvas = { pieces } as unknown as SceneCanvas;
const open = () => {
  const drops = new Drops({ campaignId: "brumes", uid: "nina" }, () => canvas);
  drops.reach(true);
  return drops;
};

beforeEach(() => {
  vi.useFakeTimers();
  deviceStorage.remove(STORAGE_KEYS.unsentMoves("nina", "brumes"));
  moves.mockResolvedValue();
});
afterEach(() => {
  vi.clearAllMocks();
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
