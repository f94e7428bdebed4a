import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededSource, showing } from "../testing/seededSource";
import { diceBounds, parseDice } from "./diceExpression";
import { type DiceRoll, d20Notation, formatModifier, naturalMark, rollCheck, rollDice } from "./rollDice";
import { addRoll, EMPTY_ROLL_LOG, type RollLog, type RollLogEntry } from "./rollLog";

const rolled = (text: string, ...faces: number[]): DiceRoll =>
  rollDice(parseDice(text) ?? [], showing(...faces));

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

  it("without dice is the sum of its constants", () => {
    expect(rollDice([], showing(1))).toEqual({
      notation: "",
      die: 0,
      roll: 0,
      modifier: 0,
      total: 0,
      dice: [],
    });
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
    );
    fc.assert(
      fc.property(text, fc.integer(), (notation, seed) => {
        const expression = parseDice(notation) ?? [];
        const { min, max } = diceBounds(expression);
        const thrown = rollDice(expression, seededSource(seed));
        expect(thrown.total).toBeGreaterThanOrEqual(min);
        expect(thrown.total).toBeLessThanOrEqual(max);
        expect(thrown.total).toBe(thrown.roll + thrown.modifier);
      }),
    );
  });
});

describe("a check", () => {
  it("is 1d20 plus a modifier", () => {
    expect(rollCheck({ modifier: 5 }, showing(12))).toMatchObject({
      notation: "1d20+5",
      die: 20,
      roll: 12,
      modifier: 5,
      total: 17,
    });
  });

  it.each([
    [{ modifier: -1 }, "1d20-1"],
    [{ modifier: 0 }, "1d20"],
    [{ modifier: -0.9 }, "1d20"],
    [{ modifier: 2.9 }, "1d20+2"],
    [{ modifier: -2.9 }, "1d20-2"],
    [{ modifier: 3, sides: 10 }, "1d10+3"],
    [{ modifier: 3, sides: 10.7 }, "1d10+3"],
    [{ modifier: 3, mode: "advantage" }, "2d20kh1+3"],
    [{ modifier: 3, mode: "disadvantage" }, "2d20kl1+3"],
    [{ modifier: 3, mode: "normal" }, "1d20+3"],
  ] as const)("%j is written %s", (check, notation) => {
    expect(d20Notation(check)).toBe(notation);
    expect(rollCheck(check, showing(2))?.notation).toBe(notation);
  });

  it.each([
    { modifier: Number.NaN },
    { modifier: undefined },
    { modifier: Number.POSITIVE_INFINITY },
    { modifier: 1, sides: 0 },
    { modifier: 1, sides: Number.NaN },
  ])("%j is disabled", (check) => {
    expect(rollCheck(check, showing(1))).toBeUndefined();
    expect(d20Notation(check)).toBeUndefined();
  });

  it("with advantage counts the higher of two dice, with disadvantage the lower", () => {
    expect(rollCheck({ modifier: 1, mode: "advantage" }, showing(4, 18))?.total).toBe(19);
    expect(rollCheck({ modifier: 1, mode: "disadvantage" }, showing(4, 18))?.total).toBe(5);
  });

  it("stays between 1 and N plus its modifier", () => {
    const mode = fc.constantFrom("normal" as const, "advantage" as const, "disadvantage" as const);
    const modifier = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        modifier,
        mode,
        fc.integer(),
        (sides, bonus, how, seed) => {
          const total = rollCheck({ sides, modifier: bonus, mode: how }, seededSource(seed))?.total;
          expect(total).toBeGreaterThanOrEqual(1 + bonus);
          expect(total).toBeLessThanOrEqual(sides + bonus);
        },
      ),
    );
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
