import { describe, expect, it } from "vitest";
import {
  foundryCoin,
  foundryDamageType,
  foundryProperty,
  foundrySkill,
  frenchAlignment,
  frenchCoin,
  frenchDamageType,
  frenchProficiency,
  frenchProperty,
  frenchRarity,
} from "./vocabulary";

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
    ["Portée", ["Range"]],
    ["Sape", ["Sap"]],
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

  it.each([
    ["sim", "Armes courantes"],
    ["mar", "Armes de guerre"],
    ["lgt", "Armures légères"],
    ["med", "Armures intermédiaires"],
    ["hvy", "Armures lourdes"],
    ["shl", "Boucliers"],
    ["common", "Commun"],
    ["cant", "Argot des voleurs"],
    ["Thieves' Tools", "Outils de voleur"],
    ["Simple Weapons", "Armes courantes"],
    ["Patois", "Patois"],
  ])("for the proficiency %s is « %s »", (english, french) => {
    expect(frenchProficiency(english)).toBe(french);
    if (!english.endsWith("s")) expect(frenchProficiency(`${english}s`)).toBe(french);
  });

  it("is French for properties, rarities, coins and alignments", () => {
    expect(["foc", "ret", "stealthDisadvantage"].map(frenchProperty)).toEqual([
      ...["Focaliseur", "Retour", "Désavantage en Discrétion"],
    ]);
    expect(["veryRare", "Uncommon", "artifact", "unique"].map(frenchRarity)).toEqual([
      ...["Très rare", "Peu commun", "Artéfact", "unique"],
    ]);
    expect(["gp", "sp", "cp", "thalers"].map(frenchCoin)).toEqual(["po", "pa", "pc", "thalers"]);
    expect(["Lawful Good", "cn", "True Neutral", "Fantasque"].map(frenchAlignment)).toEqual([
      ...["Loyal bon", "Chaotique neutre", "Neutre", "Fantasque"],
    ]);
    expect(frenchAlignment(undefined)).toBeUndefined();
    expect(frenchRarity("")).toBeUndefined();
  });

  it("has Foundry's code in an export", () => {
    expect([foundryDamageType("tranchant"), foundryProperty("Légère"), foundryCoin("po")]).toEqual([
      ...["slashing", "lgt", "gp"],
    ]);
    expect([foundryDamageType("magique"), foundryProperty("Maudite"), foundrySkill("stealth")]).toEqual([
      ...["magique", "Maudite", "ste"],
    ]);
  });
});
