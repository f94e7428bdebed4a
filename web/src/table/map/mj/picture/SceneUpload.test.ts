import { changeWalls, putTile, updateScene } from "domain/api/scenes";
import { gridOf, sceneOf } from "domain/testing/scenes";
import { AppError } from "domain/values/errors";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveScene } from "../../../../live/scene/scenes";
import { answers, loseNetwork, noAnswer, refusal, requests } from "../../../../testing/answers";
import { type OpenedPicture, openPicture } from "./openPicture";
import { SceneUpload, uploadOf } from "./SceneUpload";

vi.mock("./openPicture", () => ({ openPicture: vi.fn() }));

const file = new File(["x"], "crypte.uvtt");
const map = {
  grid: { kind: "square", size: 64, offsetX: 0, offsetY: 0 },
  walls: { clear: true, walls: [{ id: "w1", kind: "wall", points: [0, 0, 9, 9] }], doors: [], lights: [] },
  lightsLeftOut: 2,
} as const satisfies OpenedPicture["map"];

let closed: number;
const opened = (change: Partial<OpenedPicture> = {}): OpenedPicture => ({
  id: "picture-of-the-file-1",
  size: { width: 1024, height: 512 },
  map: undefined,
  cut: async (piece) => `image of ${piece}`,
  close: () => {
    closed += 1;
  },
  ...change,
});
const scene = (change: Partial<LiveScene> = {}): LiveScene => ({
  ...sceneOf({ grid: gridOf() }),
  ...{ id: "crypte", parentId: undefined, pending: false },
  ...change,
});
const target = (change: Partial<LiveScene> = {}) => ({
  campaignId: "brumes",
  system: "dnd5e" as const,
  scene: scene({ picture: undefined, ...change }),
});
const names = () =>
  requests().map(({ target: asked, input }) => {
    if (asked !== putTile) return asked === updateScene ? "scene" : asked === changeWalls ? "walls" : "?";
    return input.params?.name;
  });
const bodyOf = (index: number) => requests()[index]?.input.body;

beforeEach(() => {
  closed = 0;
  answers.on(changeWalls, null);
  answers.on(updateScene, { revision: 2 });
  answers.on(putTile, null);
  vi.mocked(openPicture).mockReset().mockResolvedValue(opened());
});
afterEach(() => vi.useRealTimers());

