import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../values/reading/fields";
import { abilityModifier } from "./abilities";
import { abilityKey, readAbilityScores } from "./abilityScores";

const read = (raw: unknown) => readAbilityScores([fieldsOf(raw)]);

describe("an ability modifier", () => {
  it.each([
    [1, -5],
    [8, -1],
    [9, -1],
    [10, 0],
    [11, 0],
    [12, 1],
    [20, 5],
    [30, 10],
  ])("of a score of %i is %i", (score, modifier) => {
    expect(abilityModifier(score)).toBe(modifier);
  });

  it("is NaN for a score that is no number", () => {
    expect(abilityModifier(Number.NaN)).toBeNaN();
  });

  it("grows by one with every two points", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (score) => {
        expect(abilityModifier(score + 2)).toBe(abilityModifier(score) + 1);
      }),
    );
  });
});

describe("ability scores", () => {
  const expected = { str: 16, wis: 9 };

  it.each<[unknown]>([
    [{ abilityScores: { str: 16, wis: 9 } }],
    [{ abilityScores: { STR: "16", Wis: { value: 9 } } }],
    [{ abilities: { FOR: 16, SAG: "9" } }],
    [{ caractéristiques: { Force: { score: "16" }, Sagesse: { total: 9 } } }],
    [{ strength: 16, wisdom: 9 }],
    [{ abilityScores: { str: 16 }, sagesse: 9 }],
    [
      {
        abilities: [
          { name: "Force", value: 16 },
          { ability: "wis", score: 9 },
          { name: "Chance", value: 3 },
          4,
        ],
      },
    ],
    [{ abilityScores: { str: "fort" }, force: 16.9, sagesse: 9 }],
  ])("are read from %j", (raw) => {
    expect(read(raw)).toEqual(expected);
  });

  it.each([-1, 100, Number.NaN, "beaucoup", {}, [], null])("are absent for %j", (score) => {
    expect(read({ abilityScores: { str: score } })).toEqual({});
  });

  it("are limited to 0 to 99", () => {
    expect(read({ str: 0, wis: 99 })).toEqual({ str: 0, wis: 99 });
  });

  it.each([
    ["Dextérité", "dex"],
    ["CON", "con"],
    ["intelligence", "int"],
    ["charisme", "cha"],
    ["chance", undefined],
    [3, undefined],
  ])("have names: %j is %s", (name, key) => {
    expect(abilityKey(name)).toBe(key);
  });
});
