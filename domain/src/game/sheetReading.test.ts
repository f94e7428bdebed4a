import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "../values/reading/fields";
import {
  blockLayers,
  findGauge,
  readGauge,
  readLines,
  readTrait,
  readTraitValues,
  sheetLayers,
} from "./sheetReading";

const STRENGTH = { key: "strength", label: "Force", aliases: ["for"] };
const DOTS = { min: 0, max: 5 };
const HEALTH = { key: "health", label: "Santé" };

const strengthIn = (raw: unknown) => {
  const layers = sheetLayers(raw);
  return readTrait([...blockLayers(layers, ["attributes", "attributs"]), ...layers], STRENGTH, DOTS);
};

describe("a trait of a sheet", () => {
  it.each([
    ["by its key", { stats: { strength: 3 } }],
    ["by its French name", { data: { Force: "3" } }],
    ["by an alias", { FOR: 3 }],
    ["in the stats of its data", { data: { stats: { strength: 3 } } }],
    ["in a Foundry actor's system", { system: { strength: { value: 3 } } }],
    ["in a block", { stats: { attributes: { strength: 3 } } }],
    ["in a block of blocks", { stats: { attributs: { physiques: { force: { dots: 3 } } } } }],
    ["in a list of named values", { stats: { attributes: [{ name: "Force", value: 3 }, "Astuce", {}] } }],
    ["as part of a number", { stats: { strength: 3.7 } }],
  ])("is found %s", (_, raw) => {
    expect(strengthIn(raw)).toBe(3);
  });

  it.each([
    ["beyond its range", { strength: 6 }],
    ["below its range", { strength: -1 }],
    ["no number", { strength: "beaucoup" }],
    ["an empty object", { strength: {} }],
    ["elsewhere", { muscles: 3 }],
  ])("is unknown when it is %s", (_, stats) => {
    expect(strengthIn({ stats })).toBeUndefined();
  });

  it("is searched further when the first value cannot be read", () => {
    expect(strengthIn({ stats: { strength: "?", for: 2 } })).toBe(2);
    expect(strengthIn({ stats: { strength: 99 }, data: { strength: 4 } })).toBe(4);
  });

  it("includes both ends of its range, and is never -0", () => {
    expect(strengthIn({ strength: 5 })).toBe(5);
    expect(Object.is(strengthIn({ strength: -0.5 }), 0)).toBe(true);
  });

  it("is read with others, by key", () => {
    const layers = sheetLayers({ stats: { Force: 2 } });
    expect(readTraitValues(layers, [STRENGTH, { key: "wits", label: "Astuce" }], DOTS)).toEqual({
      strength: 2,
      wits: undefined,
    });
  });
});

describe("a gauge of a sheet", () => {
  const gauge = (value: unknown, max = 10) => findGauge([fieldsOf({ health: value })], HEALTH, max);

  it.each([
    [
      { current: 3, max: 7 },
      { current: 3, max: 7 },
    ],
    [
      { value: 3, max: 7 },
      { current: 3, max: 7 },
    ],
    ["3 / 7", { current: 3, max: 7 }],
    ["3", { current: 3, max: 10 }],
    [3, { current: 3, max: 10 }],
    [{ max: 7 }, { current: 7, max: 7 }],
    [
      { current: 9, max: 7 },
      { current: 7, max: 7 },
    ],
    [
      { current: -2, max: 7 },
      { current: 0, max: 7 },
    ],
    [
      { current: 5, max: -7 },
      { current: 0, max: 0 },
    ],
    [
      { current: 5000, max: 9000 },
      { current: 999, max: 999 },
    ],
  ])("reads %j as %j", (raw, read) => {
    expect(gauge(raw)).toEqual(read);
  });

  it.each(["en forme", {}, [], null, { current: "?" }, true])("cannot be read from %j", (raw) => {
    expect(gauge(raw)).toBeUndefined();
  });

  it("is searched in the next layer when the first one cannot be read", () => {
    const layers = [fieldsOf({ health: "?" }), fieldsOf({ santé: "2/6" })];
    expect(findGauge(layers, HEALTH, 10)).toEqual({ current: 2, max: 6 });
  });

  it("is derived by the game when the character has none", () => {
    expect(readGauge([fieldsOf({})], HEALTH, { current: 4, max: 9 })).toEqual({ current: 4, max: 9 });
    expect(readGauge([fieldsOf({ health: 2 })], HEALTH, { current: 4, max: 9 })).toEqual({
      current: 2,
      max: 9,
    });
  });

  it("stays within 0 and its maximum", () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer(), (raw, max) => {
        const read = gauge(raw, max);
        if (read === undefined) return;
        expect(read.current).toBeGreaterThanOrEqual(0);
        expect(read.current).toBeLessThanOrEqual(read.max);
      }),
    );
  });
});

describe("the lines of a profile", () => {
  const traits = [
    { key: "clan", label: "Clan" },
    { key: "convictions", label: "Convictions" },
    { key: "age", label: "Âge" },
  ];

  it("are texts, lists as one line, and numbers, without blank ones", () => {
    const layers = [
      fieldsOf({ clan: "  ", age: 34 }),
      fieldsOf({ convictions: ["Jamais d'enfants", "Payer"] }),
    ];
    expect(readLines(layers, traits)).toEqual([
      { label: "Convictions", text: "Jamais d'enfants, Payer" },
      { label: "Âge", text: "34" },
    ]);
  });

  it("come from the first layer that has them", () => {
    const layers = [
      fieldsOf({ clan: [] }),
      fieldsOf({ clan: { name: "Ventrue" } }),
      fieldsOf({ clan: "Brujah" }),
    ];
    expect(readLines(layers, traits)).toEqual([{ label: "Clan", text: "Ventrue" }]);
  });
});
