import { describe, expect, it } from "vitest";
import { refusalOf } from "../testing/refusals";
import { requireStorable } from "./storable";

const refusal = (value: unknown) => refusalOf(() => requireStorable(value, "Ce personnage"));
const nested = (levels: number): unknown => (levels === 0 ? 1 : { inner: nested(levels - 1) });

describe("the JSON that a document can store", () => {
  it("is any of reasonable size", () => {
    expect(refusal({ a: [1, "x", null, { b: [true] }], __a: 1, "é ä": {} })).toBeUndefined();
    expect(refusal(nested(18))).toBeUndefined();
  });

  it("has no list within a list, at any depth", () => {
    expect(refusal({ a: [[1]] })).toBe("invalid-input");
    expect(refusal({ a: [{ b: [{ c: [[]] }] }] })).toBe("invalid-input");
  });

  it("has no blank or reserved names", () => {
    expect(refusal({ "": 1 })).toBe("invalid-input");
    expect(refusal({ a: JSON.parse('{"__proto__": 1}') })).toBe("invalid-input");
    expect(refusal({ "__a\n__": 1 })).toBe("invalid-input");
  });

  it("is not deeper than Firestore allows", () => {
    expect(refusal(nested(19))).toBe("invalid-input");
  });

  it("is not longer than 256 K characters", () => {
    expect(refusal({ a: "x".repeat(256 * 1024 - 8) })).toBeUndefined();
    expect(refusal({ a: "x".repeat(256 * 1024 - 7) })).toBe("payload-too-large");
  });
});
