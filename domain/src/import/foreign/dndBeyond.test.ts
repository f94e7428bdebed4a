import { describe, expect, it } from "vitest";
import { rawCharacters } from "../../testing/rawCharacters";
import { importedCharacter } from "../importedCharacter";

describe("a D&D Beyond character", () => {
  const milo = importedCharacter(rawCharacters.dndBeyond);

  it("is read to the product's own character", () => {
    expect(milo).toMatchObject({
      id: "1234",
      name: "Milo",
      system: "dnd5e",
      classes: [
        { name: "Roublard", level: 3, subclass: "Voleur" },
        { name: "Barde", level: 1 },
      ],
      level: 4,
      race: "Halfelin pied-léger",
      background: "Criminel",
      alignment: "Chaotique neutre",
      avatarUrl: "https://images.example/milo.png",
      description: "Orphelin.",
      traits: { personality: "Chaparde.", ideals: "Liberté", flaws: "Bavard" },
      abilityScores: { str: 9, dex: 17, con: 14, int: 18, wis: 10 },
      savingThrows: { dex: { proficiency: "proficient" } },
      skills: { stealth: { proficiency: "expertise" } },
      hp: { current: 24, max: 30, temporary: 3 },
      speeds: { walk: { value: 25, unit: "ft" } },
      bonusActions: [{ name: "Ruse", description: "Se cacher." }],
      reactions: [{ name: "Esquive instinctive", description: "Moitié." }],
      actions: [],
      equippedItemIds: ["dndbeyond-77", "dndbeyond-78"],
    });
    expect(milo.abilityScores.cha).toBeUndefined();
  });

  it("keeps its items with their details", () => {
    expect(milo.inventoryItems.map(({ quantity, snapshot }) => ({ quantity, ...snapshot }))).toEqual([
      {
        quantity: 2,
        name: "Dague",
        category: "Arme",
        weight: { value: 1, unit: "lb" },
        cost: { value: 2, unit: "po" },
        damage: { dice: "1d4", type: "perforant" },
        properties: ["Finesse", "Légère"],
        requiresAttunement: false,
      },
      {
        quantity: 1,
        name: "Armure de cuir",
        category: "Armure",
        armorClass: { base: 11, dexterity: "full" },
        properties: [],
        requiresAttunement: false,
      },
      {
        quantity: 1,
        name: "Bouclier",
        category: "Bouclier",
        armorClass: { bonus: 2 },
        properties: [],
        requiresAttunement: false,
      },
      {
        quantity: 1,
        name: "Arc",
        category: "Longbow",
        properties: [],
        tags: ["distance"],
        requiresAttunement: false,
      },
      { quantity: 1, name: "Champ", properties: [], requiresAttunement: false },
    ]);
  });

  it.each([
    [1, "Loyal bon"],
    [2, "Neutre bon"],
    [3, "Chaotique bon"],
    [4, "Loyal neutre"],
    [5, "Neutre"],
    [6, "Chaotique neutre"],
    [7, "Loyal mauvais"],
    [8, "Neutre mauvais"],
    [9, "Chaotique mauvais"],
    [10, undefined],
  ])("with the alignment %i is %s", (alignmentId, alignment) => {
    expect(importedCharacter({ ...rawCharacters.dndBeyond, alignmentId }).alignment).toBe(alignment);
  });

  it("has the categories, attunements and rarities of its items", () => {
    const categories = ["Weapon", "Armor", "Potion", "Ring", "Wand", "Other Gear", "Staff"];
    const inventory = categories.map((filterType) => ({
      isAttuned: true,
      definition: { name: filterType, filterType, rarity: "Rare", canAttune: true },
    }));
    const { inventoryItems } = importedCharacter({ ...rawCharacters.dndBeyond, inventory });
    expect(inventoryItems.map(({ snapshot }) => snapshot?.category)).toEqual([
      "Arme",
      "Armure",
      "Potion",
      "Anneau",
      "Baguette",
      "Équipement",
      "Bâton",
    ]);
    expect(inventoryItems[3]).toMatchObject({
      attuned: true,
      equipped: false,
      snapshot: { rarity: "Rare", requiresAttunement: true },
    });
  });

  it("is read from a service's answer that contains it", () => {
    expect(importedCharacter({ success: true, data: rawCharacters.dndBeyond }).name).toBe("Milo");
  });

  it("may have a custom background, and overridden hit points", () => {
    const { background: _, baseHitPoints: _base, alignmentId: _alignment, ...rest } = rawCharacters.dndBeyond;
    const raw = { ...rest, background: { customBackground: { name: "Forain" } }, overrideHitPoints: 40 };
    const own = importedCharacter(raw);
    expect(own).toMatchObject({ background: "Forain", hp: { current: 34, max: 40 } });
    expect(own.alignment).toBeUndefined();
    expect(importedCharacter({ ...rest, background: null }).hp).toBeUndefined();
  });

  it("has hit points without Constitution when that is unknown", () => {
    const raw = { name: "Milo", stats: [], classes: [{ level: 2 }], baseHitPoints: 12 };
    expect(importedCharacter(raw).hp).toEqual({ current: 12, max: 12 });
  });
});
