import { describe, expect, it } from "vitest";
import { nameRoom } from "./nameRoom";

const token = (id: string, x: number, y: number, change = {}) => ({
  ...{ id, x, y, size: 1, nameShown: true },
  ...change,
});
const roomOf = (others: ReturnType<typeof token>[]) => nameRoom(token("own", 100, 100), others, 50, 10);

describe("the room of a name", () => {
  it("has no end where nobody's name stands on its line", () => {
    expect(roomOf([token("own", 100, 100), token("below", 100, 150)])).toBe(Number.POSITIVE_INFINITY);
    expect(roomOf([token("unnamed", 150, 100, { nameShown: false })])).toBe(Number.POSITIVE_INFINITY);
  });

  it("ends before its nearest neighbour's", () => {
    expect(roomOf([token("far", 400, 100), token("near", 200, 102)])).toBe(95);
    expect(roomOf([token("large", 200, 75, { size: 2 })])).toBe(95);
  });

  it("is never less than the token", () => {
    expect(roomOf([token("same", 100, 100)])).toBe(45);
  });
});
