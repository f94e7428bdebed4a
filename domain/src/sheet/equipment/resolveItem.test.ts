import { describe, expect, it } from "vitest";
import { defineItem } from "./item";
import { normaliseItem } from "./normaliseItem";
import { type ItemSources, resolveItem } from "./resolveItem";

const sword = defineItem({
  id: "epee",
  name: "Épée",
  category: "Arme",
  damage: { dice: "1d8" },
  properties: ["Polyvalente"],
  tags: ["acier"],
  systems: ["dnd5e", "vampire"],
  effects: { stats: { attaque: 1 } },
  systemProfiles: {
    vampire: {
      damage: { dice: "+3" },
      traits: ["Létale"],
      effects: {},
      fields: { Dissimulation: "Manteau" },
    },
  },
});

const entry: ItemSources = {
  itemId: "epee",
  snapshot: {
    name: "Vieille épée",
    damage: { dice: "1d6" },
    rarity: "Commune",
    fields: { Dissimulation: "Non", Prix: 2 },
  },
  properties: ["Ébréchée"],
  tags: ["acier", "volée"],
};

describe("when the sources of an item differ", () => {
  it("the item takes precedence over the snapshot, which fills in missing fields", () => {
    expect(resolveItem(entry, sword, "dnd5e")).toEqual({
      id: "epee",
      name: "Épée",
      category: "Arme",
      rarity: "Commune",
      damage: { dice: "1d8" },
      properties: ["Polyvalente", "Ébréchée"],
      traits: [],
      tags: ["acier", "volée"],
      requiresAttunement: false,
      effects: { ability: {}, stats: { attaque: 1 } },
      fields: { Dissimulation: "Non", Prix: 2 },
    });
  });

  it("the system's profile takes precedence over the item, effects included", () => {
    expect(resolveItem(entry, sword, "vampire")).toMatchObject({
      name: "Épée",
      damage: { dice: "+3" },
      traits: ["Létale"],
      effects: { ability: {}, stats: {} },
      fields: { Dissimulation: "Manteau", Prix: 2 },
    });
  });

  it("the owner's overrides take precedence over everything but the custom name", () => {
    const overrides = { name: "Lame", damage: { dice: "2d6" }, requiresAttunement: true };
    expect(resolveItem({ ...entry, overrides }, sword, "vampire")).toMatchObject({
      name: "Lame",
      damage: { dice: "2d6" },
      requiresAttunement: true,
    });
    expect(resolveItem({ ...entry, overrides, customName: "Brise-jour" }, sword, "vampire").name).toBe(
      "Brise-jour",
    );
  });

  it("the snapshot is used alone when the item is gone", () => {
    expect(resolveItem(entry, undefined, "dnd5e")).toMatchObject({
      name: "Vieille épée",
      damage: { dice: "1d6" },
    });
    expect(resolveItem({ itemId: "x", properties: [], tags: [] }, undefined, "dnd5e").name).toBe(
      "Objet sans nom",
    );
  });

  it("the snapshot fills in an empty name, lists and effects", () => {
    const bare = normaliseItem({ id: "epee", systems: ["dnd5e"] });
    const snapshot = {
      name: "Lame",
      properties: ["Finesse"],
      tags: ["arme"],
      effects: { ability: { str: 1 }, stats: {} },
    };
    expect(resolveItem({ itemId: "epee", snapshot, properties: [], tags: [] }, bare, "dnd5e")).toMatchObject(
      snapshot,
    );
  });

  it("an item that is named like one without a name keeps its name", () => {
    const item = normaliseItem({ id: "epee", name: "Objet sans nom" });
    const bare = { itemId: "epee", snapshot: { name: "Lame" }, properties: [], tags: [] };
    expect(resolveItem(bare, item, "dnd5e").name).toBe("Objet sans nom");
  });
});
