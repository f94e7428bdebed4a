import { putTiles, updateScene } from "domain/api/scenes";
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
/** What was sent, in its order: the scene, and the pieces of each parcel. */
const names = () =>
  requests().map(({ target: asked, input }) => {
    if (asked !== putTiles) return asked === updateScene ? "scene" : "?";
    return (input.body as { tiles: { name: string }[] }).tiles.map(({ name }) => name).join(" ");
  });
const bodyOf = (index: number) => requests()[index]?.input.body;

beforeEach(() => {
  closed = 0;
  answers.on(updateScene, { revision: 2 });
  answers.on(putTiles, null);
  vi.mocked(openPicture).mockReset().mockResolvedValue(opened());
});
afterEach(() => vi.useRealTimers());

describe("a picture on its way to a scene", () => {
  it("brings its size, then each piece, and is closed", async () => {
    const upload = new SceneUpload();
    await upload.send(target(), file);
    expect(names()).toEqual(["scene", "overview", "0 1"]);
    expect(bodyOf(0)).toEqual({
      picture: { id: "picture-of-the-file-1", columns: 2, rows: 1 },
      ...{ width: 1024, height: 512 },
    });
    const tiles = ["0", "1"].map((name) => ({ name, image: `image of ${name}` }));
    expect(bodyOf(2)).toEqual({ pictureId: "picture-of-the-file-1", tiles });
    expect([upload.state.upload, closed]).toEqual([{ status: "idle" }, 1]);
  });

  it("of a map comes with its grid, in the scene's unit, and its walls in one", async () => {
    vi.mocked(openPicture).mockResolvedValue(opened({ map }));
    const upload = new SceneUpload();
    await upload.send(target(), file);
    expect(names()).toEqual(["scene", "overview", "0 1"]);
    expect(bodyOf(0)).toEqual({
      picture: { id: "picture-of-the-file-1", columns: 2, rows: 1 },
      ...{ width: 1024, height: 512, walls: map.walls },
      grid: { ...map.grid, unit: { name: "m", perCell: 1.5 } },
    });
    expect(upload.state.upload).toEqual({
      status: "done",
      sentence:
        "Carte en place : 16 × 8 cases, 1 mur, 0 porte, 0 lumière. 2 lumières de trop n'ont pas été reprises.",
    });
  });

  it("of a map says by what it is seen, and that it has its place before its pieces have", async () => {
    const sight = { on: true, light: "day", playersOpenDoors: true } as const;
    const before: string[][] = [];
    const onPlaced = () => before.push(names());
    const upload = new SceneUpload();
    await upload.sendOpened({ ...target(), sight, onPlaced }, opened({ map }));
    expect([bodyOf(0), before]).toEqual([expect.objectContaining({ sight, walls: map.walls }), [["scene"]]]);
    expect(upload.state.upload).toMatchObject({
      sentence: expect.stringMatching(
        / Les personnages la découvrent d'où ils sont ; « Vue et lumière » change ce choix\.$/,
      ),
    });
    // A picture alone has no walls to see by.
    await upload.sendOpened({ ...target(), sight }, opened());
    expect(bodyOf(3)).not.toHaveProperty("sight");
    expect(upload.state.upload).toEqual({ status: "idle" });
  });

  it("has no place before the server has said so", async () => {
    answers.on(updateScene, refusal("limit-reached", "Trop de murs."));
    const onPlaced = vi.fn();
    const upload = new SceneUpload();
    await upload.sendOpened({ ...target(), onPlaced }, opened({ map }));
    expect(upload.state.upload).toEqual({ status: "failed", sentence: "Trop de murs." });
    expect([names(), onPlaced.mock.calls]).toEqual([["scene"], []]);
  });

  it("is resumed with the pieces that are missing alone", async () => {
    const picture = { id: "picture-of-the-file-1", columns: 2, rows: 1 };
    vi.mocked(openPicture).mockImplementation(async () => opened({ map }));
    await new SceneUpload().send(target({ picture, tiles: { overview: 9 } }), file);
    expect(names()).toEqual(["0 1"]);
    await new SceneUpload().send(target({ picture }), file);
    expect(names().slice(1)).toEqual(["overview", "0 1"]);
  });

  it("that is all there is brought again for its walls, and a picture alone is not", async () => {
    const there = {
      picture: { id: "picture-of-the-file-1", columns: 2, rows: 1 },
      tiles: { overview: 9, "0": 9, "1": 9 },
    };
    vi.mocked(openPicture).mockImplementation(async () => opened({ map }));
    await new SceneUpload().send(target(there), file);
    expect(names()).toEqual(["scene"]);
    vi.mocked(openPicture).mockImplementation(async () => opened());
    await new SceneUpload().send(target(there), file);
    expect(names()).toEqual(["scene"]);
  });

  it("goes on by itself once the connection is back, at each of its steps", async () => {
    vi.useFakeTimers();
    vi.mocked(openPicture).mockResolvedValue(opened({ map }));
    loseNetwork();
    for (const asked of [updateScene, putTiles, putTiles]) answers.once(asked, noAnswer);
    const upload = new SceneUpload();
    const statuses: string[] = [];
    upload.subscribe(() => statuses.push(upload.state.upload.status));
    const sending = upload.send(target(), file);
    await vi.advanceTimersByTimeAsync(60_000);
    await sending;
    expect(names()).toEqual(["scene", "scene", "overview", "overview", "overview", "0 1"]);
    expect(statuses.filter((status) => status === "waiting")).toHaveLength(3);
    expect(upload.state.upload.status).toBe("done");
  });

  it("ends with the server's sentence where it is refused", async () => {
    answers.on(putTiles, refusal("limit-reached", "Plus de place."));
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
    expect([names(), closed]).toEqual([["scene", "overview"], 1]);
  });

  it("stops where it is stopped, while it is read as while it is sent", async () => {
    const upload = new SceneUpload();
    const reading = upload.send(target(), file);
    upload.stop();
    await reading;
    expect([requests().length, closed, upload.state.upload]).toEqual([0, 1, { status: "idle" }]);
    answers.on(putTiles, () => {
      upload.stop();
      return null;
    });
    await upload.send(target(), file);
    expect([names(), closed, upload.state.upload]).toEqual([["scene", "overview"], 2, { status: "idle" }]);
  });

  it("gives way to another file of the same scene", async () => {
    const upload = new SceneUpload();
    let other: Promise<void> | undefined;
    answers.once(putTiles, () => {
      vi.mocked(openPicture).mockResolvedValue(opened({ id: "another-picture-1234" }));
      other = upload.send(target(), file);
      return null;
    });
    await upload.send(target(), file);
    await other;
    expect(names()).toEqual(["scene", "overview", "scene", "overview", "0 1"]);
    expect(bodyOf(4)).toMatchObject({ pictureId: "another-picture-1234" });
    expect([upload.state.upload, closed]).toEqual([{ status: "idle" }, 2]);
  });
});

it("a scene has one upload, whoever looks at it", () => {
  expect(uploadOf("crypte")).toBe(uploadOf("crypte"));
  expect(uploadOf("crypte")).not.toBe(uploadOf("tour"));
});
