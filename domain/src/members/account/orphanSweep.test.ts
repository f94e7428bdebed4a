import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSweep, orphanLimit } from "./orphanSweep";

describe("the limit of a sweep", () => {
  it.each([
    [0, 3],
    [10, 3],
    [79, 3],
    [80, 4],
    [399, 19],
    [400, 20],
    [1_000_000, 20],
  ])("among %i is %i", (among, limit) => {
    expect(orphanLimit(among)).toBe(limit);
  });
});

describe("a sweep", () => {
  const people = { accounts: 100, members: 100 };

  it("deletes up to its limit", () => {
    expect(checkSweep({ found: 5, among: 100 }, people, people)).toBeUndefined();
    expect(checkSweep({ found: 6, among: 100 }, people, people)).toBe(
      "6 orphans among 100 are more than the limit of 5",
    );
  });

  it("stops when a side has halved, whichever", () => {
    const nothing = { found: 0, among: 50 };
    expect(checkSweep(nothing, { accounts: 100, members: 50 }, people)).toBe(
      "the members have fallen from 100 to 50",
    );
    expect(checkSweep(nothing, { accounts: 50, members: 100 }, people)).toBe(
      "the accounts have fallen from 100 to 50",
    );
    expect(checkSweep(nothing, { accounts: 51, members: 51 }, people)).toBeUndefined();
  });

  it("stops for an emptied database", () => {
    expect(checkSweep({ found: 1, among: 100 }, { accounts: 100, members: 0 }, people)).toBeDefined();
  });

  it("does not mind that a few people left a small installation", () => {
    const [six, three] = [
      { accounts: 6, members: 6 },
      { accounts: 3, members: 3 },
    ];
    expect(checkSweep({ found: 3, among: 3 }, three, six)).toBeUndefined();
    expect(checkSweep({ found: 0, among: 2 }, { accounts: 6, members: 2 }, six)).toBeDefined();
  });

  it("has nothing to compare with on the first day", () => {
    expect(checkSweep({ found: 1, among: 1 }, { accounts: 1, members: 1 }, undefined)).toBeUndefined();
  });

  it("goes as far as an operator says, but not past a loss", () => {
    expect(checkSweep({ found: 60, among: 100 }, people, people, 60)).toBeUndefined();
    expect(checkSweep({ found: 61, among: 100 }, people, people, 60)).toBeDefined();
    expect(checkSweep({ found: 1, among: 9 }, { accounts: 9, members: 9 }, people, 60)).toBeDefined();
  });

  it("never deletes more than twenty by itself", () => {
    fc.assert(
      fc.property(fc.nat(1e7), fc.nat(1e7), (found, among) => {
        if (checkSweep({ found, among }, people, undefined) === undefined)
          expect(found).toBeLessThanOrEqual(20);
      }),
    );
  });
});
