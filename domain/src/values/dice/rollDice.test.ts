import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSource, showing } from "../../testing/seededSource";
import { criticalDice } from "./criticalDice";
import { type DiceExpression, diceBounds } from "./diceExpression";
import { parseDice } from "./parseDice";
import { type DiceRoll, formatModifier, naturalMark, rollDice } from "./rollDice";
import { addRoll, EMPTY_ROLL_LOG, type RollLog, type RollLogEntry } from "./rollLog";

const diceOf = (text: string): DiceExpression => {
  const expression = parseDice(text);
  if (expression === undefined) throw new Error(`No dice: ${text}`);
  return expression;
};

const rolled = (text: string, ...faces: number[]): DiceRoll => rollDice(diceOf(text), showing(...faces));

describe("a roll", () => {
  it("adds its dice and its constants", () => {
    expect(rolled("2d6+3", 4, 6)).toEqual({
      notation: "2d6+3",
      die: 6,
      roll: 10,
      modifier: 3,
      total: 13,
      dice: [
        { sides: 6, value: 4, kept: true, sign: 1 },
        { sides: 6, value: 6, kept: true, sign: 1 },
      ],
    });
  });

  it("subtracts terms with a minus sign", () => {
    expect(rolled("1d20-1d4-2", 11, 3)).toMatchObject({ roll: 8, modifier: -2, total: 6 });
    expect(rolled("1d20-1d4-2", 11, 3).dice.map(({ sign }) => sign)).toEqual([1, -1]);
  });

  it.each([
    ["4d6kh3", [3, 1, 6, 2], [true, false, true, true], 11],
    ["4d6dl1", [1, 1, 6, 2], [true, false, true, true], 9],
    ["4d6kl1", [3, 2, 6, 2], [false, true, false, false], 2],
    ["2d20kh1", [7, 15], [false, true], 15],
    ["2d20kl1", [7, 15], [true, false], 7],
  ] as const)("%s of %j counts the right dice", (text, faces, kept, roll) => {
    const thrown = rolled(text, ...faces);
    expect(thrown.dice.map((die) => die.kept)).toEqual(kept);
    expect(thrown.dice.map((die) => die.value)).toEqual(faces);
    expect(thrown.roll).toBe(roll);
  });

  it.each([
    ["3d6*5", [2, 3, 4], 45, 0],
    ["(2d6+6)*5", [1, 2], 45, 0],
    ["2d6/2", [3, 4], 3, 0],
    ["1d6/2+1", [1], 0, 1],
    ["(1d4-4)/3", [3], -1, 0],
    ["20-(1d4+1)", [3], -4, 20],
    ["10-1d4*2", [3], -6, 10],
    ["0-0*1d6", [3], 0, 0],
  ] as const)("%s showing %j gives %i and %i", (text, faces, roll, modifier) => {
    const thrown = rolled(text, ...faces);
    expect([thrown.roll, thrown.modifier, thrown.total]).toEqual([roll, modifier, roll + modifier]);
    expect(thrown.series).toBeUndefined();
  });

  it("gives dice the sign of all that stands around them", () => {
    expect(rolled("20-(1d4-1d6)", 1, 2).dice.map(({ sign }) => sign)).toEqual([-1, 1]);
  });

  it("repeats an expression, and gives each result", () => {
    expect(rolled("3x2d6kh1+1", 1, 5, 2, 2, 6, 3)).toMatchObject({
      notation: "3x2d6kh1+1",
      series: [6, 3, 7],
      total: 16,
      modifier: 3,
    });
  });

  it.each([
    ["2d6r<3", [1, 2, 5, 4], [false, false, true, true], 9],
    ["1d20ro1", [1, 1], [false, true], 1],
    ["1d20min10", [3], [true], 10],
    ["1d10max8", [10], [true], 8],
    ["2d6!", [6, 6, 2, 3], [true, true, true, true], 17],
    ["2d20kh1ro1", [1, 7, 9], [false, false, true], 9],
    ["3d6!kl1", [6, 4, 5, 3], [false, false, false, true], 3],
  ] as const)("%s of %j keeps %j", (text, faces, kept, roll) => {
    const thrown = rolled(text, ...faces);
    expect(thrown.dice.map((die) => die.kept)).toEqual(kept);
    expect(thrown.roll).toBe(roll);
  });

  it.each([
    ["4d10>=6", [6, 5, 10, 1], 2, "2 réussites", "success"],
    ["4d10>6", [6, 5, 10, 1], 1, "1 réussite", "success"],
    ["1d100<=45", [45], 1, "1 réussite", "success"],
    ["1d100<=45", [46], 0, "Aucune réussite", "failure"],
    ["3d6=6", [6, 6, 1], 2, "2 réussites", "success"],
    ["2d6<2", [1, 2], 1, "1 réussite", "success"],
  ] as const)("%s of %j counts %i", (text, faces, total, label, tone) => {
    const thrown = rolled(text, ...faces);
    expect(thrown).toMatchObject({ total, outcome: { label, tone } });
    expect(thrown.dice.filter(({ kept }) => kept)).toHaveLength(total);
  });

  it("has no successes where it adds faces up", () => {
    expect(rolled("1d6+2d6>=5", 1, 5, 6)).toMatchObject({ total: 3 });
    expect(rolled("1d6+2d6>=5", 1, 5, 6).outcome).toBeUndefined();
  });

  it("adds a hundred dice at most, however often they explode or are thrown again", () => {
    expect(rolled("1d6!", 6).dice).toHaveLength(101);
    const again = rolled("1d6r<6", 1);
    expect(again.dice).toHaveLength(101);
    expect(again.total).toBe(1);
  });

  it("stays within its bounds, and its total is its dice plus its modifier", () => {
    const text = fc.constantFrom(
      "1d20",
      "2d6+3",
      "4d6dl1",
      "2d20kl1-5",
      "1d20+1d4-1d6-2",
      "10d10kh4",
      "100d1000",
      "(2d6+6)*5",
      "2d6/4-1",
      "6x4d6kh3",
      "5d10>=6!",
      "3d6!r1min2",
    );
    fc.assert(
      fc.property(text, fc.integer(), (notation, seed) => {
        const expression = diceOf(notation);
        const { min, max } = diceBounds(expression);
        const thrown = rollDice(expression, seededSource(seed));
        expect(thrown.total).toBeGreaterThanOrEqual(min);
        expect(thrown.total).toBeLessThanOrEqual(max);
        expect(thrown.total).toBe(thrown.roll + thrown.modifier);
      }),
    );
  });
});

