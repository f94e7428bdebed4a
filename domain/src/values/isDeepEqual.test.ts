import { describe, expect, it } from "vitest";
import { isDeepEqual } from "./isDeepEqual";

describe("two values", () => {
  it.each([
    [1, 1],
    [null, null],
    [undefined, undefined],
    [{}, {}],
    [
      { a: 1, b: [{ c: "x" }] },
      { b: [{ c: "x" }], a: 1 },
    ],
  ])("%j and %j are equal", (one, other) => {
    expect(isDeepEqual(one, other)).toBe(true);
  });

  it.each([
    [1, "1"],
    [null, undefined],
    [null, {}],
    [[], {}],
    [[1], [1, 2]],
    [[1], [2]],
    [{ a: 1 }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: { b: 1 } }, { a: { b: 2 } }],
  ])("%j and %j are not", (one, other) => {
    expect(isDeepEqual(one, other)).toBe(false);
    expect(isDeepEqual(other, one)).toBe(false);
  });
});
