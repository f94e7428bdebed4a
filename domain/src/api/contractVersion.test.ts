import { describe, expect, it } from "vitest";
import { CONTRACT_VERSION, isNewerContract } from "./contractVersion";

describe("the version of the contract", () => {
  it("is newer than the client's only with a higher number", () => {
    expect(["2", "3", "4", "10"].map((header) => isNewerContract(header, 3))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isNewerContract(String(CONTRACT_VERSION))).toBe(false);
  });

  it("says nothing where the answer carries none, or something else", () => {
    for (const header of [null, "", "abc", "-1", "1e9", "99999999999"]) {
      expect(isNewerContract(header, 0)).toBe(false);
    }
  });
});
