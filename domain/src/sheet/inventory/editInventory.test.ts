import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEquipment } from "../../table/equipment/applyEquipment";
import { inventoryEntryOf } from "../../testing/inventoryEntry";
import { rawCharacters } from "../../testing/rawCharacters";
import { normaliseCharacter } from "../character/normaliseCharacter";
import { defineItem } from "../equipment/item";
import {
  addItem,
  changeNotes,
  changeQuantity,
  copyEntries,
  inventoryBody,
  isInventoryDirty,
  removeEntry,
  renameEntry,
  toggleAttuned,
  toggleEquipped,
} from "./editInventory";
import { readInventory } from "./inventoryEntry";

describe("the inventory editor", () => {
  const rope = defineItem({ id: "corde", name: "Corde", category: "Matériel", systems: ["dnd5e"] });
  const entries = [inventoryEntryOf("corde", { quantity: 2 }), inventoryEntryOf("lampe", { equipped: true })];

  it("works on a copy", () => {
    const copy = copyEntries(entries);
    expect(copy).toEqual(entries);
    expect(copy[0]).not.toBe(entries[0]);
  });

  it("equips, attunes and removes the entry at an index", () => {
    expect(toggleEquipped(entries, 0).map(({ equipped }) => equipped)).toEqual([true, true]);
    expect(toggleEquipped(entries, 1).map(({ equipped }) => equipped)).toEqual([false, false]);
    expect(toggleAttuned(entries, 1).map(({ attuned }) => attuned)).toEqual([false, true]);
    expect(removeEntry(entries, 0)).toEqual([entries[1]]);
    expect(removeEntry(entries, 9)).toEqual(entries);
  });

  it.each([
    [5, 5],
    ["5", 5],
    ["2,5", 2.5],
    [-4, 0],
    ["-4", 0],
    ["une poignée ", "une poignée"],
    ["", ""],
    ["  ", ""],
  ])("reads a typed quantity of %j as a number or a text", (quantity, expected) => {
    expect(changeQuantity(entries, 0, quantity)[0]?.quantity).toBe(expected);
  });

  it("changes name and notes, which the save trims", () => {
    const edited = changeNotes(renameEntry(entries, 0, " Longe "), 0, " Usée\n");
    expect(edited[0]).toMatchObject({ customName: " Longe ", notes: " Usée\n" });
    expect(inventoryBody(edited).inventoryItems[0]).toEqual({
      ...entries[0],
      customName: "Longe",
      notes: "Usée",
    });
    expect(inventoryBody(changeNotes(renameEntry(entries, 0, " "), 0, " ")).inventoryItems).toEqual(entries);
  });

  it.each([
    [2, 3],
    ["3", 4],
    ["une poignée", 1],
    ["", 1],
    [0, 1],
  ])("adds an item that has the quantity %j: its quantity becomes %j", (quantity, expected) => {
    expect(addItem([inventoryEntryOf("corde", { quantity })], rope)).toEqual([
      inventoryEntryOf("corde", { quantity: expected }),
    ]);
  });

  it("adds a new item once, neither equipped nor attuned", () => {
    expect(addItem([], rope)).toEqual([
      inventoryEntryOf("corde", {
        itemSystem: "dnd5e",
        snapshot: { name: "Corde", category: "Matériel", properties: [] },
      }),
    ]);
    expect(addItem([], { ...rope, systems: [] })[0]?.itemSystem).toBeUndefined();
  });

  it("saves the entries and the lists of equipped and attuned items", () => {
    expect(
      inventoryBody([
        inventoryEntryOf("a", { equipped: true }),
        inventoryEntryOf("a", { equipped: true }),
        inventoryEntryOf("b", { attuned: true, quantity: "" }),
      ]),
    ).toEqual({
      inventoryItems: [
        inventoryEntryOf("a", { equipped: true }),
        inventoryEntryOf("a", { equipped: true }),
        inventoryEntryOf("b", { attuned: true }),
      ],
      equippedItemIds: ["a"],
      attunedItemIds: ["b"],
    });
  });

  it("has unsaved changes while saving would change something", () => {
    expect(isInventoryDirty(entries, copyEntries(entries))).toBe(false);
    expect(isInventoryDirty(entries, toggleEquipped(entries, 0))).toBe(true);
    expect(isInventoryDirty(entries, removeEntry(entries, 0))).toBe(true);
    expect(isInventoryDirty(entries, renameEntry(entries, 0, "x"))).toBe(true);
    expect(isInventoryDirty(entries, renameEntry(entries, 0, "  "))).toBe(false);
    expect(isInventoryDirty(entries, changeQuantity(entries, 0, "2"))).toBe(false);
  });

  it("undoes equipping by unequipping, effects included", () => {
    const character = normaliseCharacter(rawCharacters.native);
    const { inventoryItems } = character;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: inventoryItems.length }), (position) => {
        const back = toggleEquipped(toggleEquipped(inventoryItems, position), position);
        expect(isInventoryDirty(inventoryItems, back)).toBe(false);
        expect(applyEquipment(character, back, [])).toEqual(applyEquipment(character, inventoryItems, []));
      }),
    );
  });

  it("never makes a quantity negative", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (quantity) => {
        const [changed] = inventoryBody(changeQuantity(entries, 0, quantity)).inventoryItems;
        expect(typeof changed?.quantity === "string" || (changed?.quantity ?? -1) >= 0).toBe(true);
      }),
    );
  });

  it("saves an inventory that is the same when it is read back", () => {
    const edited = changeNotes(addItem(entries, rope), 1, "Huile");
    const body = inventoryBody(edited);
    expect(readInventory(body.inventoryItems, body.equippedItemIds, body.attunedItemIds)).toEqual(body);
  });
});
