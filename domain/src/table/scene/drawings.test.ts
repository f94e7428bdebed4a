import { expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals";
import { drawingsOn, requireErasable, requireRoomForDrawing } from "./drawings";

const table = { mj: { uid: "mj", name: "Morgane" }, memberIds: ["alice", "bob"] };

it("takes two hundred drawings at a time, the last twenty the MJ's alone", () => {
  const drawing = (uid: string, all: number) =>
    refusalOf(() => requireRoomForDrawing(table, uid, { own: 0, all }));
  expect([drawing("alice", 179), drawing("alice", 180)]).toEqual([undefined, "limit-reached"]);
  expect([drawing("mj", 199), drawing("mj", 200)]).toEqual([undefined, "limit-reached"]);
});

it("takes sixty of one player, who leaves the others theirs", () => {
  const drawing = (uid: string, own: number) =>
    refusalOf(() => requireRoomForDrawing(table, uid, { own, all: own }));
  expect([drawing("alice", 59), drawing("alice", 60)]).toEqual([undefined, "limit-reached"]);
  expect(drawing("mj", 60)).toBeUndefined();
});

it("lets authors erase their own drawings, and the MJ all", () => {
  expect(refusalOf(() => requireErasable(table, "alice", "alice"))).toBeUndefined();
  expect(refusalOf(() => requireErasable(table, "mj", "alice"))).toBeUndefined();
  expect(refusalOf(() => requireErasable(table, "alice", undefined))).toBeUndefined();
  expect(refusalOf(() => requireErasable(table, "bob", "alice"))).toBe("forbidden");
  expect(refusalOf(() => requireErasable(table, "zoe", "zoe"))).toBe("forbidden");
});

it("lie over their own scene for an hour, however long their documents are there", () => {
  const drawings = [
    { sceneId: "crypt", expiresAt: 1000 },
    { sceneId: "crypt", expiresAt: 1001 },
    { sceneId: "bridge", expiresAt: 2000 },
  ];
  expect(drawingsOn(drawings, "crypt", 1000)).toEqual([drawings[1]]);
  expect(drawingsOn(drawings, undefined, 0)).toEqual([]);
});
