import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inventoryEntryOf } from "../../testing/inventoryEntry";
import { type InventoryEntry, readInventory } from "./inventoryEntry";

const readEntries = (raw: unknown) => readInventory(raw, [], []).inventoryItems;

describe("an inventory entry", () => {
  it.each<[unknown, InventoryEntry]>([
    ["corde", inventoryEntryOf("corde")],
    [
      "Corde de chanvre",
      inventoryEntryOf("libre-cordedechanvre", { snapshot: { name: "Corde de chanvre" } }),
    ],
    [{ itemId: " corde ", qty: "3" }, inventoryEntryOf("corde", { quantity: 3 })],
    [{ id: "corde", quantity: "une poignée" }, inventoryEntryOf("corde", { quantity: "une poignée" })],
    [{ itemId: "corde", quantity: -2 }, inventoryEntryOf("corde", { quantity: 0 })],
    [{ itemId: "corde", quantity: [] }, inventoryEntryOf("corde")],
    [{ itemId: "corde", quantity: 1e12 }, inventoryEntryOf("corde", { quantity: 1e9 })],
    [
      { item: "corde", équipé: "oui", isAttuned: 1 },
      inventoryEntryOf("corde", { equipped: true, attuned: true }),
    ],
    [
      { item: { id: "corde", name: "Corde" }, quantité: 2, itemSystem: "DND5E" },
      inventoryEntryOf("corde", { quantity: 2, itemSystem: "dnd5e", snapshot: { name: "Corde" } }),
    ],
    [
      { name: "Corde", category: "Matériel", properties: ["Solide"], tags: "chanvre, long" },
      inventoryEntryOf("libre-corde", {
        snapshot: { name: "Corde", category: "Matériel" },
        properties: ["Solide"],
        tags: ["chanvre", "long"],
      }),
    ],
    [{ customName: "!!!" }, inventoryEntryOf("libre-objet", { customName: "!!!" })],
    [
      {
        itemId: "a",
        slot: "main",
        notes: "b",
        overrides: { nom: "C" },
        snapshot: { nom: "D" },
        name: "E",
        system: "x",
      },
      inventoryEntryOf("a", { slot: "main", notes: "b", overrides: { name: "C" }, snapshot: { name: "D" } }),
    ],
    [
      { overrides: { name: "Lame" }, snapshot: {} },
      inventoryEntryOf("libre-lame", { overrides: { name: "Lame" } }),
    ],
  ])("is read from %j", (raw, expected) => {
    expect(readEntries([raw])).toEqual([expected]);
  });

  it.each([
    [["id", "_id", "ref", "item", "objet"], "itemId", "b", "b"],
    [["quantity", "quantité", "qty", "count"], "quantity", 3, 3],
    [["equipped", "isEquipped", "équipé"], "equipped", true, true],
    [["attuned", "isAttuned", "harmonisé"], "attuned", true, true],
    [["slot", "emplacement"], "slot", "main", "main"],
    [["customName", "nomPersonnalisé"], "customName", "Saule", "Saule"],
    [["notes", "note"], "notes", "Usée", "Usée"],
    [["itemSystem", "system"], "itemSystem", "vampire", "vampire"],
    [["properties", "propriétés"], "properties", ["A"], ["A"]],
    [["tags", "étiquettes"], "tags", ["A"], ["A"]],
  ])("has fields with the names %j", (names, field, raw, expected) => {
    for (const name of names) {
      const itemId = field === "itemId" ? {} : { itemId: "a" };
      expect(readEntries([{ ...itemId, [name]: raw }])).toEqual([
        inventoryEntryOf("a", { [field]: expected }),
      ]);
    }
  });

  it("keeps the owner's fields apart from the item's", () => {
    const raw = { itemId: "a", slot: "main", notes: "b", customName: "c", fields: { x: 1 }, name: "Lame" };
    expect(readEntries([raw])[0]?.snapshot).toEqual({ name: "Lame" });
  });

  it.each([[null], [{}], [""], [{ quantity: 3 }], [[]], [true]])("cannot be read from %j", (raw) => {
    expect(readEntries([raw])).toEqual([]);
  });

  it("is equipped or attuned when the lists say so and the entry says nothing", () => {
    const raw = ["a", { itemId: "b" }, { itemId: "c", equipped: false, attuned: true }];
    const { inventoryItems, equippedItemIds, attunedItemIds } = readInventory(raw, ["a", "b", "c"], "b, a");
    expect(inventoryItems.map(({ equipped, attuned }) => [equipped, attuned])).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
    expect(equippedItemIds).toEqual(["a", "b"]);
    expect(attunedItemIds).toEqual(["a", "b", "c"]);
  });

  it("is created for an item that is only in the lists", () => {
    expect(readInventory(undefined, ["anneau"], ["anneau", "cape"]).inventoryItems).toEqual([
      inventoryEntryOf("anneau", { equipped: true, attuned: true }),
      inventoryEntryOf("cape", { attuned: true }),
    ]);
  });

  it("is read from anything without throwing, and reading it again changes nothing", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (items, equipped, attuned) => {
        const once = readInventory(items, equipped, attuned);
        expect(readInventory(once.inventoryItems, once.equippedItemIds, once.attunedItemIds)).toEqual(once);
      }),
    );
  });

  it("is read in a list of five hundred", () => {
    expect(readEntries(Array.from({ length: 500 }, (_, i) => ({ itemId: `objet-${i}` })))).toHaveLength(500);
  });
});
