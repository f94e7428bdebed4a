import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDamage } from "./damage";
import type { ArmorClass, Damage, Effects, ItemQuantity } from "./item";
import { readArmorClass, readItemFacts, readItemQuantity } from "./itemFacts";
import { normaliseItem, normaliseItems } from "./normaliseItem";
import { parseBonus } from "./parseBonus";
import { readEffects } from "./readEffects";

describe("A bonus", () => {
  it.each([
    [2, 2],
    ["+2", 2],
    ["-1", -1],
    ["−1", -1],
    ["+ 3 m", 3],
    ["CA +2 (bouclier)", 2],
    ["-1,5 m", -1.5],
    ["0.5", 0.5],
    ["entre 3 et -4", 3],
    ["aucun", 0],
    ["-0", 0],
    ["", 0],
    [Number.NaN, 0],
    [Number.NEGATIVE_INFINITY, 0],
    [undefined, 0],
    [{}, 0],
    [true, 0],
  ])("in %j is %d", (raw, bonus) => {
    expect(parseBonus(raw)).toBe(bonus);
  });

  it("is what was written, with a comma or a point", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), fc.constantFrom(",", "."), (hundredths, mark) => {
        const text = (hundredths / 100).toFixed(2).replace(".", mark);
        expect(parseBonus(`bonus ${text} m`)).toBe(Number(text.replace(",", ".")) + 0);
      }),
    );
  });
});

describe("Damage", () => {
  it.each<[unknown, Damage | undefined]>([
    ["1d8", { dice: "1d8" }],
    ["1d8 tranchants", { dice: "1d8", type: "tranchants" }],
    ["1d8 + 3  tranchants magiques", { dice: "1d8 + 3", type: "tranchants magiques" }],
    ["+2", { dice: "+2" }],
    ["selon la lame", { dice: "selon la lame" }],
    [4, { dice: "4" }],
    [
      { dice: "1d8", type: "feu", versatile: "1d10" },
      { dice: "1d8", type: "feu", versatileDice: "1d10" },
    ],
    [
      { formula: "2d6", damageType: { name: "froid" } },
      { dice: "2d6", type: "froid" },
    ],
    [{ parts: [["1d6", "acide"]] }, { dice: "1d6", type: "acide" }],
    [
      { parts: [["1d6"]], type: "acide" },
      { dice: "1d6", type: "acide" },
    ],
    [["1d6 feu", "1d4"], { dice: "1d6", type: "feu" }],
    [[{ dice: "1d6", parts: [] }], { dice: "1d6" }],
    [[{ parts: [["1d6"]] }], undefined],
    [[], undefined],
    [{}, undefined],
    [" ", undefined],
    [null, undefined],
  ])("is read from %j", (raw, damage) => {
    expect(readDamage(raw)).toEqual(damage);
  });

  it("takes the type given beside it where it says none", () => {
    expect(readDamage("1d8", "feu")).toEqual({ dice: "1d8", type: "feu" });
    expect(readDamage(["1d8"], "feu")).toEqual({ dice: "1d8", type: "feu" });
    expect(readDamage({ dice: "1d8", type: "froid" }, "feu")).toEqual({ dice: "1d8", type: "froid" });
  });
});

describe("Effects", () => {
  const none: Effects = { ability: {}, stats: {} };

  it.each<[unknown, Effects | undefined]>([
    [
      { ability: { STR: 2, Sagesse: "+1" }, stats: { ca: 1 } },
      { ability: { str: 2, wis: "+1" }, stats: { ca: 1 } },
    ],
    [
      { force: 2, vitesse: "+3 m" },
      { ability: { str: 2 }, stats: { vitesse: "+3 m" } },
    ],
    [
      [{ key: "ac", value: 1 }, { stat: "dex", bonus: "+2" }, { value: 4 }, "rien"],
      { ability: { dex: "+2" }, stats: { ac: 1 } },
    ],
    [
      { Stats: [{ key: "pv", amount: 5 }], abilities: { force: { value: 1 }, dex: { value: "+1" } } },
      { ability: { str: 1, dex: "+1" }, stats: { pv: 5 } },
    ],
    [
      { actions: ["Charge", { name: "Ruade", description: "Recule." }, { nom: "Cri" }] },
      { ability: {}, stats: { actions: "Charge", "actions 2": "Ruade : Recule.", "actions 3": "Cri" } },
    ],
    [
      { str: 1, Force: 2, ac: true, "": 3, hp: Number.NaN },
      { ability: { str: 1 }, stats: {} },
    ],
    [{}, none],
    [[], none],
    ["+2", undefined],
    [null, undefined],
  ])("are read from %j", (raw, effects) => {
    expect(readEffects(raw)).toEqual(effects);
  });

  it("read twice are the same, whatever they were", () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const effects = readEffects(raw);
        expect(readEffects(effects)).toEqual(effects);
      }),
    );
  });
});

