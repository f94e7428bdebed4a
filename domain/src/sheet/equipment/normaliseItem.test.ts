import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseItem, normaliseItems } from "./normaliseItem";

describe("an item", () => {
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

  it("has several names for its id and its systems", () => {
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

  it("requires an id, and nothing else", () => {
    expect(normaliseItem({ name: "Masse" })).toBeUndefined();
    expect(normaliseItem({ id: "x" })).toEqual({
      id: "x",
      name: "Objet sans nom",
      unnamed: true,
      properties: [],
      tags: [],
      systems: [],
      requiresAttunement: false,
      effects: { ability: {}, stats: {} },
      systemProfiles: {},
    });
  });

  it("appears once in a list, the first one of its id", () => {
    const items = normaliseItems([{ id: "a", name: "A" }, { id: "b" }, null, { id: "a", name: "Z" }]);
    expect(items.map(({ id, name }) => [id, name])).toEqual([
      ["a", "A"],
      ["b", "Objet sans nom"],
    ]);
    expect(normaliseItems("rien")).toEqual([]);
    expect(normaliseItems({ a: { id: "a" } })).toEqual([]);
  });

  it("has no further damage where nothing stands behind the plus", () => {
    expect(normaliseItem({ id: "a", damage: ["1d6", "+"] })?.damage).toEqual({ dice: "1d6" });
  });

  it("is the same when read twice", () => {
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
