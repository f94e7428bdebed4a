import { describe, expect, it } from "vitest";
import { nameWidth } from "./nameWidth";

const token = (id: string, x: number, y: number, change = {}) => ({
  ...{ id, x, y, size: 1, nameShown: true },
  ...change,
});
const widthOf = (others: ReturnType<typeof token>[]) => nameWidth(token("own", 100, 100), others, 50, 10);

describe("the width of a name", () => {
  it("has no end where nobody's name stands on its line", () => {
    expect(widthOf([token("own", 100, 100), token("below", 100, 150)])).toBe(Number.POSITIVE_INFINITY);
    expect(widthOf([token("unnamed", 150, 100, { nameShown: false })])).toBe(Number.POSITIVE_INFINITY);
  });

  it("ends before its nearest neighbour's", () => {
    expect(widthOf([token("far", 400, 100), token("near", 200, 102)])).toBe(95);
    expect(widthOf([token("large", 200, 75, { size: 2 })])).toBe(95);
  });

  it("is never less than the token", () => {
    expect(widthOf([token("same", 100, 100)])).toBe(45);
  });
});
