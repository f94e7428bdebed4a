import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TokenOperation } from "../../documents/sceneSchema";
import { sceneOf, tokenOf } from "../../testing/scenes";
import {
  type ActHistory,
  changedRooms,
  fogAct,
  inverseOf,
  moveAct,
  NO_ACTS,
  onTokensNow,
  redoLast,
  roomAct,
  sceneAct,
  tokensAct,
  undoLast,
  withAct,
} from "./undo";

const cover = fogAct([], { kind: "coverAll" });
const move = moveAct([{ id: "goblin-1", from: { x: 1, y: 2 }, to: { x: 3, y: 4 } }]);

const hall = { id: "room-hall", outline: [0, 0, 9, 0, 9, 9], colour: "#888888" };

describe("an act of the MJ", () => {
  it("is taken back by what was before", () => {
    expect(cover).toEqual({
      kind: "fog",
      undo: { kind: "set", revealed: [] },
      redo: { kind: "coverAll" },
    });
    const scene = sceneAct(sceneOf(), { name: "Autre", fogOn: false });
    expect(scene).toMatchObject({ undo: { name: "La crypte", fogOn: true }, redo: { name: "Autre" } });
    const operations: TokenOperation[] = [{ kind: "hide", ids: ["goblin-1", "goblin-2"] }];
    const before = new Map([["goblin-1", { token: tokenOf(), hidden: false }]]);
    expect(tokensAct(before, operations)).toMatchObject({
      undo: [
        { kind: "put", id: "goblin-1", hidden: false },
        { kind: "remove", ids: ["goblin-2"] },
      ],
    });
    expect(inverseOf(move)).toEqual(moveAct([{ id: "goblin-1", from: { x: 3, y: 4 }, to: { x: 1, y: 2 } }]));
  });

  it("is itself when it is taken back twice", () => {
    const acts = [
      cover,
      move,
      roomAct([], hall.id, hall),
      roomAct([hall], hall.id, undefined),
      sceneAct(sceneOf(), { name: "Autre" }),
      tokensAct(new Map(), []),
    ];
    for (const act of acts) expect(inverseOf(inverseOf(act))).toEqual(act);
  });
});

describe("an act that is done or taken back later", () => {
  const cellar = { ...hall, id: "room-cellar" };

  it("adds its own room to those that there are then, once, and takes that one away", () => {
    const drawn = roomAct([], hall.id, hall);
    const of = (act: typeof drawn, rooms: (typeof hall)[]) =>
      act.kind === "room" ? changedRooms(rooms, act.redo) : rooms;
    expect(of(drawn, [cellar])).toEqual([cellar, hall]);
    expect(of(drawn, [hall, cellar])).toEqual([hall, cellar]);
    expect(of(inverseOf(drawn), [hall, cellar])).toEqual([cellar]);
    const deleted = roomAct([hall, cellar], hall.id, undefined);
    expect(of(deleted, [hall, cellar])).toEqual([cellar]);
    expect(of(inverseOf(deleted), [cellar])).toEqual([hall, cellar]);
    const green = { ...hall, colour: "#00aa00" };
    expect(of(roomAct([hall, cellar], hall.id, green), [hall, cellar])).toEqual([green, cellar]);
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
    const back = inverseOf(tokensAct(before, operations));
    if (back.kind !== "tokens") throw new Error("another act");
    const now = new Map(["hero-token", "goblin-1"].map((id) => [id, { x: 77, y: 88 }]));
    expect(onTokensNow(back, now)).toEqual([
      put("hero-token", { ...here, x: 77, y: 88 }),
      put("goblin-1", here),
    ]);
    expect(onTokensNow(back, new Map())).toEqual([put("hero-token", here), put("goblin-1", here)]);
  });
});

describe("the history of acts", () => {
  it("takes back the newest, does it again, and forgets that after a new act", () => {
    const history = withAct(withAct(NO_ACTS, cover), move);
    const undone = undoLast(history);
    expect(undone?.act).toEqual(inverseOf(move));
    expect(redoLast(undone?.history ?? NO_ACTS)).toEqual({ act: move, history });
    expect(redoLast(withAct(undone?.history ?? NO_ACTS, cover))).toBeUndefined();
    expect(undoLast(NO_ACTS)).toBeUndefined();
  });

  it("loses nothing but the oldest of more than fifty", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("act", "undo", "redo"), { maxLength: 120 }), (steps) => {
        let history: ActHistory = NO_ACTS;
        for (const step of steps) {
          if (step === "act") history = withAct(history, move);
          else history = (step === "undo" ? undoLast(history) : redoLast(history))?.history ?? history;
          expect(history.done.length + history.undone.length).toBeLessThanOrEqual(50);
        }
      }),
    );
  });
});
