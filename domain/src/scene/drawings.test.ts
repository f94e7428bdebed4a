import { expect, it } from "vitest";
import { refusalOf } from "../testing/refusals";
import { drawingsOn, requireErasable, requireRoomForDrawing } from "./drawings";

const table = { mj: { uid: "mj", name: "Morgane" }, memberIds: ["alice", "bob"] };

it("takes two hundred drawings at a time", () => {
  expect(refusalOf(() => requireRoomForDrawing(199))).toBeUndefined();
  expect(refusalOf(() => requireRoomForDrawing(200))).toBe("limit-reached");
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