describe("the damage of a critical hit", () => {
  it.each([
    ["1d8+4", "2d8+4"],
    ["2d6+1d6+3", "4d6+2d6+3"],
    ["4d6kh3", "8d6kh6"],
    ["(1d8+2)/2", "(2d8+2)/2"],
    ["20-(1d4)", "20-2d4"],
    ["51d6", undefined],
    ["+2", undefined],
  ])("of %s is %s", (text, notation) => {
    expect(criticalDice(text)).toBe(notation);
  });
});

describe("a modifier", () => {
  it("is shown with its sign, truncated", () => {
    const shown = [5, 0, -1, 2.9, -2.9, -0.5].map(formatModifier);
    expect(shown).toEqual(["+5", "+0", "-1", "+2", "-2", "+0"]);
  });

  it("that is not a number is « — »", () => {
    expect([Number.NaN, undefined, Number.NEGATIVE_INFINITY].map(formatModifier)).toEqual(["—", "—", "—"]);
  });
});

describe("a natural 20 or 1", () => {
  it.each([
    ["1d20+5", [20], "natural-20"],
    ["1d20+5", [1], "natural-1"],
    ["1d20+5", [19], undefined],
    ["2d20kh1", [1, 20], "natural-20"],
    ["2d20kh1", [1, 12], undefined],
    ["2d20kl1", [1, 20], "natural-1"],
    ["1d20+1d4", [20, 1], "natural-20"],
    ["2d20", [20, 20], undefined],
    ["1d6", [1], undefined],
    ["1d100", [20], undefined],
  ] as const)("in %s of %j: %s", (text, faces, mark) => {
    expect(naturalMark(rolled(text, ...faces))).toBe(mark);
  });
});

describe("the roll log", () => {
  const entry = (id: number): RollLogEntry => ({ id: String(id), label: "Perception", ...rolled("1d20", 7) });

  it("has the newest roll first", () => {
    expect(addRoll(addRoll(EMPTY_ROLL_LOG, entry(1)), entry(2)).map(({ id }) => id)).toEqual(["2", "1"]);
  });

  it("keeps the 8 most recent rolls", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), (rolls) => {
        const ids = Array.from({ length: rolls }, (_, id) => id);
        const log = ids.reduce<RollLog>((kept, id) => addRoll(kept, entry(id)), EMPTY_ROLL_LOG);
        expect(log.map(({ id }) => Number(id))).toEqual(ids.reverse().slice(0, 8));
      }),
    );
  });
});
