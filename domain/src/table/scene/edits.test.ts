import { describe, expect, it } from "vitest";
import type { TokenOperation } from "../../documents/sceneSchema";
import { sceneOf, tokenOf } from "../../testing/scenes";
import { changedFixtures, NO_FIXTURES } from "../sight/fixtures";
import {
  changedDrawnRooms,
  drawnRoomEdit,
  fogEdit,
  inverseOf,
  moveEdit,
  onTokensNow,
  sceneEdit,
  sceneHistories,
  sightOf,
  tokensEdit,
  wallsEdit,
} from "./edits";

const cover = fogEdit([], { kind: "coverAll" });
const move = moveEdit([{ id: "goblin-1", from: { x: 1, y: 2 }, to: { x: 3, y: 4 } }]);

const hall = { id: "room-hall", outline: [0, 0, 9, 0, 9, 9], colour: "#888888" };

describe("an edit of a scene", () => {
  it("is taken back by what was before", () => {
    expect(cover).toEqual({
      kind: "fog",
      undo: { kind: "set", revealed: [] },
      redo: { kind: "coverAll" },
    });
    const scene = sceneEdit(sceneOf(), { name: "Autre", fogOn: false });
    expect(scene).toMatchObject({ undo: { name: "La crypte", fogOn: true }, redo: { name: "Autre" } });
    const operations: TokenOperation[] = [{ kind: "hide", ids: ["goblin-1", "goblin-2"] }];
    const before = new Map([["goblin-1", { token: tokenOf(), hidden: false }]]);
    expect(tokensEdit(before, operations)).toMatchObject({
      undo: [
        { kind: "put", id: "goblin-1", hidden: false },
        { kind: "remove", ids: ["goblin-2"] },
      ],
    });
    expect(inverseOf(move)).toEqual(moveEdit([{ id: "goblin-1", from: { x: 3, y: 4 }, to: { x: 1, y: 2 } }]));
  });

  it("brings fog by hand and free moves back where nothing was said of sight before", () => {
    const sight = { on: true, light: "dark" as const, playersOpenDoors: false };
    expect(sceneEdit(sceneOf(), { sight, paused: true })).toMatchObject({
      undo: { sight: { on: false }, paused: false },
      redo: { sight, paused: true },
    });
    const before = sceneOf({ sight, paused: true });
    const edit = sceneEdit(before, { sight: { ...sight, on: false }, paused: false });
    expect(edit).toMatchObject({ undo: { sight, paused: true } });
    expect(sightOf(before)).toBe(sight);
  });

  it("of walls puts back what it named, and leaves what others drew meanwhile", () => {
    const wall = (id: string, x: number) => ({ id, kind: "wall" as const, points: [x, 0, x, 90] });
    const before = { ...NO_FIXTURES, walls: [wall("a", 10), wall("b", 20)] };
    const edit = wallsEdit(before, { remove: ["b"], walls: [wall("a", 15), wall("c", 30)] });
    const back = inverseOf(edit);
    if (edit.kind !== "walls" || back.kind !== "walls") throw new Error("another edit");
    const after = changedFixtures(before, edit.redo);
    expect(after.walls).toEqual([wall("a", 15), wall("c", 30)]);
    const meanwhile = changedFixtures(after, { walls: [wall("d", 40)] });
    expect(changedFixtures(meanwhile, back.redo).walls).toEqual([
      wall("a", 10),
      wall("d", 40),
      wall("b", 20),
    ]);
  });

  it("is itself when it is taken back twice", () => {
    const edits = [
      wallsEdit(NO_FIXTURES, { clear: true }),
      cover,
      move,
      drawnRoomEdit([], hall.id, hall),
      drawnRoomEdit([hall], hall.id, undefined),
      sceneEdit(sceneOf(), { name: "Autre" }),
      tokensEdit(new Map(), []),
    ];
    for (const edit of edits) expect(inverseOf(inverseOf(edit))).toEqual(edit);
  });
});

describe("an edit that is done or taken back later", () => {
  const cellar = { ...hall, id: "room-cellar" };

  it("adds its own drawn room to those that there are then, once, and takes that one away", () => {
    const drawn = drawnRoomEdit([], hall.id, hall);
    const of = (edit: typeof drawn, rooms: (typeof hall)[]) =>
      edit.kind === "drawnRoom" ? changedDrawnRooms(rooms, edit.redo) : rooms;
    expect(of(drawn, [cellar])).toEqual([cellar, hall]);
    expect(of(drawn, [hall, cellar])).toEqual([hall, cellar]);
    expect(of(inverseOf(drawn), [hall, cellar])).toEqual([cellar]);
    const deleted = drawnRoomEdit([hall, cellar], hall.id, undefined);
    expect(of(deleted, [hall, cellar])).toEqual([cellar]);
    expect(of(inverseOf(deleted), [cellar])).toEqual([hall, cellar]);
    const green = { ...hall, colour: "#00aa00" };
    expect(of(drawnRoomEdit([hall, cellar], hall.id, green), [hall, cellar])).toEqual([green, cellar]);
  });

  it("leaves tokens that it has not moved where they stand then", () => {
    const [here, there] = [tokenOf({ x: 10, y: 20 }), tokenOf({ x: 300, y: 400 })];
    const put = (id: string, token: typeof here): TokenOperation => ({
      kind: "put",
      id,
      token,
      hidden: false,
    });
    const operations = [put("hero-token", { ...here, colour: "#00aa00" }), put("goblin-1", there)];
    const before = new Map(["hero-token", "goblin-1"].map((id) => [id, { token: here, hidden: false }]));
    const back = inverseOf(tokensEdit(before, operations));
    if (back.kind !== "tokens") throw new Error("another edit");
    const now = new Map(["hero-token", "goblin-1"].map((id) => [id, { x: 77, y: 88 }]));
    expect(onTokensNow(back, now)).toEqual([
      put("hero-token", { ...here, x: 77, y: 88 }),
      put("goblin-1", here),
    ]);
    expect(onTokensNow(back, new Map())).toEqual([put("hero-token", here), put("goblin-1", here)]);
  });
});

describe("the history of edits", () => {
  it("takes back the newest, and loses nothing but the oldest of more than fifty", () => {
    const edits = Array.from({ length: 51 }, (_, at) => (at % 2 ? move : cover));
    const history = edits.reduce(sceneHistories.withDone, sceneHistories.empty);
    expect(history.done).toEqual(edits.slice(1));
    expect(sceneHistories.undo(history)?.toDo).toEqual(inverseOf(cover));
  });
});
