import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNumber, readWhole } from "./readNumber";

describe("readNumber", () => {
  it.each([
    [12, 12],
    [-3.5, -3.5],
    ["12", 12],
    [" +3 ", 3],
    ["−1", -1],
    ["-1", -1],
    ["7,5", 7.5],
    [".5", 0.5],
    ["3.", 3],
    ["- 4", -4],
    ["1 200", 1200],
    ["12 345 678", 12345678],
    ["1\u202f200,25", 1200.25],
  ])("reads %j as %d", (raw, expected) => {
    expect(readNumber(raw)).toBe(expected);
  });

  it.each([
    "",
    " ",
    ".",
    "-",
    "12 PV",
    "10 20",
    "1 20",
    "1234 567",
    "1, 5",
    "1,2,3",
    "1e5",
    "0x10",
    "Infinity",
    "--1",
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    null,
    undefined,
    [4],
    { value: 4 },
    "9".repeat(33),
  ])("does not read %j", (raw) => {
    expect(readNumber(raw)).toBeUndefined();
  });

  it("reads up to 32 characters", () => {
    expect(readNumber(`${"0".repeat(31)}7`)).toBe(7);
  });

  it("never throws, and gives finite numbers only", () => {
    fc.assert(fc.property(fc.anything(), (raw) => Number.isFinite(readNumber(raw) ?? 0)));
  });

  it("reads a number that it gave", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (number) => {
        expect(readNumber(String(number))).toBe(number);
      }),
    );
  });
});

describe("readWhole", () => {
  it.each([
    [12, 12],
    ["12,9", 12],
    [-3.5, -3],
    [1e300, undefined],
    ["douze", undefined],
  ])("reads %j as %s", (raw, expected) => {
    expect(readWhole(raw)).toBe(expected);
  });

  it("is never -0", () => {
    expect(Object.is(readWhole(-0.5), 0)).toBe(true);
  });

  it("rejects values outside its range, which is inclusive", () => {
    const read = [-1, 0, 5, 5.9, 6].map((raw) => readWhole(raw, { min: 0, max: 5 }));
    expect(read).toEqual([undefined, 0, 5, 5, undefined]);
  });
});