describe("a picture on its way to a scene", () => {
  it("brings its size, then each piece, and is closed", async () => {
    const upload = new SceneUpload();
    await upload.send(target(), file);
    expect(names()).toEqual(["scene", "overview", "0", "1"]);
    expect(bodyOf(0)).toEqual({
      picture: { id: "picture-of-the-file-1", columns: 2, rows: 1 },
      ...{ width: 1024, height: 512 },
    });
    expect(bodyOf(2)).toEqual({ pictureId: "picture-of-the-file-1", image: "image of 0" });
    expect([upload.state.upload, closed]).toEqual([{ status: "idle" }, 1]);
  });

  it("of a map brings its grid with the scene's unit, and its walls before all else", async () => {
    vi.mocked(openPicture).mockResolvedValue(opened({ map }));
    const upload = new SceneUpload();
    await upload.send(target(), file);
    expect(names()).toEqual(["walls", "scene", "overview", "0", "1"]);
    expect(bodyOf(0)).toEqual({ change: map.walls });
    expect(bodyOf(1)).toMatchObject({ grid: { ...map.grid, unit: { name: "m", perCell: 1.5 } } });
    expect(upload.state.upload).toEqual({
      status: "done",
      sentence:
        "Carte en place : 16 × 8 cases, 1 mur, 0 porte, 0 lumière. 2 lumières de trop n'ont pas été reprises.",
    });
  });

  it("is resumed with what is missing; its walls are not sent once a piece is there", async () => {
    const picture = { id: "picture-of-the-file-1", columns: 2, rows: 1 };
    vi.mocked(openPicture).mockImplementation(async () => opened({ map }));
    await new SceneUpload().send(target({ picture, tiles: { overview: 9 } }), file);
    expect(names()).toEqual(["0", "1"]);
    await new SceneUpload().send(target({ picture }), file);
    expect(names().slice(2)).toEqual(["walls", "overview", "0", "1"]);
  });

  it("goes on by itself once the connection is back, at each of its steps", async () => {
    vi.useFakeTimers();
    vi.mocked(openPicture).mockResolvedValue(opened({ map }));
    loseNetwork();
    for (const asked of [changeWalls, updateScene, putTile]) answers.once(asked, noAnswer);
    const upload = new SceneUpload();
    const statuses: string[] = [];
    upload.subscribe(() => statuses.push(upload.state.upload.status));
    const sending = upload.send(target(), file);
    await vi.advanceTimersByTimeAsync(60_000);
    await sending;
    expect(names()).toEqual(["walls", "walls", "scene", "scene", "overview", "overview", "0", "1"]);
    expect(statuses.filter((status) => status === "waiting")).toHaveLength(3);
    expect(upload.state.upload.status).toBe("done");
  });

  it("ends with the server's sentence where it is refused", async () => {
    answers.on(putTile, refusal("limit-reached", "Plus de place."));
    const upload = new SceneUpload();
    await upload.send(target(), file);
    expect(upload.state.upload).toEqual({ status: "failed", sentence: "Plus de place." });
    expect([names(), closed]).toEqual([["scene", "overview"], 1]);
  });

  it("sends nothing of a file that cannot be read", async () => {
    vi.mocked(openPicture).mockRejectedValue(
      new AppError("invalid-input", { sentence: "Cette carte n'a pas d'image." }),
    );
    const upload = new SceneUpload();
    await upload.send(target(), file);
    expect(upload.state.upload).toEqual({ status: "failed", sentence: "Cette carte n'a pas d'image." });
    expect(requests()).toEqual([]);
  });

  it("says so where a piece cannot be cut", async () => {
    const cut = async (piece: string) => (piece === "1" ? Promise.reject(new Error("too large")) : piece);
    vi.mocked(openPicture).mockResolvedValue(opened({ cut }));
    const upload = new SceneUpload();
    await upload.send(target(), file);
    expect(upload.state.upload).toEqual({
      status: "failed",
      sentence: "L'image n'a pas pu être envoyée. Réessaie.",
    });
    expect([names(), closed]).toEqual([["scene", "overview", "0"], 1]);
  });

  it("stops where it is stopped, while it is read as while it is sent", async () => {
    const upload = new SceneUpload();
    const reading = upload.send(target(), file);
    upload.stop();
    await reading;
    expect([requests().length, closed, upload.state.upload]).toEqual([0, 1, { status: "idle" }]);
    answers.on(putTile, () => {
      upload.stop();
      return null;
    });
    await upload.send(target(), file);
    expect([names(), closed, upload.state.upload]).toEqual([["scene", "overview"], 2, { status: "idle" }]);
  });

  it("gives way to another file of the same scene", async () => {
    const upload = new SceneUpload();
    let other: Promise<void> | undefined;
    answers.once(putTile, () => {
      vi.mocked(openPicture).mockResolvedValue(opened({ id: "another-picture-1234" }));
      other = upload.send(target(), file);
      return null;
    });
    await upload.send(target(), file);
    await other;
    expect(names()).toEqual(["scene", "overview", "scene", "overview", "0", "1"]);
    expect(bodyOf(5)).toMatchObject({ pictureId: "another-picture-1234" });
    expect([upload.state.upload, closed]).toEqual([{ status: "idle" }, 2]);
  });
});

it("a scene has one upload, whoever looks at it", () => {
  expect(uploadOf("crypte")).toBe(uploadOf("crypte"));
  expect(uploadOf("crypte")).not.toBe(uploadOf("tour"));
});
