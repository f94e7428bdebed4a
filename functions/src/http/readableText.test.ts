import { describe, expect, it } from "vitest";
import { requireReadableParams, requireReadableText } from "./readableText";

const refusalOf = (check: () => void): unknown => {
  try {
    check();
    return undefined;
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

describe("the texts of a request", () => {
  it.each([
    ["a text", "a\ud800"],
    ["a list", [["a"], ["b\udfff"]]],
    ["a field", { stats: { name: "\ud83d" } }],
    ["a field's name", { "\ud83d": 1 }],
  ])("are refused with half of a surrogate pair in %s", (_, value) => {
    expect(refusalOf(() => requireReadableText(value))).toBe("invalid-input");
  });

  it("pass with whole characters, other values and no value", () => {
    for (const value of [undefined, null, 3, true, "🔥", { a: ["🔥", { b: null }] }]) {
      expect(refusalOf(() => requireReadableText(value))).toBeUndefined();
    }
  });

  it("are read however deep they are", () => {
    const deep = JSON.parse(`${"[".repeat(100_000)}"\\ud800"${"]".repeat(100_000)}`);
    expect(refusalOf(() => requireReadableText(deep))).toBe("invalid-input");
  });
});

describe("the parameters of an address", () => {
  it("are refused with a line break, another control character or half of a pair", () => {
    for (const id of ["a\nb", "a\u0000", "\u2028", "\ud800"]) {
      expect(refusalOf(() => requireReadableParams({ id }))).toBe("bad-request");
    }
    expect(refusalOf(() => requireReadableParams({ id: "a b~é🔥" }))).toBeUndefined();
  });
});
