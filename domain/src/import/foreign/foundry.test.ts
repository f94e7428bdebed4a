import { describe, expect, it } from "vitest";
import { applyEquipment } from "../../table/equipment/applyEquipment";
import { rawCharacters } from "../../testing/rawCharacters";
import { importedCharacter } from "../importedCharacter";

describe("a Foundry VTT dnd5e actor", () => {
  const kara = importedCharacter(rawCharacters.foundry);

  it("is read to the product's own character", () => {
    expect(kara).toMatchObject({
      id: "A1b2C3",
      name: "Kara",
      system: "dnd5e",
      classes: [
        { name: "Guerrière", level: 4, subclass: "Championne" },
        { name: "Roublarde", level: 1 },
      ],
      level: 5,
      race: "Humaine",
      background: "Soldat",
      alignment: "Loyal bon",
      avatarUrl: "https://images.example/kara.webp",
      description: "Née au nord.\nFille de R&D.",
      traits: { personality: "Rit fort.", ideals: "Justice", flaws: "Orgueil" },
      proficiencies: [
        { label: "Armes", names: ["Armes de guerre"] },
        { label: "Langues", names: ["commun", "Argot", "Vieux nain"] },
      ],
      abilityScores: { str: 16, dex: 12, con: 14, int: 10, wis: 8, cha: 13 },
      savingThrows: { str: { proficiency: "proficient" }, con: { proficiency: "proficient" } },
      skills: {
        athletics: { proficiency: "proficient" },
        stealth: { proficiency: "expertise" },
        perception: { proficiency: "half" },
      },
      hp: { current: 24, max: 31, temporary: 4 },
      speeds: { walk: { value: 30, unit: "ft" }, swim: { value: 15, unit: "ft" } },
      proficiencyBonus: 3,
      actions: [],
      bonusActions: [{ name: "Second souffle" }],
      reactions: [{ name: "Parade" }],
      equippedItemIds: ["w1", "a1", "a2", "r1"],
      attunedItemIds: [],
    });
    expect(Object.keys(kara.savingThrows)).toEqual(["str", "con"]);
    expect(Object.keys(kara.skills)).not.toContain("arcana");
    expect(kara.ac).toBeUndefined();
    expect(kara.traits.bonds).toBeUndefined();
  });

  it("keeps its items with their details", () => {
    expect(kara.inventoryItems.map(({ itemId, snapshot }) => [itemId, snapshot])).toEqual([
      [
        "w1",
        {
          name: "Épée longue",
          category: "Arme",
          weight: { value: 3, unit: "lb" },
          cost: { value: 15, unit: "po" },
          damage: { dice: "1d8", type: "tranchant", versatileDice: "1d10" },
          properties: ["Polyvalente", "Magique"],
          requiresAttunement: false,
        },
      ],
      [
        "w2",
        {
          name: "Arc court",
          category: "Arme",
          damage: { dice: "1d6", type: "perforant" },
          properties: ["Munitions", "À deux mains"],
          tags: ["distance"],
          proficient: false,
          requiresAttunement: false,
        },
      ],
      [
        "a1",
        {
          name: "Cotte de mailles",
          category: "Armure",
          armorClass: { base: 16, dexterity: "none" },
          properties: [],
          requiresAttunement: false,
        },
      ],
      [
        "a2",
        {
          name: "Bouclier",
          category: "Bouclier",
          armorClass: { bonus: 2 },
          properties: [],
          requiresAttunement: false,
        },
      ],
      [
        "r1",
        {
          name: "Anneau de protection",
          category: "Équipement",
          description: "Chaud.",
          properties: [],
          requiresAttunement: true,
        },
      ],
    ]);
  });

  it("has the armor class of its equipped items", () => {
    expect(applyEquipment(kara, kara.inventoryItems, []).character.ac).toBe(18);
  });

  it("is read from older exports too, and keeps a fixed armor class", () => {
    const { system, items, ...actor } = rawCharacters.foundry;
    const data = { ...system, attributes: { ...system.attributes, ac: { calc: "natural", flat: 17 } } };
    const armor = {
      type: "equipment",
      name: "Robe",
      data: { armor: { value: 11, type: "light" }, attunement: 2, equipped: true },
    };
    const older = importedCharacter({ ...actor, data, items: [armor] });
    expect(older).toMatchObject({ name: "Kara", abilityScores: { str: 16 } });
    expect(applyEquipment(older, older.inventoryItems, []).character.ac).toBe(17);
    expect(older.race).toBe("raceId");
    expect(older.inventoryItems[0]).toMatchObject({
      itemId: "libre-robe",
      attuned: true,
      snapshot: { armorClass: { base: 11, dexterity: "full" }, requiresAttunement: true },
    });
  });

  it("keeps every type of item, and every type of action", () => {
    const kinds = [
      "consumable",
      "tool",
      "loot",
      "container",
      "backpack",
      "equipment",
      "spell",
      "constructor",
    ];
    const things = kinds.map((type) => ({ type, name: type, system: { rarity: "rare" } }));
    const shout = { type: "feat", name: "Cri", system: { activation: { type: "action" } } };
    const lair = { type: "feat", name: "Antre", system: { activation: { type: "constructor" } } };
    const { inventoryItems, actions } = importedCharacter({
      ...rawCharacters.foundry,
      items: [...things, shout, lair],
    });
    expect(inventoryItems.map(({ snapshot }) => snapshot?.category)).toEqual([
      "Consommable",
      "Outil",
      "Butin",
      "Contenant",
      "Contenant",
      "Équipement",
    ]);
    expect(inventoryItems[0]?.snapshot?.rarity).toBe("Rare");
    expect(actions).toEqual([{ name: "Cri" }]);
  });

  it("keeps the flat bonus of its damage, and plain numbers of its armor class", () => {
    const { system } = rawCharacters.foundry;
    const attributes = { ...system.attributes, ac: { value: 14 } };
    const weapon = {
      type: "weapon",
      name: "Masse",
      system: { damage: { base: { number: 1, denomination: 6, bonus: "+1" } }, weaponType: "martialR" },
    };
    const odd = {
      type: "equipment",
      name: "Voile",
      system: { armor: { value: 1 }, type: { value: "vehicle" } },
    };
    const actor = importedCharacter({ system: { ...system, attributes }, items: [weapon, odd] });
    expect(actor.ac).toBe(14);
    expect(actor.inventoryItems.map(({ snapshot }) => snapshot)).toMatchObject([
      { damage: { dice: "1d6+1" }, tags: ["distance"] },
      { category: "Équipement" },
    ]);
    expect(actor.inventoryItems[1]?.snapshot?.armorClass).toBeUndefined();
  });
});
