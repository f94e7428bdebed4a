import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../values/reading/fields";
import { abilityKey, readAbilityScores } from "./abilityScores";

const read = (raw: unknown) => readAbilityScores([fieldsOf(raw)]);

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
