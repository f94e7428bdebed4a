import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diceBounds, formatDice, parseDice } from "./diceExpression";

const reprint = (text: string) => {
  const expression = parseDice(text);
  return expression && formatDice(expression);
};

describe("dice notation", () => {
  it.each([
    ["d20", "1d20"],
    ["1d20", "1d20"],
    [" 2D6 + 3 ", "2d6+3"],
    ["1d20-1", "1d20-1"],
    ["1d20−1", "1d20-1"],
    ["1d20 – 1", "1d20-1"],
    ["+1d6", "1d6"],
    ["-1d4+10", "-1d4+10"],
    ["3+2d6", "3+2d6"],
    ["d%", "1d100"],
    ["1d20+1d4-1", "1d20+1d4-1"],
    ["4d6kh3", "4d6kh3"],
    ["4d6k3", "4d6kh3"],
    ["4d6dl1", "4d6kh3"],
    ["4d6dl", "4d6kh3"],
    ["4d6d1", "4d6kh3"],
    ["2d20kh", "2d20kh1"],
    ["2d20kl1", "2d20kl1"],
    ["2d20dh1", "2d20kl1"],
    ["5d6dh2", "5d6kl3"],
    ["2d6kh2", "2d6"],
    ["2d6kh9", "2d6"],
    ["2d6dl0", "2d6"],
    ["1d20+0", "1d20"],
    ["0+1d20-0", "1d20"],
    ["100d1000+100000", "100d1000+100000"],
  ])("%j is %s", (text, notation) => {
    expect(reprint(text)).toBe(notation);
  });

  it.each([
    "",
    "20",
    "d",
    "2d",
    "0d6",
    "2d0",
    "1d20+",
    "1d20++1",
    "1d20 5d",
    "1d6 1d6x",
    "1d%%",
    "2d6kh0",
    "2d6dl2",
    "2d6dh3",
    "1d6.5",
    "dix",
    "1d20+x",
    "101d6",
    "60d6+41d6",
    "1d1001",
    "1d6+100001",
    "1d6+1+1+1+1+1+1+1+1+1+1",
    `1d6${" ".repeat(198)}`,
    "1d20!",
  ])("does not include %j", (text) => {
    expect(parseDice(text)).toBeUndefined();
  });

  it("may have ten terms and two hundred characters", () => {
    expect(parseDice("1d6+1+1+1+1+1+1+1+1+1")).toHaveLength(10);
    expect(parseDice(`1d6${" ".repeat(197)}`)).toHaveLength(1);
  });

  it("needs a sign between two terms", () => {
    expect(parseDice("1d6d6d6")).toBeUndefined();
    expect(parseDice("2d6%")).toBeUndefined();
    expect(parseDice("1d%5")).toBeUndefined();
  });

  it("has a lowest and a highest total", () => {
    const boundsOf = (text: string) => diceBounds(parseDice(text) ?? []);
    expect(boundsOf("2d6+3")).toEqual({ min: 5, max: 15 });
    expect(boundsOf("4d6kh3")).toEqual({ min: 3, max: 18 });
    expect(boundsOf("1d20-1d4-1")).toEqual({ min: -4, max: 18 });
  });

  it("is parsed to the same expression after formatting", () => {
    const keep = fc.constantFrom("", "kh1", "kl2", "dl1", "dh2", "k3", "d");
    const dice = fc
      .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 1, max: 100 }), keep)
      .map(([count, sides, kept]) => `${count}d${sides}${kept}`);
    const term = fc
      .tuple(fc.constantFrom("+", "-"), fc.oneof(dice, fc.integer({ min: 0, max: 99 })))
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(dice, fc.array(term, { maxLength: 9 }), (first, rest) => {
        const expression = parseDice([first, ...rest].join(" "));
        expect(expression).toBeDefined();
        expect(parseDice(formatDice(expression ?? []))).toEqual(expression);
      }),
    );
  });

  it("is parsed without throwing, whatever the text", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789dkhl%+- x") });
    fc.assert(fc.property(fc.oneof(typed, fc.string()), (text) => parseDice(text)?.length !== 0));
  });
});
