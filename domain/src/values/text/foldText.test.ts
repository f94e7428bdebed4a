import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./foldText";

describe("foldText", () => {
  it.each([
    [" ÉPÉE  longue ", "epee longue"],
    ["Cœur d’Æther", "coeur d'aether"],
    ["Naïve Ça", "naive ca"],
    ["ﬁer", "fier"],
    ["ℌéros", "heros"],
    ["Ǽther, ŉ", "aether, 'n"],
  ])("gives the same key for %j and %j", (text, key) => {
    expect(foldText(text)).toBe(key);
  });

  it("does not depend on how an accent is encoded", () => {
    expect(foldText("e\u0301pe\u0301e")).toBe(foldText("\u00e9p\u00e9e"));
  });

  it("is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => foldText(foldText(text)) === foldText(text)),
    );
  });
});
