import { describe, expect, it } from "vitest";
import { inventoryEntryOf } from "../../testing/inventoryEntry";
import { defineItem } from "../equipment/item";
import { carriedItems, defaultTab, INVENTORY_TAB_LABELS, INVENTORY_TABS, inventoryTabs } from "./tabs";

describe("the inventory tabs of a sheet", () => {
  it("have French labels", () => {
    expect(INVENTORY_TABS.map((tab) => INVENTORY_TAB_LABELS[tab])).toEqual(["Équipé", "Sac", "Armure"]);
  });

  const items = [
    defineItem({ id: "cuir", name: "Cuir", armorClass: { base: 11, dexterity: "full" }, systems: ["dnd5e"] }),
    defineItem({ id: "ecu", name: "Écu", category: "Bouclier", systems: ["dnd5e"] }),
    defineItem({ id: "dague", name: "Dague", category: "Arme", systems: ["dnd5e"] }),
    defineItem({ id: "corde", name: "Corde", category: "Matériel", systems: ["dnd5e"] }),
  ];
  const entries = [
    inventoryEntryOf("cuir", { equipped: true }),
    inventoryEntryOf("ecu"),
    inventoryEntryOf("dague", { equipped: true }),
    inventoryEntryOf("corde"),
  ];

  it("separate equipped items from the others, and show armour once more", () => {
    const tabs = inventoryTabs(carriedItems(entries, items, "dnd5e"));
    const names = (tab: keyof typeof tabs) => tabs[tab].map(({ item }) => item.name);
    expect([names("equipped"), names("bag"), names("armor")]).toEqual([
      ["Cuir", "Dague"],
      ["Écu", "Corde"],
      ["Cuir", "Écu"],
    ]);
  });

  it("start with the first one that is not empty, else with the first one", () => {
    expect(defaultTab(INVENTORY_TABS, { equipped: [], bag: [1], armor: [1] })).toBe("bag");
    expect(defaultTab(INVENTORY_TABS, { equipped: [1], bag: [1], armor: [] })).toBe("equipped");
    expect(defaultTab(INVENTORY_TABS, { equipped: [], bag: [], armor: [] })).toBe("equipped");
  });
});
