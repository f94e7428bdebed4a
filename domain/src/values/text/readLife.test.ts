import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLife } from "./readLife";

describe("what is left of a creature's life", () => {
  it.each([
    ["4", 4],
    ["=4", 4],
    ["= 4", 4],
    ["4/7", 4],
    ["4 / 7", 4],
    ["-5", 2],
    ["−5", 2],
    ["+3", 10],
    ["- 5", 2],
    ["-2-3", 2],
    ["7-3", 4],
    ["7/7-3", 4],
    ["7 - 3 + 1", 5],
    ["1 000", 1_000],
    ["-9", -2],
    [" 0 ", 0],
  ])("%j leaves %d of 7", (text, left) => {
    expect(readLife(text, 7)).toBe(left);
  });

  it.each([
    "",
    "moitié",
    "abc",
    "2,5",
    "1e3",
    "4/",
    "/7",
    "=",
    "=-4",
    "7-",
    "--3",
    "1 20",
    "5 PV",
    "9".repeat(33),
  ])("%j says nothing", (text) => {
    expect(readLife(text, 7)).toBeUndefined();
  });

  it("reads any text in a moment", () => {
    fc.assert(fc.property(fc.string(), (text) => Number.isInteger(readLife(text, 7) ?? 0)));
  });
});
