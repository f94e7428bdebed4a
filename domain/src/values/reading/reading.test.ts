import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldName, fieldsAt, fieldsOf, isPresent, pick, pickFrom, readFirstList, valueAt } from "./fields";
import {
  readBoolean,
  readList,
  readName,
  readNameList,
  readNames,
  readProse,
  readText,
  splitText,
  withoutAbsent,
} from "./values";

describe("a field", () => {
  it("is found whatever the case, accents and punctuation of its name", () => {
    for (const name of ["hpCurrent", "hp_current", "HP current", "hp-current", "Hp.Current"]) {
      expect(pick(fieldsOf({ [name]: 3 }), ["hpCurrent"])).toBe(3);
    }
    expect(fieldName("Dextérité ")).toBe("dexterite");
  });

  it("has no value while it is blank, null or not a number", () => {
    expect([undefined, null, "", " \n", Number.NaN].map(isPresent)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect([0, false, "x", [], {}].map(isPresent)).toEqual([true, true, true, true, true]);
  });

  it("is the first of its names that has a value", () => {
    expect(pick(fieldsOf({ HP: "", hp: 3, Hp: 4 }), ["pv", "hp"])).toBe(3);
    expect(pick(fieldsOf({ b: 2, a: 1 }), ["a", "b"])).toBe(1);
    expect(pick(fieldsOf([1]), ["0"])).toBeUndefined();
  });

  it("is taken from the first layer that has it", () => {
    const layers = [fieldsOf({ b: 1 }), fieldsOf({ a: 2, b: 3 })];
    expect(pickFrom(layers, ["a", "b"])).toBe(1);
    expect(pickFrom(layers, ["a"])).toBe(2);
    expect(pickFrom(layers, ["c"])).toBeUndefined();
  });

  it("is found at the end of a path, if the path exists", () => {
    const actor = fieldsOf({ System: { attributes: { AC: { flat: 15 } } }, name: "Lia" });
    expect(valueAt(actor, "name")).toBe("Lia");
    expect(valueAt(actor, "system", "attributes", "ac", "flat")).toBe(15);
    expect(valueAt(actor, "system", "name", "ac")).toBeUndefined();
    expect([...fieldsAt(actor, "system", "attributes", "ac")]).toEqual([["flat", 15]]);
    expect(fieldsAt(actor, "name").size).toBe(0);
  });

  it("that is an empty list is skipped for the next one", () => {
    expect(readFirstList([fieldsOf({ a: [] }), fieldsOf({ a: [1] })], ["a"], readList)).toEqual([1]);
    expect(readFirstList([fieldsOf({ a: [] })], ["a"], readList)).toEqual([]);
  });

  it("named __proto__ is like any other", () => {
    expect(fieldsOf(JSON.parse('{"__proto__": 1}')).get("proto")).toBe(1);
  });

  it("beyond the thousandth is ignored", () => {
    expect(fieldsOf(Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`f${i}`, i]))).size).toBe(
      1000,
    );
  });
});

describe("a text", () => {
  it("is trimmed, cut and never blank", () => {
    expect(readText("  Lorien ")).toBe("Lorien");
    expect(readText(12.5)).toBe("12.5");
    expect(readText("abcdef", 3)).toBe("abc");
    expect(readText("ab cdef", 3)).toBe("ab");
    expect([readText(" "), readText(null), readText(Number.NaN), readText({})]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("is the same when it is read again", () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: 1, max: 30 }), (raw, length) => {
        const text = readText(raw, length);
        expect(readText(text, length)).toBe(text);
      }),
    );
  });

  it("may be wrapped in an object with a name", () => {
    expect(readName({ label: "Elfe" })).toBe("Elfe");
    expect(readName("Elfe")).toBe("Elfe");
    expect(readName({ x: 1 })).toBeUndefined();
    expect(readProse(["a", { text: "b" }, null])).toBe("a\nb");
    expect(readProse({ value: "a" })).toBe("a");
  });

  it("may be a list", () => {
    expect(splitText("a, b;c\n a")).toEqual(["a", "b", "c"]);
    expect(splitText(3)).toEqual([]);
    expect(readNameList("a, b")).toEqual(["a", "b"]);
    expect(readNameList([{ name: "a, b" }, "a", "a"])).toEqual(["a, b", "a"]);
    expect(readNames(["", " x "])).toEqual(["x"]);
  });
});

describe("a list", () => {
  it("is read from a list or from the values of an object, at most two thousand", () => {
    expect(readList([1, 2])).toEqual([1, 2]);
    expect(readList({ a: 1, b: 2 })).toEqual([1, 2]);
    expect(readList("ab")).toEqual([]);
    expect(readList(Array.from({ length: 3000 }))).toHaveLength(2000);
    expect(readList(Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [i, i])))).toHaveLength(2000);
  });
});

describe("an unreadable value", () => {
  it("is absent, rather than a field that is undefined", () => {
    const facts = withoutAbsent({ a: undefined, b: 0, c: "", d: null, e: false });
    expect(Object.keys(facts)).toEqual(["b", "c", "d", "e"]);
  });
});

describe("booleans", () => {
  it.each([
    [true, true],
    [false, false],
    ["true", true],
    ["Oui", true],
    [1, true],
    ["0", false],
    ["faux", false],
    ["peut-être", undefined],
    [2, undefined],
    [null, undefined],
    [{}, undefined],
  ])("are read from %j", (raw, expected) => {
    expect(readBoolean(raw)).toBe(expected);
  });
});
