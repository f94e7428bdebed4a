import type { Power } from "domain/game/powers/power";
import { describe, expect, it } from "vitest";
import { POWER_CHECKS, powerOf, valuesOf } from "./powerValues";

const COSTS = ["rouse", "magic", "sanity", "luck", "humanity"] as const;
const whole: Power = {
  name: "Voix",
  kind: "Sort",
  level: 2,
  costs: { rouse: 1, magic: "4", sanity: "1d3", luck: 2, humanity: "2d6" },
  roll: { traits: ["pow", "int"] },
  note: "Elle répond.",
};

describe("the fields of a power", () => {
  it.each([whole, { ...whole, roll: { dice: "2d6" } }, { name: "Voix", kind: "Sort" }])(
    "give back the power that they were filled from",
    (power) => {
      expect(powerOf(valuesOf(power), COSTS)).toEqual(power);
    },
  );

  it("leave out what costs nothing, and the costs of other games", () => {
    const values = { ...valuesOf(whole), rouse: "0", magic: " ", note: " " };
    expect(powerOf(values, ["rouse", "magic", "sanity"])).toEqual({
      name: "Voix",
      kind: "Sort",
      level: 2,
      costs: { sanity: "1d3" },
      roll: { traits: ["pow", "int"] },
    });
    expect(powerOf(valuesOf(undefined), COSTS)).toEqual({ name: "", kind: "" });
  });

  it("say what is wrong, and nothing of dice where traits are rolled", () => {
    expect(POWER_CHECKS.level("11")).toBe("Donne un nombre de 0 à 10.");
    expect(POWER_CHECKS.rouse("-1")).toBe("Donne un nombre de 0 à 3.");
    expect(POWER_CHECKS.luck("3")).toBeNull();
    expect(POWER_CHECKS.magic("beaucoup")).toMatch(/illisibles/);
    expect(POWER_CHECKS.sanity("")).toBeNull();
    expect(POWER_CHECKS.dice("x", valuesOf(whole))).toBeNull();
    expect(POWER_CHECKS.dice("x", valuesOf(undefined))).toMatch(/illisibles/);
    expect(POWER_CHECKS.name("")).toBe("Donne un nom.");
    expect(POWER_CHECKS.kind("")).toBe("Donne une catégorie.");
    expect(POWER_CHECKS.note("x".repeat(601))).toMatch(/600 caractères/);
    expect(POWER_CHECKS.note("")).toBeNull();
  });
});
