import { describe, expect, it } from "vitest";
import { frenchDamageType, frenchProperty } from "./vocabulary";

describe("a term of another tool", () => {
  it.each([
    ["acid", "acide"],
    ["bludgeoning", "contondant"],
    ["cold", "froid"],
    ["fire", "feu"],
    ["lightning", "foudre"],
    ["necrotic", "nécrotique"],
    ["piercing", "perforant"],
    ["psychic", "psychique"],
    ["radiant", "radiant"],
    ["thunder", "tonnerre"],
  ])("for %s damage is « %s »", (english, french) => {
    expect(frenchDamageType(english)).toBe(french);
  });

  it.each([
    ["Munitions", ["amm", "Ammunition"]],
    ["Finesse", ["fin", "Finesse"]],
    ["Lourde", ["hvy", "Heavy"]],
    ["Légère", ["lgt", "Light"]],
    ["Chargement", ["lod", "Loading"]],
    ["Magique", ["mgc"]],
    ["Allonge", ["rch", "Reach"]],
    ["Spéciale", ["spc", "Special"]],
    ["Lancer", ["thr", "Thrown"]],
    ["À deux mains", ["two", "Two-Handed"]],
    ["Polyvalente", ["ver", "Versatile"]],
  ])("for the property « %s » is recognised as %j", (french, english) => {
    for (const word of english) expect(frenchProperty(word)).toBe(french);
  });

  it("is unchanged when it is unknown", () => {
    expect(frenchDamageType("Slashing")).toBe("tranchant");
    expect(frenchDamageType("constructor")).toBe("constructor");
    expect(frenchProperty("Two-Handed")).toBe("À deux mains");
    expect(frenchProperty("toString")).toBe("toString");
  });
});
