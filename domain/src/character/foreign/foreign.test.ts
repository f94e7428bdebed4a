import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEquipment } from "../../equipment/applyEquipment";
import { rawCharacters } from "../../testing/rawCharacters";
import { normaliseCharacter } from "../normaliseCharacter";
import { plainText } from "./plainText";
import { frenchDamageType, frenchProperty } from "./vocabulary";

describe("a Foundry VTT dnd5e actor", () => {
  const kara = normaliseCharacter(rawCharacters.foundry);

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
        { label: "Armes", names: ["martial"] },
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
          cost: { value: 15, unit: "gp" },
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
    const older = normaliseCharacter({ ...actor, data, items: [armor] });
    expect(older).toMatchObject({ name: "Kara", ac: 17, abilityScores: { str: 16 } });
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
    const { inventoryItems, actions } = normaliseCharacter({
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
    expect(inventoryItems[0]?.snapshot?.rarity).toBe("rare");
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
    const actor = normaliseCharacter({ system: { ...system, attributes }, items: [weapon, odd] });
    expect(actor.ac).toBe(14);
    expect(actor.inventoryItems.map(({ snapshot }) => snapshot)).toMatchObject([
      { damage: { dice: "1d6+1" }, tags: ["distance"] },
      { category: "Équipement" },
    ]);
    expect(actor.inventoryItems[1]?.snapshot?.armorClass).toBeUndefined();
  });
});

describe("a D&D Beyond character", () => {
  const milo = normaliseCharacter(rawCharacters.dndBeyond);

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
        weight: { value: 1, unit: "" },
        cost: { value: 2, unit: "" },
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
    expect(normaliseCharacter({ ...rawCharacters.dndBeyond, alignmentId }).alignment).toBe(alignment);
  });

  it("has the categories, attunements and rarities of its items", () => {
    const categories = ["Weapon", "Armor", "Potion", "Ring", "Wand", "Other Gear", "Staff"];
    const inventory = categories.map((filterType) => ({
      isAttuned: true,
      definition: { name: filterType, filterType, rarity: "Rare", canAttune: true },
    }));
    const { inventoryItems } = normaliseCharacter({ ...rawCharacters.dndBeyond, inventory });
    expect(inventoryItems.map(({ snapshot }) => snapshot?.category)).toEqual([
      "Arme",
      "Armure",
      "Potion",
      "Anneau",
      "Baguette",
      "Équipement",
      "Staff",
    ]);
    expect(inventoryItems[3]).toMatchObject({
      attuned: true,
      equipped: false,
      snapshot: { rarity: "Rare", requiresAttunement: true },
    });
  });

  it("is read from a service's answer that contains it", () => {
    expect(normaliseCharacter({ success: true, data: rawCharacters.dndBeyond }).name).toBe("Milo");
  });

  it("may have a custom background, and overridden hit points", () => {
    const { background: _, baseHitPoints: _base, alignmentId: _alignment, ...rest } = rawCharacters.dndBeyond;
    const raw = { ...rest, background: { customBackground: { name: "Forain" } }, overrideHitPoints: 40 };
    const own = normaliseCharacter(raw);
    expect(own).toMatchObject({ background: "Forain", hp: { current: 34, max: 40 } });
    expect(own.alignment).toBeUndefined();
    expect(normaliseCharacter({ ...rest, background: null }).hp).toBeUndefined();
  });

  it("has hit points without Constitution when that is unknown", () => {
    const raw = { name: "Milo", stats: [], classes: [{ level: 2 }], baseHitPoints: 12 };
    expect(normaliseCharacter(raw).hp).toEqual({ current: 12, max: 12 });
  });
});

describe("prose from another tool", () => {
  it("loses its tags and keeps its lines", () => {
    expect(plainText("<p>Un</p><p>Deux<br/>Trois &lt;b&gt; &quot;q&quot;&nbsp;&amp;amp;</p>")).toBe(
      'Un\nDeux\nTrois <b> "q" &amp;',
    );
    expect(plainText("<p> </p>")).toBeUndefined();
    expect(plainText(3)).toBeUndefined();
  });

  it("loses all its tags, however they are nested", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("<b>", "</p>", "<br/>", "<i class='x'>", "mot", " ")), (parts) => {
        expect(plainText(parts.join("")) ?? "").not.toMatch(/[<>]/);
      }),
    );
  });

  it("keeps one blank line between its paragraphs", () => {
    expect(plainText("<h2>Un</h2><p></p><p></p>Deux<div>Trois</div>&#39;&apos;&gt;")).toBe(
      "Un\n\nDeuxTrois\n''>",
    );
  });

  it.each([
    ["acid", "acide"],
    ["bludgeoning", "contondant"],
    ["cold", "froid"],
    ["fire", "feu"],
    ["lightning", "foudre"],
    ["necrotic", "nécrotique"],
    ["piercing", "perforant"],
    ["psychic", "psychique"],
    ["radiant", "radiant"],
    ["thunder", "tonnerre"],
  ])("translates %s damage to « %s »", (english, french) => {
    expect(frenchDamageType(english)).toBe(french);
  });

  it.each([
    ["Munitions", ["amm", "Ammunition"]],
    ["Finesse", ["fin", "Finesse"]],
    ["Lourde", ["hvy", "Heavy"]],
    ["Légère", ["lgt", "Light"]],
    ["Chargement", ["lod", "Loading"]],
    ["Magique", ["mgc"]],
    ["Allonge", ["rch", "Reach"]],
    ["Spéciale", ["spc", "Special"]],
    ["Lancer", ["thr", "Thrown"]],
    ["À deux mains", ["two", "Two-Handed"]],
    ["Polyvalente", ["ver", "Versatile"]],
  ])("has « %s » for a weapon with the property %j", (french, english) => {
    for (const word of english) expect(frenchProperty(word)).toBe(french);
  });

  it("uses the terms of a French sheet", () => {
    expect(frenchDamageType("Slashing")).toBe("tranchant");
    expect(frenchDamageType("constructor")).toBe("constructor");
    expect(frenchProperty("Two-Handed")).toBe("À deux mains");
    expect(frenchProperty("toString")).toBe("toString");
  });
});
