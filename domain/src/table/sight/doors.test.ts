import { describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals";
import { doorTurned, isBeside, isDoorSeen, type KnownDoor, knownDoors, publicDoors } from "./doors";

const door = (change: Partial<KnownDoor> = {}): KnownDoor => ({
  ...{ id: "door-1", points: [100, 200, 140, 200], state: "closed" },
  ...change,
});
const everywhere = () => true;
const nowhere = () => false;
const above = ({ y }: { y: number }) => y < 200;
const below = ({ y }: { y: number }) => y > 200;

describe("a door", () => {
  it("is seen from each of its sides, before its middle", () => {
    expect(isDoorSeen(door(), above)).toBe(true);
    expect(isDoorSeen(door(), below)).toBe(true);
    expect(isDoorSeen(door(), nowhere)).toBe(false);
    expect(isDoorSeen(door(), ({ x, y }) => x === 120 && Math.abs(y - 200) < 5)).toBe(true);
    expect(isDoorSeen(door({ points: [100, 100, 100, 300] }), ({ x, y }) => x < 100 && y === 200)).toBe(true);
    expect(isDoorSeen(door({ points: [120, 200, 120, 200] }), ({ x }) => x === 120)).toBe(true);
  });

  it("is asked for two pixels before its middle, however it lies", () => {
    const asked: number[] = [];
    isDoorSeen(door({ points: [100, 100, 160, 180] }), ({ x, y }) => {
      asked.push(x, y);
      return false;
    });
    for (const [at, expected] of [128.4, 141.2, 131.6, 138.8].entries())
      expect(asked[at]).toBeCloseTo(expected);
    expect(asked).toHaveLength(4);
  });

  it("is not seen as long as it is secret", () => {
    expect(isDoorSeen(door({ state: "secret" }), everywhere)).toBe(false);
  });
});

describe("what the group knows of doors", () => {
  const known = (change: Partial<KnownDoor>, sees = everywhere) =>
    knownDoors([door(change)], sees).map((one) => one.known);

  it("is how they stood when it saw them last", () => {
    expect(known({ state: "open" })).toEqual(["open"]);
    expect(known({ state: "closed", known: "open" })).toEqual(["closed"]);
    expect(known({ state: "open", known: "closed" }, nowhere)).toEqual(["closed"]);
    expect(known({ state: "open" }, nowhere)).toEqual([undefined]);
  });

  it("is that one is locked once it was tried", () => {
    expect(known({ state: "locked" })).toEqual(["closed"]);
    expect(known({ state: "locked", known: "closed" })).toEqual(["closed"]);
    expect(known({ state: "locked", known: "locked" })).toEqual(["locked"]);
    expect(known({ state: "closed", known: "locked" })).toEqual(["closed"]);
  });

  it("is nothing of a secret one, and what it was is forgotten", () => {
    expect(known({ state: "secret" })).toEqual([undefined]);
    expect(known({ state: "secret", known: "open" })).toEqual([undefined]);
    expect(known({ state: "secret", known: "open" }, nowhere)).toEqual([undefined]);
  });

  it("leaves each door what else it is", () => {
    expect(knownDoors([door(), door({ id: "door-2", state: "open" })], everywhere)).toEqual([
      door({ known: "closed" }),
      door({ id: "door-2", state: "open", known: "open" }),
    ]);
    expect(Object.keys(knownDoors([door()], nowhere)[0] ?? {})).not.toContain("known");
  });

  it("is what members are told, with whether they see it now", () => {
    const doors = [
      door({ known: "closed", state: "locked" }),
      door({ id: "door-2", state: "open" }),
      door({ id: "door-3", state: "secret", known: "closed" }),
    ];
    const told = { id: "door-1", points: [100, 200, 140, 200], state: "closed" };
    expect(publicDoors(doors, everywhere)).toEqual([{ ...told, seen: true }]);
    expect(publicDoors(doors, nowhere)).toEqual([{ ...told, seen: false }]);
  });
});

describe("somebody beside a door", () => {
  const at = (x: number, y: number, size = 1) => isBeside(door(), { x, y, size }, 50);

  it("is no further from any of it than a cell and a half", () => {
    expect([at(120, 274), at(120, 276)]).toEqual([true, false]);
    expect([at(100, 126), at(140, 126), at(120, 124)]).toEqual([true, true, false]);
    expect([at(26, 200), at(24, 200), at(214, 200), at(216, 200)]).toEqual([true, false, true, false]);
    expect([at(90, 260), at(40, 260)]).toEqual([true, false]);
  });

  it("is near to an upright and an oblique one by what is nearest of it", () => {
    const oblique = door({ points: [100, 100, 160, 180] });
    const near = (x: number, y: number) => isBeside(oblique, { x, y, size: 1 }, 50);
    // 74 and 76 pixels from its middle, then beyond its ends.
    expect([near(130 + 59.2, 140 - 44.4), near(130 + 60.8, 140 - 45.6)]).toEqual([true, false]);
    expect([near(160 + 44.4, 180 + 59.2), near(160 + 45.6, 180 + 60.8)]).toEqual([true, false]);
    expect([near(100 - 44.4, 100 - 59.2), near(100 - 45.6, 100 - 60.8)]).toEqual([true, false]);
    const upright = door({ points: [100, 100, 100, 300] });
    const beside = (x: number, y: number) => isBeside(upright, { x, y, size: 1 }, 50);
    expect([beside(174, 290), beside(176, 290), beside(100, 374), beside(100, 376)]).toEqual([
      ...[true, false, true, false],
    ]);
  });

  it("reaches further by what is larger, not less by what is smaller", () => {
    expect([at(120, 299, 2), at(120, 301, 2)]).toEqual([true, false]);
    expect(at(120, 274, 0.5)).toBe(true);
  });

  it("stands beside one of no length as beside a place", () => {
    const point = door({ points: [120, 200, 120, 200] });
    expect(isBeside(point, { x: 120, y: 274, size: 1 }, 50)).toBe(true);
    expect(isBeside(point, { x: 120, y: 276, size: 1 }, 50)).toBe(false);
  });
});

describe("a door that somebody turns", () => {
  const player = { isMj: false, mayOpen: true, isBeside: true, isSeen: true };
  const mj = { isMj: true, mayOpen: false, isBeside: false, isSeen: false };
  const refused = (...asked: Parameters<typeof doorTurned>) => refusalOf(() => doorTurned(...asked));
  const known = door({ known: "closed" });

  it("opens and closes for a player who knows it and sees it from beside", () => {
    expect(doorTurned(known, "open", player)).toEqual({ door: { ...known, state: "open" } });
    const open = door({ state: "open", known: "open" });
    expect(doorTurned(open, "closed", player)).toEqual({ door: { ...open, state: "closed" } });
    // The group has seen it open; it was closed since.
    expect(doorTurned(door({ known: "open" }), "open", player).door.state).toBe("open");
  });

  it("stays shut where it is locked, which is known from then on", () => {
    const locked = door({ state: "locked", known: "closed" });
    expect(doorTurned(locked, "open", player)).toEqual({ door: { ...locked, known: "locked" }, tried: true });
  });

  it("is none to a player who does not know it", () => {
    expect(refused(undefined, "open", player)).toBe("not-found");
    expect(refused(door(), "open", player)).toBe("not-found");
    expect(refused(door({ state: "secret", known: "closed" }), "open", player)).toBe("not-found");
    // Not even by another refusal.
    for (const asked of [{ mayOpen: false }, { isBeside: false }, { isSeen: false }])
      expect(refused(door({ state: "secret" }), "open", { ...player, ...asked })).toBe("not-found");
  });

  it("is not a player's to turn where the MJ does not let them, nor to lock", () => {
    expect(refused(known, "open", { ...player, mayOpen: false })).toBe("forbidden");
    expect(refused(known, "locked", player)).toBe("forbidden");
    expect(refused(known, "secret", player)).toBe("forbidden");
  });

  it("is out of reach from afar, and from where one does not see it", () => {
    expect(refused(known, "open", { ...player, isBeside: false })).toBe("door-out-of-reach");
    expect(refused(known, "open", { ...player, isSeen: false })).toBe("door-out-of-reach");
    const locked = door({ state: "locked", known: "closed" });
    expect(refused(locked, "open", { ...player, isBeside: false })).toBe("door-out-of-reach");
  });

  it("is the MJ's to turn from anywhere, into anything", () => {
    for (const state of ["open", "closed", "locked", "secret"] as const) {
      expect(doorTurned(known, state, mj)).toEqual({ door: { ...known, state } });
      expect(doorTurned(door({ state: "secret" }), state, mj).door).toEqual(door({ state }));
    }
    expect(doorTurned(door({ state: "locked" }), "open", mj).tried).toBeUndefined();
    expect(refused(undefined, "open", mj)).toBe("not-found");
  });
});
