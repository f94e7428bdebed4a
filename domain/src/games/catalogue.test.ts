import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { quantity } from "../game/catalogueEntry";
import { grantedActionKind } from "../sheet/equipment/grantedActions";
import { defineItem, itemSchema } from "../sheet/equipment/item";
import { isArmor, isWeapon } from "../sheet/equipment/itemKind";
import { SYSTEM_IDS } from "../values/systemIds";
import { foldText } from "../values/text/foldText";
import { findOfficialItem, officialItems, searchItems } from "./catalogue";
import { equipmentStat } from "./dnd5e/equipment/raisedStats";

const allItems = SYSTEM_IDS.flatMap((system) => officialItems(system));
const DICE = /^(\d+d(4|6|8|10|12)|\d+)([+]\d+)?(\+impact)?$/;
const BONUS = /^\+\d$/;

describe("the official catalogue", () => {
  it.each(SYSTEM_IDS)("contains only items of %s that the item schema accepts", (system) => {
    for (const item of officialItems(system)) {
      expect(z.parse(itemSchema, item)).toEqual(item);
      expect(item.systems).toEqual([system]);
    }
  });

  it.each([
    ["dnd5e", 120],
    ["vampire", 25],
    ["cyberpunk", 25],
    ["cthulhu", 25],
  ] as const)("has for %s at least %i items", (system, min) => {
    expect(officialItems(system).length).toBeGreaterThanOrEqual(min);
  });

  it("gives every item a unique kebab-case id from its system and a slug", () => {
    expect(new Set(allItems.map((item) => item.id)).size).toBe(allItems.length);
    for (const item of allItems) {
      expect(item.id).toMatch(/^(dnd5e|vampire|cyberpunk|cthulhu)(-[a-z0-9]+)+$/);
    }
  });

  it("has no two items of the same name in a system", () => {
    for (const system of SYSTEM_IDS) {
      const names = officialItems(system).map((item) => foldText(item.name));
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it("gives every item a category and a summary of one line", () => {
    for (const item of allItems) {
      expect(item.category, item.id).toBeTruthy();
      expect(item.summary?.length ?? 0, item.id).toBeGreaterThan(10);
      expect(item.summary?.length ?? 0, item.id).toBeLessThanOrEqual(200);
    }
  });

  it("writes damage as dice, as a Vampire bonus or as dice plus impact", () => {
    for (const { id, damage } of allItems) {
      for (const dice of [damage?.dice, damage?.versatileDice]) {
        if (dice !== undefined) expect(dice, id).toMatch(id.startsWith("vampire") ? BONUS : DICE);
      }
    }
  });

  it("tags weapons that deal damage and armours that reduce it", () => {
    const untagged = allItems.filter(({ tags }) => !tags.includes("magique") && tags.length === 0);
    expect(untagged.filter((item) => item.damage ?? item.armorClass)).toEqual([]);
  });

  it("gives weapons and armours categories that the inventory recognises", () => {
    for (const item of allItems.filter(({ tags }) => tags.includes("arme"))) {
      expect(isWeapon(item), item.id).toBe(true);
    }
    for (const item of allItems.filter(({ tags }) => tags.includes("armure"))) {
      expect([isArmor(item), isWeapon(item)], item.id).toEqual([true, false]);
    }
    const known = ["dnd5e-fleches", "dnd5e-corde-de-chanvre", "cyberpunk-agent"];
    expect(allItems.filter((item) => known.includes(item.id) && (isWeapon(item) || isArmor(item)))).toEqual(
      [],
    );
  });

  it("has only effects that the sheet understands", () => {
    const keys = allItems.flatMap(({ effects }) => Object.keys(effects.stats));
    expect(keys.filter((key) => !equipmentStat(key) && !grantedActionKind(key))).toEqual([]);
  });

  it("has at least twelve magic items of dnd5e with effects on the sheet", () => {
    const acting = officialItems("dnd5e").filter(
      ({ effects }) => Object.keys(effects.ability).length + Object.keys(effects.stats).length > 0,
    );
    expect(acting.length).toBeGreaterThanOrEqual(12);
  });
});

describe("a dnd5e item", () => {
  it("has the numbers of the SRD in metric units", () => {
    expect(findOfficialItem("dnd5e-epee-longue")).toMatchObject({
      name: "Épée longue",
      cost: { value: 15, unit: "po" },
      weight: { value: 1.5, unit: "kg" },
      damage: { dice: "1d8", type: "tranchant", versatileDice: "1d10" },
      properties: ["Polyvalente (1d10)"],
    });
    expect(findOfficialItem("dnd5e-harnois")).toMatchObject({
      cost: { value: 1500, unit: "po" },
      armorClass: { base: 18, dexterity: "none" },
    });
  });

  it("without damage, like a net, has none", () => {
    expect(findOfficialItem("dnd5e-filet")).not.toHaveProperty("damage");
  });

  it("has its enchantment as an effect", () => {
    expect(findOfficialItem("dnd5e-anneau-de-protection")?.effects.stats).toEqual({
      ca: 1,
      sauvegardes: 1,
    });
    expect(findOfficialItem("dnd5e-dague-plus-1")).toMatchObject({
      damage: { dice: "1d4" },
      effects: { stats: { attaque: 1, degats: 1 } },
    });
    expect(findOfficialItem("dnd5e-gantelets-de-puissance-d-ogre")?.effects.ability).toEqual({ str: "=19" });
  });
});

describe("finding an item", () => {
  it("gives nothing for an unknown id", () => {
    expect(findOfficialItem("dnd5e-tronconneuse")).toBeUndefined();
    expect(findOfficialItem("constructor")).toBeUndefined();
  });

  it("ignores accents and case, and lists names that begin with the text first", () => {
    const found = searchItems(officialItems("dnd5e"), "  EPEE ").map((item) => item.name);
    expect(found.slice(0, 2)).toEqual(["Épée à deux mains", "Épée ardente"]);
    expect(found).toContain("Épée longue");
  });

  it("lists a name that contains the text before a summary that does", () => {
    const found = searchItems(officialItems("dnd5e"), "cuir").map((item) => item.name);
    expect(found.indexOf("Armure de cuir")).toBeLessThan(found.indexOf("Bourse"));
  });

  it("requires every word, in any field", () => {
    expect(searchItems(officialItems("dnd5e"), "rare protection").map((item) => item.id)).toContain(
      "dnd5e-anneau-de-protection",
    );
    expect(searchItems(officialItems("dnd5e"), "rare licorne")).toEqual([]);
  });

  it("gives all items for a blank search", () => {
    expect(searchItems(officialItems("cthulhu"), " ")).toHaveLength(officialItems("cthulhu").length);
  });

  it("searches items that have only a name", () => {
    const bare = defineItem({ id: "mine", name: "Corde à nœuds", systems: ["cthulhu"] });
    expect(searchItems([bare], "NOEUDS")).toEqual([bare]);
  });
});

describe("a quantity in a catalogue", () => {
  it("is split into its number and its unit", () => {
    expect(quantity("0.25 kg")).toEqual({ value: 0.25, unit: "kg" });
    expect(quantity("5000 eb")).toEqual({ value: 5000, unit: "eb" });
  });
});
