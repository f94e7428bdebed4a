import { describe, expect, it } from "vitest";
import type { RollDocument } from "../../documents/roll";
import { refusalOf } from "../../testing/refusals";
import { showing } from "../../testing/seededSource";
import { inheritedOf, luckBuys, mayPush, redoable, redoCosts, redoRoll } from "./redoRoll";
import { rollTableDice, type TableRollRequest, tableRoll } from "./tableRoll";

const POOL = { game: "vampire", dice: 4, hungerDice: 1 } as const;
const LISTEN = { game: "cthulhu", target: 40, bonusDice: 0 } as const;
const who = { uid: "alice", name: "Alice" };

type Spec = Exclude<TableRollRequest["roll"], { redo: string } | { use: string }>;

const storedRoll = (roll: Spec, ...faces: number[]): RollDocument => {
  const system = typeof roll === "string" ? "dnd5e" : roll.game;
  const request = { label: "Écouter", audience: "table", roll } as const;
  return tableRoll(who, undefined, request, rollTableDice(system, roll, showing(...faces)), 0);
};

describe("a second attempt", () => {
  it("rolls dice of a pool again by Willpower", () => {
    const earlier = storedRoll(POOL, 1, 2, 3, 9);
    expect(earlier.rolled).toEqual(POOL);
    const again = redoRoll(earlier, "alice", { redo: "a", dice: [1, 2] }, showing(10, 7));
    expect(again.dice.map(({ value }) => value)).toEqual([1, 10, 7, 9]);
    expect(again).toMatchObject({ total: 3, notation: "4d10 (Faim 1), Volonté" });
  });

  it("pushes a failed percentage", () => {
    const again = redoRoll(storedRoll(LISTEN, 3, 6), "alice", { redo: "a" }, showing(2, 2));
    expect(again).toMatchObject({ total: 22, outcome: { id: "regular" } });
  });

  it("is a success by Luck, a point for each that was missing", () => {
    const earlier = storedRoll(LISTEN, 3, 6);
    expect(luckBuys(earlier).map(({ label, points }) => [label, points])).toEqual([
      ["Réussite ordinaire", 23],
      ["Réussite majeure", 43],
      ["Réussite extrême", 55],
    ]);
    const turned = redoRoll(earlier, "alice", { redo: "a", luck: true }, showing(1));
    expect(turned).toMatchObject({
      total: 40,
      outcome: { id: "regular" },
      notation: "1d100 ≤ 40, Chance 23",
    });
    expect(turned.dice.map(({ value }) => value)).toEqual([63]);
  });

  it("is a better level by Luck, after a success as after a failure", () => {
    const again = (...faces: number[]) =>
      redoRoll(storedRoll(LISTEN, ...faces), "alice", { redo: "a", luck: true, level: "hard" }, showing(1));
    expect(again(3, 6)).toMatchObject({
      total: 20,
      outcome: { id: "hard" },
      notation: "1d100 ≤ 40, Chance 43",
    });
    expect(again(3, 2)).toMatchObject({
      total: 20,
      outcome: { id: "hard" },
      notation: "1d100 ≤ 40, Chance 3",
    });
    expect(redoCosts(storedRoll(LISTEN, 3, 2), { luck: true, level: "hard" })).toEqual([
      { kind: "spendLuck", amount: 3 },
    ]);
  });

  it("is a push of a failure alone, of no pool and of no fight", () => {
    expect(mayPush(storedRoll(LISTEN, 3, 6))).toBe(true);
    expect(mayPush(storedRoll(LISTEN, 3, 2))).toBe(false);
    expect(mayPush(storedRoll({ ...LISTEN, about: "dodge" }, 3, 6))).toBe(false);
    expect(mayPush(storedRoll(POOL, 5))).toBe(false);
  });

  it("costs a point of Willpower, the Luck that was missing, or nothing when it is pushed", () => {
    expect(redoCosts(storedRoll(POOL, 2), { dice: [1] })).toEqual([{ kind: "spendWillpower" }]);
    const missed = storedRoll(LISTEN, 3, 6);
    expect(redoCosts(missed, { luck: true })).toEqual([{ kind: "spendLuck", amount: 23 }]);
    expect(redoCosts(missed, {})).toEqual([]);
    expect(redoCosts(storedRoll("1d20", 3), { luck: true })).toEqual([]);
  });

  it("is the author's alone", () => {
    const redo = (earlier: RollDocument | undefined, uid: string) =>
      refusalOf(() => redoRoll(earlier, uid, { redo: "a" }, showing(1)));
    expect(redo(undefined, "alice")).toBe("roll-not-found");
    expect(redo(storedRoll(LISTEN, 3, 6), "bob")).toBe("roll-not-found");
  });

  it.each([
    ["dice notation", storedRoll("1d20", 3), {}],
    ["a check of Cyberpunk", storedRoll({ game: "cyberpunk", modifier: 3 }, 5), {}],
    ["a success", storedRoll(LISTEN, 3, 2), {}],
    ["a level that a success has", storedRoll(LISTEN, 3, 1), { luck: true as const, level: "hard" as const }],
    ["an extreme success", storedRoll(LISTEN, 8, 10), { luck: true as const }],
    ["a blow that is pushed", storedRoll({ ...LISTEN, about: "attack" }, 3, 6), {}],
    ["a shot that is pushed", storedRoll({ ...LISTEN, about: "shot" }, 3, 6), {}],
    ["dodging that is pushed", storedRoll({ ...LISTEN, about: "dodge" }, 3, 6), {}],
    [
      "a weapon that failed",
      storedRoll({ ...LISTEN, about: "shot", malfunction: 60 }, 3, 6),
      { luck: true as const },
    ],
    ["a fumble", storedRoll(LISTEN, 10, 10), {}],
    ["a fumble that Luck would turn", storedRoll(LISTEN, 10, 10), { luck: true as const }],
    ["a roll of Sanity", storedRoll({ ...LISTEN, about: "sanity" }, 3, 6), {}],
    ["a roll of Luck", storedRoll({ ...LISTEN, about: "luck" }, 3, 6), { luck: true as const }],
    [
      "what Luck cannot reach",
      storedRoll({ ...LISTEN, target: 4, level: "extreme" }, 3, 6),
      { luck: true as const },
    ],
    ["a pool that Luck would turn", storedRoll(POOL, 5), { luck: true as const }],
    ["a rouse check", storedRoll({ ...POOL, hungerDice: 0, about: "rouse" }, 5), { dice: [1] }],
    ["a roll that was redone", { ...storedRoll(LISTEN, 3, 6), redoneBy: "b" }, {}],
    ["a second attempt itself", { ...storedRoll(LISTEN, 3, 6), redoOf: "b" }, {}],
    ["no dice of a pool", storedRoll(POOL, 5), {}],
    ["a Hunger die", storedRoll(POOL, 5), { dice: [0, 1] }],
    ["dice that are not there", storedRoll(POOL, 5), { dice: [4] }],
  ])("is refused for %s", (_what, earlier, places) => {
    const redo = () => redoRoll(earlier, "alice", { redo: "a", ...places }, showing(1));
    expect(refusalOf(redo)).toBe("roll-not-redoable");
  });

  it("keeps what was asked for, whom it is aimed at, what it does and what it follows", () => {
    const aimed = {
      target: { id: "c", name: "Borin" },
      damage: { game: "vampire", severity: "superficial", bonus: 3 },
      follows: "power-1",
    } as const;
    const earlier = { ...storedRoll(POOL, 1, 2, 3, 9), ...aimed };
    expect(inheritedOf(earlier)).toEqual({ rolled: POOL, ...aimed });
    expect(inheritedOf({})).toEqual({});
  });

  it("names the roll that it follows, instead of what was rolled", () => {
    const earlier = storedRoll(LISTEN, 3, 6);
    const request = { label: "Écouter", audience: "table", roll: { redo: "a" } } as const;
    const stored = tableRoll(
      who,
      undefined,
      request,
      redoRoll(earlier, "alice", request.roll, showing(1)),
      0,
    );
    expect(stored).toMatchObject({ redoOf: "a" });
    expect(redoable(stored)).toBeUndefined();
    expect(redoable(earlier)).toEqual(LISTEN);
  });
});
