import { describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals";
import { readItemRequest } from "./itemRequest";

describe("the query of an item list", () => {
  it("asks for every official item by default", () => {
    expect(readItemRequest({})).toEqual({
      ids: undefined,
      system: undefined,
      official: true,
      homebrew: "none",
    });
  });

  it.each([
    [undefined, true],
    ["true", true],
    [true, true],
    ["", true],
    ["false", false],
    ["FALSE", false],
    [false, false],
  ])("with includeOfficial=%j: %s", (includeOfficial, official) => {
    expect(readItemRequest({ includeOfficial }).official).toBe(official);
  });

  it.each([
    [undefined, "none"],
    ["", "none"],
    [false, "none"],
    ["false", "none"],
    [true, "mine"],
    ["true", "mine"],
    ["mine", "mine"],
    ["All", "all"],
  ])("with includeHomebrew=%j gives %s", (includeHomebrew, homebrew) => {
    expect(readItemRequest({ includeHomebrew }).homebrew).toBe(homebrew);
  });

  it.each(["yours", "toString", "__proto__"])("refuses includeHomebrew=%s", (includeHomebrew) => {
    expect(refusalOf(() => readItemRequest({ includeHomebrew }))).toBe("invalid-input");
  });

  it("has at most ten ids, trimmed and each once", () => {
    const ids = Array.from({ length: 10 }, (_, n) => `objet-${n}`);
    expect(readItemRequest({ ids: ` ${ids.join(" , ")},,objet-1` }).ids).toEqual(ids);
    expect(refusalOf(() => readItemRequest({ ids: [...ids, "encore"].join() }))).toBe("invalid-input");
    expect(readItemRequest({ ids: "" }).ids).toEqual([]);
  });

  it("is limited to one known system", () => {
    expect(readItemRequest({ system: "cthulhu" }).system).toBe("cthulhu");
    expect(refusalOf(() => readItemRequest({ system: "tarot" }))).toBe("unknown-system");
  });
});
