import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSource, showing } from "../../testing/seededSource";
import {
  type CthulhuRoll,
  isOpenFailure,
  luckToTurn,
  mayPush,
  pushPercent,
  rollPercent,
  successLevel,
  successThresholds,
  turnPercent,
} from "./percentRoll";

const roll = (target: number, bonusDice: number, ...faces: number[]) =>
  rollPercent({ game: "cthulhu", target, bonusDice }, showing(...faces));

describe("a level of success", () => {
  it.each([
    [1, 60, "critical"],
    [2, 60, "extreme"],
    [12, 60, "extreme"],
    [13, 60, "hard"],
    [30, 60, "hard"],
    [31, 60, "regular"],
    [60, 60, "regular"],
    [61, 60, "failure"],
    [99, 60, "failure"],
    [100, 60, "fumble"],
    [95, 49, "failure"],
    [96, 49, "fumble"],
    [96, 50, "failure"],
    [100, 50, "fumble"],
    [1, 0, "critical"],
    [2, 0, "failure"],
    [99, 150, "regular"],
    [100, 150, "fumble"],
  ])("of %i against %i %% is %s", (rolled, target, level) => {
    expect(successLevel(rolled, target).id).toBe(level);
  });

  it("below the one that is asked for is a failure", () => {
    expect(successLevel(31, 60, "hard").id).toBe("failure");
    expect(successLevel(30, 60, "hard").id).toBe("hard");
    expect(successLevel(13, 60, "extreme").id).toBe("failure");
    expect(successLevel(1, 60, "extreme").id).toBe("critical");
    expect(successLevel(100, 60, "hard").id).toBe("fumble");
    expect(successLevel(96, 65, "hard").id).toBe("fumble");
    expect(successLevel(95, 65, "hard").id).toBe("failure");
    expect(successLevel(96, 65).id).toBe("failure");
    expect(successLevel(99, 100, "hard").id).toBe("failure");
    expect(successLevel(96, 100, "extreme").id).toBe("fumble");
    const spec = { game: "cthulhu", target: 60, bonusDice: 0, level: "hard" } as const;
    expect(rollPercent(spec, showing(1, 5))).toMatchObject({
      notation: "1d100 ≤ 60, majeure",
      outcome: { id: "failure" },
    });
  });

  it("does not improve as the roll increases, except for 1 and fumbles", () => {
    const order = ["critical", "extreme", "hard", "regular", "failure", "fumble"];
    fc.assert(
      fc.property(fc.nat(120), fc.integer({ min: 1, max: 99 }), (target, rolled) => {
        const [now, next] = [rolled, rolled + 1].map((value) =>
          order.indexOf(successLevel(value, target).id),
        );
        expect(next).toBeGreaterThanOrEqual(now ?? 0);
      }),
    );
  });

  it("is shown as half and fifth, rounded down", () => {
    expect(successThresholds(59)).toEqual({ hard: 29, extreme: 11 });
  });
});

describe("a percentile roll", () => {
  it("uses a units die and a tens die", () => {
    expect(roll(50, 0, 3, 4)).toMatchObject({
      notation: "1d100 ≤ 50",
      die: 100,
      roll: 43,
      modifier: 0,
      total: 43,
      outcome: { id: "regular" },
    });
  });

  it("reads 00 and 0 as 100, and 00 and 1 as 1", () => {
    expect(roll(50, 0, 10, 10).roll).toBe(100);
    expect(roll(50, 0, 1, 10).roll).toBe(1);
  });

  it("keeps the lowest percentage with a bonus die", () => {
    expect(roll(50, 1, 3, 7, 2)).toMatchObject({
      roll: 23,
      notation: "1d100 ≤ 50 (1 dé bonus)",
      dice: [
        { value: 23, kept: true },
        { value: 73, kept: false },
      ],
    });
  });

  it("keeps the highest percentage with penalty dice, and 100 is the highest", () => {
    expect(roll(50, -2, 10, 9, 10, 3)).toMatchObject({
      roll: 100,
      notation: "1d100 ≤ 50 (2 dés malus)",
      dice: [
        { value: 100, kept: true },
        { value: 90, kept: false },
        { value: 30, kept: false },
      ],
    });
  });

  it("does not take 00 and 0 for the lowest with a bonus die", () => {
    expect(roll(50, 1, 10, 10, 2).roll).toBe(20);
  });

  it("is open to Luck and a push after a failure, not after a fumble or a success; an attack is not pushed", () => {
    const levels = [1, 10, 25, 50, 51, 99, 100].map((rolled) => successLevel(rolled, 50));
    const open = (about?: CthulhuRoll["about"]) => levels.map((level) => isOpenFailure({ about }, level));
    expect(open()).toEqual([false, false, false, false, true, true, false]);
    expect(open("attack")).toEqual(open());
    expect([...open("sanity"), ...open("luck")]).not.toContain(true);
    expect([mayPush({}), mayPush({ about: "attack" })]).toEqual([true, false]);
    expect(pushPercent({ game: "cthulhu", target: 50, bonusDice: -1 }, showing(3, 4, 5))).toMatchObject({
      total: 53,
      notation: "1d100 ≤ 50 (1 dé malus), insisté",
    });
  });

  it("is turned by a point of Luck for each point by which it missed the level that was asked for", () => {
    const spec = { game: "cthulhu", target: 50, bonusDice: 0 } as const;
    const levels = ["regular", "hard", "extreme"] as const;
    expect(levels.map((level) => luckToTurn({ ...spec, level }, 62))).toEqual([12, 37, 52]);
    expect(luckToTurn({ ...spec, target: 4, level: "extreme" }, 30)).toBeUndefined();
    const missed = rollPercent({ ...spec, level: "hard" }, showing(2, 3));
    expect(turnPercent({ ...spec, level: "hard" }, missed.dice, 7)).toMatchObject({
      notation: "1d100 ≤ 50, majeure, Chance 7",
      total: 25,
      dice: [{ value: 32 }],
      outcome: { id: "hard" },
    });
    expect(turnPercent(spec, missed.dice, 1).outcome.id).toBe("regular");
  });

  it("is always from 1 to 100, and shows one percentage more than there are bonus or penalty dice", () => {
    fc.assert(
      fc.property(fc.nat(120), fc.integer({ min: -2, max: 2 }), fc.integer(), (target, bonusDice, seed) => {
        const result = rollPercent({ game: "cthulhu", target, bonusDice }, seededSource(seed));
        expect(result.dice).toHaveLength(1 + Math.abs(bonusDice));
        for (const { value } of result.dice) {
          expect(value).toBeGreaterThanOrEqual(1);
          expect(value).toBeLessThanOrEqual(100);
        }
        expect(result.dice.filter(({ kept }) => kept).map(({ value }) => value)).toEqual([result.total]);
      }),
    );
  });
});
