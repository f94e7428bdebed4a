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

  it("is not longer than 256 KB in UTF-8", () => {
    expect(refusal({ a: "x".repeat(256 * 1024 - 8) })).toBeUndefined();
    expect(refusal({ a: "x".repeat(256 * 1024 - 7) })).toBe("payload-too-large");
    expect(refusal({ a: "€".repeat(87_378) })).toBeUndefined();
    expect(refusal({ a: "€".repeat(87_379) })).toBe("payload-too-large");
  });

  it("has no more than 20,000 values", () => {
    expect(refusal({ a: Array(19_998).fill("") })).toBeUndefined();
    expect(refusal({ a: Array(19_999).fill("") })).toBe("payload-too-large");
  });

  it("may stay as large as it was, and shrink", () => {
    const kept = (value: unknown, before: unknown) =>
      refusalOf(() => requireStorable(value, "Ce personnage", { before }));
    const text = "€".repeat(100_000);
    const many = Array(30_000).fill("");
    expect(kept({ a: text, b: 1 }, { a: text, b: 2 })).toBeUndefined();
    expect(kept({ a: text.slice(1) }, { a: text })).toBeUndefined();
    expect(kept({ a: text, b: 1 }, { a: text })).toBe("payload-too-large");
    expect(kept({ a: many.slice(1) }, { a: many })).toBeUndefined();
    expect(kept({ a: [...many, 1] }, { a: many })).toBe("payload-too-large");
  });

  it("is bounded otherwise where somebody says so", () => {
    const bounds = { bytes: 10, values: 2 };
    const bounded = (value: unknown) => refusalOf(() => requireStorable(value, "Cet objet", { bounds }));
    expect(bounded({ a: "é" })).toBeUndefined();
    expect(bounded({ a: "éa" })).toBe("payload-too-large");
    expect(bounded({ a: 1, b: 2 })).toBe("payload-too-large");
  });
});
