import { describe, expect, it } from "vitest";
import type { ArmorClass, ItemQuantity } from "./item";
import { readArmorClass, readItemFacts, readItemQuantity } from "./itemFacts";

describe("the fields of an item in a source", () => {
  it.each<[unknown, ItemQuantity | undefined]>([
    [15, { value: 15, unit: "" }],
    ["15 po", { value: 15, unit: "po" }],
    ["15", { value: 15, unit: "" }],
    [{ valeur: 0 }, { value: 0, unit: "" }],
    [
      { amount: 1, units: "kg" },
      { value: 1, unit: "kg" },
    ],
    [
      { amount: 1, unité: "kg" },
      { value: 1, unit: "kg" },
    ],
    [0, { value: 0, unit: "" }],
    ["1,5kg", { value: 1.5, unit: "kg" }],
    [
      { value: "15", unit: "po" },
      { value: 15, unit: "po" },
    ],
    [
      { quantity: 15, denomination: "gp" },
      { value: 15, unit: "gp" },
    ],
    [-1, undefined],
    [{ value: -1 }, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    ["gratuit", undefined],
    [{}, undefined],
  ])("include the cost or weight %j", (raw, quantity) => {
    expect(readItemQuantity(raw)).toEqual(quantity);
  });

  it.each<[unknown, ArmorClass | undefined]>([
    [
      { base: 14, dexterity: "upToTwo" },
      { base: 14, dexterity: "upToTwo" },
    ],
    [
      { base: 18, dexterity: "none" },
      { base: 18, dexterity: "none" },
    ],
    [
      { base: 14, dex: 2 },
      { base: 14, dexterity: "upToTwo" },
    ],
    [
      { base: 18, dex: 0 },
      { base: 18, dexterity: "none" },
    ],
    [
      { base: 18, dexBonus: false },
      { base: 18, dexterity: "none" },
    ],
    [
      { base: 11, dexterity: "full" },
      { base: 11, dexterity: "full" },
    ],
    [
      { value: 11, dexBonus: true },
      { base: 11, dexterity: "full" },
    ],
    [12, { base: 12, dexterity: "full" }],
    [{ bonus: 2 }, { bonus: 2 }],
    [{}, undefined],
    ["lourde", undefined],
  ])("include the armor class %j", (raw, armorClass) => {
    expect(readArmorClass(raw)).toEqual(armorClass);
  });

  it("include the fields that can be shown", () => {
    const raw: unknown = JSON.parse(
      '{"fields":{"Portée":" 50 m ","Coups":6,"Rare":false,"Vide":"","Liste":[],"__proto__":"x"}}',
    );
    expect(readItemFacts(raw).fields).toEqual({ Portée: "50 m", Coups: 6, Rare: false });
    expect(readItemFacts({ fields: 3 }).fields).toBeUndefined();
  });

  it.each([
    [["name", "nom", "label", "title"], "name", "Masse", "Masse"],
    [["summary", "résumé"], "summary", "Lourde", "Lourde"],
    [["description", "desc"], "description", "Lourde", "Lourde"],
    [["category", "catégorie", "type", "kind"], "category", "Arme", "Arme"],
    [["rarity", "rareté"], "rarity", "Rare", "Rare"],
    [["cost", "price", "prix", "coût"], "cost", "5 po", { value: 5, unit: "po" }],
    [["weight", "poids"], "weight", "5 kg", { value: 5, unit: "kg" }],
    [["damage", "dégâts"], "damage", "1d6", { dice: "1d6" }],
    [["armorClass", "armourClass", "classeArmure"], "armorClass", 12, { base: 12, dexterity: "full" }],
    [["properties", "propriétés"], "properties", "A, B", ["A", "B"]],
    [["tags", "étiquettes"], "tags", ["A"], ["A"]],
    [["requiresAttunement", "attunementRequired", "harmonisation"], "requiresAttunement", "non", false],
    [["effects", "effets"], "effects", { ca: 1 }, { ability: {}, stats: { ca: 1 } }],
    [["fields", "champs"], "fields", { Portée: 3 }, { Portée: 3 }],
  ])("have the names %j", (names, fact, raw, expected) => {
    for (const name of names) expect(readItemFacts({ [name]: raw })).toEqual({ [fact]: expected });
  });

  it("are absent where the source has none", () => {
    expect(readItemFacts({ name: "", tags: undefined })).toEqual({});
  });
});
