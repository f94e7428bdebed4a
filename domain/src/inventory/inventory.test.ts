import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../character/normaliseCharacter";
import { applyEquipment } from "../equipment/applyEquipment";
import { defineItem } from "../equipment/item";
import { rawCharacters } from "../testing/rawCharacters";
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
import { type InventoryEntry, readInventory } from "./inventoryEntry";
import { batchItemIds, normaliseItemIds } from "./itemIds";
import { carriedItems, defaultTab, INVENTORY_TAB_LABELS, INVENTORY_TABS, inventoryTabs } from "./tabs";

const entry = (itemId: string, rest: Partial<InventoryEntry> = {}): InventoryEntry => ({
  itemId,
  quantity: 1,
  equipped: false,
  attuned: false,
  properties: [],
  tags: [],
  ...rest,
});

const readEntries = (raw: unknown) => readInventory(raw, [], []).inventoryItems;

describe("An inventory entry", () => {
  it.each<[unknown, InventoryEntry]>([
    ["corde", entry("corde")],
    ["Corde de chanvre", entry("libre-cordedechanvre", { snapshot: { name: "Corde de chanvre" } })],
    [{ itemId: " corde ", qty: "3" }, entry("corde", { quantity: 3 })],
    [{ id: "corde", quantity: "une poignée" }, entry("corde", { quantity: "une poignée" })],
    [{ itemId: "corde", quantity: -2 }, entry("corde", { quantity: 0 })],
    [{ itemId: "corde", quantity: [] }, entry("corde")],
    [{ itemId: "corde", quantity: 1e12 }, entry("corde", { quantity: 1e9 })],
    [{ item: "corde", équipé: "oui", isAttuned: 1 }, entry("corde", { equipped: true, attuned: true })],
    [
      { item: { id: "corde", name: "Corde" }, quantité: 2, itemSystem: "DND5E" },
      entry("corde", { quantity: 2, itemSystem: "dnd5e", snapshot: { name: "Corde" } }),
    ],
    [
      { name: "Corde", category: "Matériel", properties: ["Solide"], tags: "chanvre, long" },
      entry("libre-corde", {
        snapshot: { name: "Corde", category: "Matériel" },
        properties: ["Solide"],
        tags: ["chanvre", "long"],
      }),
    ],
    [{ customName: "!!!" }, entry("libre-objet", { customName: "!!!" })],
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
      entry("a", { slot: "main", notes: "b", overrides: { name: "C" }, snapshot: { name: "D" } }),
    ],
    [{ overrides: { name: "Lame" }, snapshot: {} }, entry("libre-lame", { overrides: { name: "Lame" } })],
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
  ])("goes by the names %j", (names, field, raw, expected) => {
    for (const name of names) {
      const itemId = field === "itemId" ? {} : { itemId: "a" };
      expect(readEntries([{ ...itemId, [name]: raw }])).toEqual([entry("a", { [field]: expected })]);
    }
  });

  it("keeps what its owner wrote out of what its item is", () => {
    const raw = { itemId: "a", slot: "main", notes: "b", customName: "c", fields: { x: 1 }, name: "Lame" };
    expect(readEntries([raw])[0]?.snapshot).toEqual({ name: "Lame" });
  });

  it.each([[null], [{}], [""], [{ quantity: 3 }], [[]], [true]])("cannot be read from %j", (raw) => {
    expect(readEntries([raw])).toEqual([]);
  });

  it("is worn when the lists say so and it does not", () => {
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

  it("is made for an item that only the lists name", () => {
    expect(readInventory(undefined, ["anneau"], ["anneau", "cape"]).inventoryItems).toEqual([
      entry("anneau", { equipped: true, attuned: true }),
      entry("cape", { attuned: true }),
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

  it("is one of five hundred as well as of five", () => {
    expect(readEntries(Array.from({ length: 500 }, (_, i) => ({ itemId: `objet-${i}` })))).toHaveLength(500);
  });
});

describe("The inventory editor", () => {
  const rope = defineItem({ id: "corde", name: "Corde", category: "Matériel", systems: ["dnd5e"] });
  const entries = [entry("corde", { quantity: 2 }), entry("lampe", { equipped: true })];

  it("works on a copy", () => {
    const copy = copyEntries(entries);
    expect(copy).toEqual(entries);
    expect(copy[0]).not.toBe(entries[0]);
  });

  it("equips, attunes and removes the entry at its position", () => {
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
  ])("changes the quantity to what %j means", (quantity, expected) => {
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
  ])("makes of a quantity of %j, one more: %j", (quantity, expected) => {
    expect(addItem([entry("corde", { quantity })], rope)).toEqual([entry("corde", { quantity: expected })]);
  });

  it("adds a new item once, neither equipped nor attuned", () => {
    expect(addItem([], rope)).toEqual([
      entry("corde", {
        itemSystem: "dnd5e",
        snapshot: { name: "Corde", category: "Matériel", properties: [] },
      }),
    ]);
    expect(addItem([], { ...rope, systems: [] })[0]?.itemSystem).toBeUndefined();
  });

  it("puts the entries and the lists of what is worn and attuned", () => {
    expect(
      inventoryBody([
        entry("a", { equipped: true }),
        entry("a", { equipped: true }),
        entry("b", { attuned: true, quantity: "" }),
      ]),
    ).toEqual({
      inventoryItems: [
        entry("a", { equipped: true }),
        entry("a", { equipped: true }),
        entry("b", { attuned: true }),
      ],
      equippedItemIds: ["a"],
      attunedItemIds: ["b"],
    });
  });

  it("is dirty once saving would change something, and no longer once it was undone", () => {
    expect(isInventoryDirty(entries, copyEntries(entries))).toBe(false);
    expect(isInventoryDirty(entries, toggleEquipped(entries, 0))).toBe(true);
    expect(isInventoryDirty(entries, removeEntry(entries, 0))).toBe(true);
    expect(isInventoryDirty(entries, renameEntry(entries, 0, "x"))).toBe(true);
    expect(isInventoryDirty(entries, renameEntry(entries, 0, "  "))).toBe(false);
    expect(isInventoryDirty(entries, changeQuantity(entries, 0, "2"))).toBe(false);
  });

  it("undoes an equipping by unequipping, for the sheet too", () => {
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

  it("saves what reads back as it was saved", () => {
    const edited = changeNotes(addItem(entries, rope), 1, "Huile");
    const body = inventoryBody(edited);
    expect(readInventory(body.inventoryItems, body.equippedItemIds, body.attunedItemIds)).toEqual(body);
  });
});

describe("A list of item ids", () => {
  it("is trimmed, without empties and without repeats", () => {
    expect(normaliseItemIds([" a", "b ", "", "a", null, 3])).toEqual(["a", "b", "3"]);
    expect(normaliseItemIds("a, b,,a")).toEqual(["a", "b"]);
    expect(normaliseItemIds(undefined)).toEqual([]);
  });

  it("is asked for ten at a time", () => {
    const ids = Array.from({ length: 21 }, (_, i) => `id-${i}`);
    expect(batchItemIds(ids).map((batch) => batch.length)).toEqual([10, 10, 1]);
    expect(batchItemIds(ids.slice(0, 10))).toEqual([ids.slice(0, 10)]);
    expect(batchItemIds([])).toEqual([]);
  });

  it("loses none and repeats none in its batches", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (raw) => {
        const batches = batchItemIds(raw);
        expect(batches.flat()).toEqual(normaliseItemIds(raw));
        expect(batches.every(({ length }) => length >= 1 && length <= 10)).toBe(true);
      }),
    );
  });
});

describe("The tabs of a sheet", () => {
  it("are called as on a French sheet", () => {
    expect(INVENTORY_TABS.map((tab) => INVENTORY_TAB_LABELS[tab])).toEqual(["Équipé", "Sac", "Armure"]);
  });

  const items = [
    defineItem({ id: "cuir", name: "Cuir", armorClass: { base: 11, dexterity: "full" }, systems: ["dnd5e"] }),
    defineItem({ id: "ecu", name: "Écu", category: "Bouclier", systems: ["dnd5e"] }),
    defineItem({ id: "dague", name: "Dague", category: "Arme", systems: ["dnd5e"] }),
    defineItem({ id: "corde", name: "Corde", category: "Matériel", systems: ["dnd5e"] }),
  ];
  const entries = [
    entry("cuir", { equipped: true }),
    entry("ecu"),
    entry("dague", { equipped: true }),
    entry("corde"),
  ];

  it("part what is worn from what is in the bag, and show armour once more", () => {
    const tabs = inventoryTabs(carriedItems(entries, items, "dnd5e"));
    const names = (tab: keyof typeof tabs) => tabs[tab].map(({ item }) => item.name);
    expect([names("equipped"), names("bag"), names("armor")]).toEqual([
      ["Cuir", "Dague"],
      ["Écu", "Corde"],
      ["Cuir", "Écu"],
    ]);
  });

  it("open on the first that is not empty, else on the first", () => {
    expect(defaultTab(INVENTORY_TABS, { equipped: [], bag: [1], armor: [1] })).toBe("bag");
    expect(defaultTab(INVENTORY_TABS, { equipped: [1], bag: [1], armor: [] })).toBe("equipped");
    expect(defaultTab(INVENTORY_TABS, { equipped: [], bag: [], armor: [] })).toBe("equipped");
  });
});
