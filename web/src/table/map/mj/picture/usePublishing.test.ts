import { describe, expect, it } from "vitest";
import { unpublishedTiles } from "./usePublishing";

/** Two tiles beside each other, the left one revealed. */
const scene = {
  picture: { id: "picture-1", columns: 2, rows: 1 },
  width: 1024,
  height: 512,
  fog: { on: true, revealed: [{ outline: [10, 10, 400, 10, 400, 400, 10, 400], holes: [] }] },
  tiles: { overview: 9, "0": 9, "1": 9 },
  published: {},
  touched: {},
};

describe("what is still to be published of a scene's picture", () => {
  it("is what the revealed region touches, the overview last", () => {
    expect(unpublishedTiles(scene)).toEqual(["0", "overview"]);
    expect(unpublishedTiles({ ...scene, fog: { on: false, revealed: [] } })).toEqual(["0", "1", "overview"]);
  });

  it("is nothing that lies under fog, has not come yet, or was cut since the fog changed over it", () => {
    expect(unpublishedTiles({ ...scene, fog: { on: true, revealed: [] } })).toEqual([]);
    expect(unpublishedTiles({ ...scene, tiles: { overview: 9 } })).toEqual(["overview"]);
    const published = { "0": { bytes: 9, revision: 4 }, overview: { bytes: 9, revision: 4 } };
    expect(unpublishedTiles({ ...scene, published, touched: { "0": 4, overview: 4 } })).toEqual([]);
  });

  it("is what the fog was changed over since it was cut", () => {
    const published = { "0": { bytes: 9, revision: 4 }, overview: { bytes: 9, revision: 5 } };
    expect(unpublishedTiles({ ...scene, published, touched: { "0": 5, overview: 5 } })).toEqual(["0"]);
  });

  it("is nothing where there is no picture", () => {
    expect(unpublishedTiles({ ...scene, picture: undefined })).toEqual([]);
  });
});

describe("where the group's sight decides", () => {
  const sight = { on: true, light: "day", playersOpenDoors: true } as const;
  const nothing = { on: true, revealed: [] };
  const published = (seen: number) => ({ "1": { bytes: 9, revision: 4, seen } });
  const of = (touched: Record<string, number>, change: object = {}) =>
    unpublishedTiles({ ...scene, sight, fog: nothing, ...change }, { touched });

  it("is what was seen of it, or opened by hand", () => {
    expect(of({ overview: 3, "1": 3 })).toEqual(["1", "overview"]);
    expect(of({ overview: 3, "1": 3 }, { fog: scene.fog })).toEqual(["0", "1", "overview"]);
    expect(of({})).toEqual([]);
    expect(of({ overview: 3, "1": 3 }, { tiles: { overview: 9 } })).toEqual(["overview"]);
  });

  it("is what was cut before more of it was seen, or the fog over it changed", () => {
    expect(of({ "1": 3 }, { published: published(3) })).toEqual([]);
    expect(of({ "1": 4 }, { published: published(3) })).toEqual(["1"]);
    expect(of({ "1": 3 }, { published: published(3), touched: { "1": 5 } })).toEqual(["1"]);
    expect(of({ "1": 0 }, { published: { "1": { bytes: 9, revision: 4 } } })).toEqual(["1"]);
  });

  it("is nothing before it is known what was seen", () => {
    expect(unpublishedTiles({ ...scene, sight })).toEqual([]);
  });

  it("says nothing of a scene whose fog is by hand", () => {
    const byHand = { ...scene, sight: { ...sight, on: false } };
    expect(unpublishedTiles(byHand, { touched: { "1": 9 } })).toEqual(["0", "overview"]);
  });
});
