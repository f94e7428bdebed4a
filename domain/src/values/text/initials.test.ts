import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initials } from "./initials";

describe("initials", () => {
  it.each([
    ["Aria Sombrelune", "AS"],
    ["Lorien des Saules", "LD"],
    ["élodie œuvrard", "ÉŒ"],
    ["Maëlle", "MA"],
    ["  « Kael »  (le)  Gris ", "KL"],
    ["X", "X"],
    ["7 Sœurs", "7S"],
  ])("of %j are %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each(["", "   ", "🔥 —", null, undefined])("without a name are DH", (name) => {
    expect(initials(name)).toBe("DH");
    expect(initials(name, "?")).toBe("?");
  });

  it("keep an accent that is a separate character", () => {
    expect(initials("e\u0301lan Z\u0308")).toBe("\u00c9Z\u0308");
  });

  it("are never empty and never start with a space", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => /^\S/.test(initials(name))));
  });
});
