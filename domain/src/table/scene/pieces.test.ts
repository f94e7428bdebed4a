import { describe, expect, it } from "vitest";
import { jpegOf, pngOf, webpOf } from "../../testing/pictures";
import { refusalOf } from "../../testing/refusals";
import { sceneOf, tokenOf } from "../../testing/scenes";
import { requirePiece, withPublishedTile, withTiles } from "./pieces";
import { publicTruth, requirePlayers, requireRoomForTruth } from "./truths";

const TILE = { width: 512, height: 512 };
const picture = (bytes: readonly number[]) => Uint8Array.from(bytes);
const tile = { pictureId: "picture-1", name: "0", bytes: 100 };
const NOTHING = { campaign: 0, member: 0 };

describe("a piece of a picture", () => {
  it("is WebP or JPEG by its bytes, whatever it is called", () => {
    expect(requirePiece("0", picture(webpOf(TILE)))).toBe("image/webp");
    expect(requirePiece("0", picture(jpegOf(TILE)))).toBe("image/jpeg");
    for (const other of [pngOf(TILE), [0x3c, 0x73, 0x76, 0x67, 0x20], [0x47, 0x49, 0x46, 0x38], []]) {
      expect(refusalOf(() => requirePiece("0", picture(other)))).toBe("tile-unreadable");
    }
  });

  it("has 120 KB at most, the overview 60", () => {
    const ofBytes = (length: number) => picture(jpegOf(TILE, { length }));
    expect(refusalOf(() => requirePiece("0", ofBytes(120_000)))).toBeUndefined();
    expect(refusalOf(() => requirePiece("0", ofBytes(120_001)))).toBe("payload-too-large");
    expect(refusalOf(() => requirePiece("overview", ofBytes(60_000)))).toBeUndefined();
    expect(refusalOf(() => requirePiece("overview", ofBytes(60_001)))).toBe("payload-too-large");
  });

  it("has 512 pixels a side at most, the overview 640", () => {
    const larger = picture(webpOf({ width: 513, height: 1 }));
    expect(refusalOf(() => requirePiece("0", larger))).toBe("payload-too-large");
    expect(refusalOf(() => requirePiece("overview", larger))).toBeUndefined();
    const largest = picture(webpOf({ width: 640, height: 640 }));
    expect(refusalOf(() => requirePiece("overview", largest))).toBeUndefined();
    const huge = picture(webpOf({ width: 1, height: 641 }));
    expect(refusalOf(() => requirePiece("overview", huge))).toBe("payload-too-large");
  });

  const put = (scene = sceneOf(), { pictureId, ...piece } = tile, known = NOTHING) =>
    withTiles(scene, { pictureId, pieces: [piece] }, known);

  it("is counted once, however often it is sent", () => {
    const once = put();
    expect(once).toEqual({ tiles: { "0": 100 }, published: {}, bytes: 100 });
    expect(put({ ...sceneOf(), ...once }, { ...tile, bytes: 80 }).bytes).toBe(80);
  });

  it("comes with others, and all of them or none", () => {
    const two = [
      { name: "overview", bytes: 40 },
      { name: "1", bytes: 60 },
    ];
    const scene = { ...sceneOf(), tiles: { "0": 100, "1": 10 }, bytes: 110 };
    const pictureId = "picture-1";
    expect(withTiles(scene, { pictureId, pieces: two }, NOTHING)).toEqual({
      ...{ tiles: { "0": 100, "1": 60, overview: 40 }, published: {}, bytes: 200 },
    });
    const pieces = [...two, { name: "6", bytes: 1 }];
    expect(refusalOf(() => withTiles(scene, { pictureId, pieces }, NOTHING))).toBe("not-found");
    const full = { campaign: 39_999_911, member: 0 };
    expect(refusalOf(() => withTiles(scene, { pictureId, pieces: two }, full))).toBe("limit-reached");
    expect(refusalOf(() => withTiles(scene, { pictureId, pieces: two.slice(1) }, full))).toBeUndefined();
  });

  it("is of the scene's picture", () => {
    expect(refusalOf(() => put(sceneOf(), { ...tile, pictureId: "picture-2" }))).toBe("stale-version");
    expect(refusalOf(() => put(sceneOf(), { ...tile, name: "6" }))).toBe("not-found");
    const { picture: _, ...bare } = sceneOf();
    expect(refusalOf(() => put(bare))).toBe("stale-version");
  });

  it("is refused beyond what a campaign and a member may keep", () => {
    const at = (campaign: number, member: number) =>
      refusalOf(() => put(sceneOf(), tile, { campaign, member }));
    expect(at(39_999_900, 119_999_900)).toBeUndefined();
    expect(at(39_999_901, 0)).toBe("limit-reached");
    expect(at(0, 119_999_901)).toBe("limit-reached");
    const full = { ...sceneOf(), tiles: { "0": 100 }, bytes: 100 };
    expect(refusalOf(() => put(full, tile, { campaign: 50_000_000, member: 0 }))).toBeUndefined();
  });
});

