import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { batchItemIds, normaliseItemIds } from "./itemIds";

describe("a list of item ids", () => {
  it("is trimmed, without empty ids and without duplicates", () => {
    expect(normaliseItemIds([" a", "b ", "", "a", null, 3])).toEqual(["a", "b", "3"]);
    expect(normaliseItemIds("a, b,,a")).toEqual(["a", "b"]);
    expect(normaliseItemIds(undefined)).toEqual([]);
  });

  it("is split into batches of ten", () => {
    const ids = Array.from({ length: 21 }, (_, i) => `id-${i}`);
    expect(batchItemIds(ids).map((batch) => batch.length)).toEqual([10, 10, 1]);
    expect(batchItemIds(ids.slice(0, 10))).toEqual([ids.slice(0, 10)]);
    expect(batchItemIds([])).toEqual([]);
  });

  it("loses none and repeats none in its batches", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (raw) => {
        const batches = batchItemIds(raw);
        expect(batches.flat()).toEqual(normaliseItemIds(raw));
        expect(batches.every(({ length }) => length >= 1 && length <= 10)).toBe(true);
      }),
    );
  });
});
