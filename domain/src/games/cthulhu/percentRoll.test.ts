import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSource, showing } from "../../testing/seededSource";
import {
  type CthulhuRoll,
  distanceNote,
  isOpen,
  levelAt,
  luckBuy,
  luckBuys,
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

  it("is open to Luck and a push after a failure, to Luck after what may be better, not after a fumble", () => {
    const levels = [1, 10, 25, 50, 51, 99, 100].map((rolled) => successLevel(rolled, 50));
    const open = (about?: CthulhuRoll["about"]) => levels.map((level) => isOpen({ about }, level));
    const pushed = (about?: CthulhuRoll["about"]) => levels.map((level) => mayPush({ about }, level));
    expect(open()).toEqual([false, false, true, true, true, true, false]);
    for (const about of ["attack", "shot", "dodge"] as const) expect(open(about)).toEqual(open());
    expect([...open("sanity"), ...open("luck")]).not.toContain(true);
    expect(pushed()).toEqual([false, false, false, false, true, true, false]);
    for (const about of ["attack", "shot", "dodge", "sanity", "luck"] as const) {
      expect(pushed(about)).not.toContain(true);
    }
    expect(pushPercent({ game: "cthulhu", target: 50, bonusDice: -1 }, showing(3, 4, 5))).toMatchObject({
      total: 53,
      notation: "1d100 ≤ 50 (1 dé malus), insisté",
    });
  });

  it("is bettered by a point of Luck for each point that it is above what is wanted", () => {
    const spec = { game: "cthulhu", target: 50, bonusDice: 0 } as const;
    const bought = (rolled: number, more: Partial<CthulhuRoll> = {}) =>
      luckBuys({ ...spec, ...more }, rolled).map(({ level, points }) => [level, points]);
    expect(bought(62)).toEqual([
      ["regular", 12],
      ["hard", 37],
      ["extreme", 52],
    ]);
    expect(bought(62, { level: "hard" })).toEqual([
      ["hard", 37],
      ["extreme", 52],
    ]);
    expect(bought(45)).toEqual([
      ["hard", 20],
      ["extreme", 35],
    ]);
    expect(bought(25)).toEqual([["extreme", 15]]);
    expect(bought(8)).toEqual([]);
    expect(bought(30, { target: 4, level: "extreme" })).toEqual([]);
    expect(bought(30, { target: 4 })).toEqual([
      ["regular", 26],
      ["hard", 28],
    ]);
    for (const about of ["sanity", "luck"] as const) expect(bought(62, { about })).toEqual([]);
    expect(bought(100)).toEqual([]);
    expect(bought(96, { about: "shot", malfunction: 96 })).toEqual([]);
    expect(luckBuy(spec, 62)).toMatchObject({ level: "regular", points: 12 });
    expect(luckBuy(spec, 62, "extreme")).toMatchObject({ label: "Réussite extrême", points: 52 });
    expect(luckBuy(spec, 45, "regular")).toBeUndefined();
    const missed = rollPercent({ ...spec, level: "hard" }, showing(2, 3));
    const turned = (level: "regular" | "hard", points: number) =>
      turnPercent({ ...spec, level: "hard" }, missed.dice, { level, label: "", points });
    expect(turned("hard", 7)).toMatchObject({
      notation: "1d100 ≤ 50, majeure, Chance 7",
      total: 25,
      dice: [{ value: 32 }],
      outcome: { id: "hard" },
    });
    expect(turned("regular", 1)).toMatchObject({ total: 50, outcome: { id: "regular" } });
  });

  it("fails with a weapon that fails, whatever the percentage, but for a 1", () => {
    const shot = { game: "cthulhu", target: 98, bonusDice: 0, about: "shot", malfunction: 96 } as const;
    const outcome = (units: number, tens: number, more: Partial<CthulhuRoll> = {}) =>
      rollPercent({ ...shot, ...more }, showing(units, tens)).outcome;
    expect(outcome(5, 9)).toMatchObject({ id: "regular" });
    expect(outcome(6, 9)).toEqual({ id: "malfunction", label: "Arme enrayée", tone: "failure" });
    expect(outcome(6, 9, { target: 45 })).toEqual({
      id: "malfunction",
      label: "Maladresse, arme enrayée",
      tone: "disaster",
    });
    expect(outcome(10, 10, { malfunction: 100 })).toMatchObject({ label: "Maladresse, arme enrayée" });
    expect(outcome(1, 10, { malfunction: 2 })).toMatchObject({ id: "critical" });
  });

  it("asks for more the farther a shot goes, as far as four times its reach", () => {
    expect([15, 16, 30, 31, 60, 61].map((metres) => levelAt(15, metres))).toEqual([
      "regular",
      "hard",
      "hard",
      "extreme",
      "extreme",
      undefined,
    ]);
    expect([15, 18, 40, 80].map((metres) => distanceNote(15, metres))).toEqual([
      undefined,
      "réussite majeure à 18 m",
      "réussite extrême à 40 m",
      "hors de portée à 80 m",
    ]);
    expect(distanceNote(undefined, 40)).toBeUndefined();
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