describe("What a source says of an item", () => {
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
  ])("costs or weighs %j", (raw, quantity) => {
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
  ])("protects by %j", (raw, armorClass) => {
    expect(readArmorClass(raw)).toEqual(armorClass);
  });

  it("keeps the fields that can be shown", () => {
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
  ])("goes by the names %j", (names, fact, raw, expected) => {
    for (const name of names) expect(readItemFacts({ [name]: raw })).toEqual({ [fact]: expected });
  });

  it("is absent where it says nothing", () => {
    expect(readItemFacts({ name: "", tags: undefined })).toEqual({});
  });
});

describe("An item", () => {
  it("is read from another tool's shape", () => {
    const raw = {
      _id: "x1",
      nom: "Masse",
      type: { name: "Arme" },
      prix: "5 po",
      degats: "1d6",
      typeDeDegats: "contondants",
      propriétés: "Lourde, Légère",
      traits: ["Bruyante"],
      systems: ["DND5E", "gurps", "dnd5e"],
      harmonisation: "oui",
      effects: { ca: 1 },
      systemProfiles: {
        dnd5e: {
          name: "ignoré",
          category: "Arme courante",
          damage: "1d8",
          properties: ["A"],
          traits: ["B"],
          summary: "s",
          description: "d",
          effects: {},
          fields: { x: 1 },
        },
        vampire: {},
        gurps: { category: "x" },
        cthulhu: 4,
      },
    };
    expect(normaliseItem(raw)).toEqual({
      id: "x1",
      name: "Masse",
      category: "Arme",
      cost: { value: 5, unit: "po" },
      damage: { dice: "1d6", type: "contondants" },
      properties: ["Lourde", "Légère", "Bruyante"],
      tags: [],
      systems: ["dnd5e"],
      requiresAttunement: true,
      effects: { ability: {}, stats: { ca: 1 } },
      systemProfiles: {
        dnd5e: {
          category: "Arme courante",
          damage: { dice: "1d8" },
          properties: ["A"],
          traits: ["B"],
          summary: "s",
          description: "d",
          effects: { ability: {}, stats: {} },
          fields: { x: 1 },
        },
        vampire: { fields: {} },
      },
    });
  });

  it("goes by several names for its id and its systems", () => {
    for (const name of ["id", "itemId", "_id"]) expect(normaliseItem({ [name]: "x" })?.id).toBe("x");
    for (const name of ["systems", "system", "système"]) {
      expect(normaliseItem({ id: "x", [name]: "vampire, dnd5e" })?.systems).toEqual(["vampire", "dnd5e"]);
    }
    for (const name of ["systemProfiles", "profiles"]) {
      expect(normaliseItem({ id: "x", [name]: { dnd5e: {} } })?.systemProfiles).toEqual({
        dnd5e: { fields: {} },
      });
    }
  });

  it("needs an id, and nothing else", () => {
    expect(normaliseItem({ name: "Masse" })).toBeUndefined();
    expect(normaliseItem({ id: "x" })).toEqual({
      id: "x",
      name: "Objet sans nom",
      properties: [],
      tags: [],
      systems: [],
      requiresAttunement: false,
      effects: { ability: {}, stats: {} },
      systemProfiles: {},
    });
  });

  it("stands once in a list, as it came first", () => {
    const items = normaliseItems([{ id: "a", name: "A" }, { id: "b" }, null, { id: "a", name: "Z" }]);
    expect(items.map(({ id, name }) => [id, name])).toEqual([
      ["a", "A"],
      ["b", "Objet sans nom"],
    ]);
    expect(normaliseItems("rien")).toEqual([]);
    expect(normaliseItems({ a: { id: "a" } })).toEqual([]);
  });

  it("read twice is the same, whatever it was", () => {
    const anyItem = fc.oneof(
      fc.anything(),
      fc.record(
        {
          id: fc.string(),
          name: fc.anything(),
          damage: fc.anything(),
          cost: fc.anything(),
          armorClass: fc.anything(),
          effects: fc.anything(),
          properties: fc.anything(),
          systems: fc.anything(),
          systemProfiles: fc.dictionary(fc.constantFrom("dnd5e", "vampire", "x"), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(anyItem, (raw) => {
        const item = normaliseItem(raw);
        expect(normaliseItem(item)).toEqual(item);
      }),
    );
  });
});