describe("a published piece", () => {
  const scene = sceneOf({ tiles: { "0": 100 }, bytes: 100, touched: { "0": 4 } });
  const cut = { ...tile, bytes: 60, revision: 5 };

  it("counts with the whole one", () => {
    expect(withPublishedTile(scene, cut, NOTHING)).toMatchObject({
      published: { "0": { bytes: 60, revision: 5 } },
      bytes: 160,
    });
    expect(refusalOf(() => withPublishedTile(scene, cut, { campaign: 40_000_000, member: 0 }))).toBe(
      "limit-reached",
    );
  });

  it("is refused once fog has changed over it, when a newer one is there, or from the future", () => {
    expect(refusalOf(() => withPublishedTile(scene, { ...cut, revision: 4 }, NOTHING))).toBeUndefined();
    expect(refusalOf(() => withPublishedTile(scene, { ...cut, revision: 3 }, NOTHING))).toBe("stale-version");
    expect(refusalOf(() => withPublishedTile(scene, { ...cut, revision: 6 }, NOTHING))).toBe("stale-version");
    const newer = { ...scene, published: { "0": { bytes: 60, revision: 5 } } };
    expect(refusalOf(() => withPublishedTile(newer, { ...cut, revision: 4 }, NOTHING))).toBe("stale-version");
    expect(refusalOf(() => withPublishedTile(newer, cut, NOTHING))).toBeUndefined();
  });

  it("has what it was cut by where the group's sight decides, and nothing of that else", () => {
    const explored = { forgottenAt: 3, revision: 8 };
    const bySight = { ...scene, sight: { on: true, light: "day" as const, playersOpenDoors: true } };
    const published = (on: typeof scene, seen?: number) =>
      withPublishedTile(on, { ...cut, seen }, NOTHING, explored).published["0"];
    expect(published(bySight, 5)).toEqual({ bytes: 60, revision: 5, seen: 5 });
    expect(published(scene, 5)).toEqual({ bytes: 60, revision: 5 });
    expect(published(scene)).toEqual({ bytes: 60, revision: 5 });
    const off = { ...bySight, sight: { ...bySight.sight, on: false } };
    expect(published(off, 1)).toEqual({ bytes: 60, revision: 5 });
  });

  it("is refused where it shows what was forgotten since, and taken where more was seen since", () => {
    const bySight = { ...scene, sight: { on: true, light: "dark" as const, playersOpenDoors: false } };
    const refused = (seen: number | undefined, known = 0) => {
      const on = known
        ? { ...bySight, published: { "0": { bytes: 60, revision: 5, seen: known } } }
        : bySight;
      const explored = { forgottenAt: 3, revision: 8 };
      return refusalOf(() => withPublishedTile(on, { ...cut, seen }, NOTHING, explored));
    };
    expect([refused(2), refused(3), refused(5), refused(8)]).toEqual([
      ...["stale-version", undefined, undefined, undefined],
    ]);
    expect(refused(9)).toBe("stale-version");
    expect(refused(undefined)).toBe("stale-version");
    expect([refused(5, 6), refused(6, 6)]).toEqual(["stale-version", undefined]);
    // One of fog by hand, which says nothing of what was seen.
    const by = { ...bySight, published: { "0": { bytes: 60, revision: 5 } } };
    const taken = withPublishedTile(by, { ...cut, seen: 0 }, NOTHING);
    expect(taken.published["0"]).toEqual({ bytes: 60, revision: 5, seen: 0 });
    expect(refusalOf(() => withPublishedTile(by, { ...cut, seen: 3, revision: 4 }, NOTHING))).toBe(
      "stale-version",
    );
  });

  it("is of a tile that the server has", () => {
    expect(refusalOf(() => withPublishedTile(scene, { ...cut, name: "1" }, NOTHING))).toBe("not-found");
    expect(refusalOf(() => withPublishedTile(sceneOf(), cut, NOTHING))).toBe("not-found");
    expect(refusalOf(() => withPublishedTile(scene, { ...cut, pictureId: "picture-2" }, NOTHING))).toBe(
      "stale-version",
    );
    expect(withPublishedTile(sceneOf({ tiles: { "0": 1 }, bytes: 1 }), cut, NOTHING).bytes).toBe(61);
  });
});

describe("what some players alone are shown", () => {
  it("is for players of the campaign, twenty things each at most", () => {
    const table = { memberIds: ["alice", "bob"] };
    expect(refusalOf(() => requirePlayers(table, ["bob", "alice"]))).toBeUndefined();
    expect(refusalOf(() => requirePlayers(table, ["alice", "zoe"]))).toBe("player-not-found");
    expect(refusalOf(() => requireRoomForTruth(19))).toBeUndefined();
    expect(refusalOf(() => requireRoomForTruth(20))).toBe("limit-reached");
  });

  it("has no name of a token that is not shown, and no picture from elsewhere", () => {
    const note = { kind: "note" as const, x: 1, y: 2, text: "Une voix." };
    expect(publicTruth(note)).toEqual(note);
    const ghost = { kind: "token" as const, token: tokenOf({ nameShown: false, name: "Le roi" }) };
    expect(JSON.stringify(publicTruth(ghost))).not.toContain("Le roi");
    const foreign = { kind: "token" as const, token: tokenOf({ picture: "https://elsewhere.test/x" }) };
    expect(refusalOf(() => publicTruth(foreign))).toBe("invalid-input");
    const picture = `/api/portraits/${"a".repeat(22)}`;
    expect(publicTruth({ kind: "token", token: tokenOf({ picture }) })).toMatchObject({ token: { picture } });
  });
});
