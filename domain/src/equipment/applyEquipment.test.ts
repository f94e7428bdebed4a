import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../character/normaliseCharacter";
import {
  initiativeBonusOf,
  proficiencyBonusOf,
  savingThrowBonusOf,
  skillBonusOf,
} from "../character/sheetRolls";
import { readInventory } from "../inventory/inventoryEntry";
import { applyEquipment } from "./applyEquipment";
import { formatContribution } from "./contributions";
import { defineItem, type ItemInput } from "./item";

const scores = { str: 14, dex: 16, con: 12, int: 10, wis: 10, cha: 10 };
const base = {
  abilityScores: scores,
  level: 5,
  ac: 15,
  hp: "20 / 30",
  speed: "9 m",
  savingThrows: { dex: { bonus: 6, proficient: true }, str: { proficient: true } },
  skills: { athletics: 5 },
};

const item = (input: Partial<ItemInput>) =>
  defineItem({ id: "objet", name: "Objet", systems: ["dnd5e"], ...input });

/** A character wearing one item, alone. */
const wearing = (input: Partial<ItemInput>, raw: object = base, entry: object = {}) => {
  const worn = item(input);
  const { inventoryItems } = readInventory([{ itemId: worn.id, equipped: true, ...entry }], [], []);
  return applyEquipment(normaliseCharacter(raw), inventoryItems, [worn]);
};

describe("An equipped item", () => {
  it("adds to ability scores, and to what is derived from them", () => {
    const { character, contributions } = wearing({ effects: { ability: { str: 2, dex: "+4" } } });
    expect(character.abilityScores).toEqual({ ...scores, str: 16, dex: 20 });
    expect(savingThrowBonusOf(character, "str")).toBe(6);
    expect(initiativeBonusOf(character)).toBe(5);
    expect(contributions).toEqual([
      { target: "str", itemId: "objet", itemName: "Objet", amount: 2 },
      { target: "dex", itemId: "objet", itemName: "Objet", amount: 4 },
    ]);
  });

  it("moves the bonuses that the sheet gives along with their ability", () => {
    const { character } = wearing(
      { effects: { ability: { dex: 2, str: 2 } } },
      { ...base, initiativeBonus: 5 },
    );
    expect(savingThrowBonusOf(character, "dex")).toBe(7);
    expect(skillBonusOf(character, "athletics")).toBe(6);
    expect(initiativeBonusOf(character)).toBe(6);
  });

  it("moves half a proficiency by whole points", () => {
    const raw = { ...base, skills: { arcana: { bonus: 5, proficiency: "half" } } };
    expect(skillBonusOf(wearing({ effects: { stats: { maîtrise: 1 } } }, raw).character, "arcana")).toBe(6);
    expect(skillBonusOf(wearing({ effects: { stats: { maîtrise: 2 } } }, raw).character, "arcana")).toBe(6);
  });

  it("leaves alone what the sheet gives without the score or the level it would come from", () => {
    const raw = { saves: { wis: { bonus: 4, proficient: true } }, initiative: 3 };
    const { character } = wearing(
      { effects: { ability: { wis: 2 }, stats: { prof: 1, initiative: 1 } } },
      raw,
    );
    expect(savingThrowBonusOf(character, "wis")).toBe(4);
    expect(initiativeBonusOf(character)).toBe(4);
  });

  it("adds to armor class, hit points, speed, initiative and proficiency, in French and in English", () => {
    const { character, contributions } = wearing({
      effects: { stats: { ca: "+1", pv_max: 5, Vitesse: "+1,5 m", initiative: 2, bonusDeMaîtrise: 1 } },
    });
    expect(character.ac).toBe(16);
    expect(character.hp).toEqual({ current: 20, max: 35 });
    expect(character.speeds.walk).toEqual({ value: 10.5, unit: "m" });
    expect(initiativeBonusOf(character)).toBe(5);
    expect(proficiencyBonusOf(character)).toBe(4);
    expect(savingThrowBonusOf(character, "dex")).toBe(7);
    expect(contributions.map((part) => formatContribution(part))).toEqual([
      "+1 Objet",
      "+5 Objet",
      "+1,5 Objet",
      "+2 Objet",
      "+1 Objet",
    ]);
    const speed = { target: "speed", itemId: "x", itemName: "Boulet", amount: -1.5 } as const;
    expect(formatContribution(speed, "m")).toBe("-1,5 m Boulet");
  });

  it.each(["AC", "armor_class", "ac bonus", "bonusCA", "Classe d'armure"])(
    "adds to armor class by the key %s",
    (key) => {
      expect(wearing({ effects: { stats: { [key]: 1 } } }).character.ac).toBe(16);
    },
  );

  it("adds a speed in the unit it names to a speed in another", () => {
    const fast = { effects: { stats: { speed: "+10 ft" } } };
    expect(wearing(fast).character.speeds.walk).toEqual({ value: 12, unit: "m" });
    expect(wearing(fast, { ...base, speed: 30 }).character.speeds.walk).toEqual({ value: 40, unit: "ft" });
    expect(
      wearing({ effects: { stats: { speed: 5 } } }, { ...base, speed: 30 }).character.speeds.walk?.value,
    ).toBe(35);
    expect(wearing({ effects: { stats: { speed: -50 } } }).character.speeds.walk?.value).toBe(0);
  });

  it("may bring a score up to a value, which does nothing for whoever is above", () => {
    const gauntlets = { effects: { ability: { str: "=19" } } };
    expect(wearing(gauntlets)).toMatchObject({
      character: { abilityScores: { str: 19 } },
      contributions: [{ target: "str", amount: 5 }],
    });
    expect(wearing(gauntlets, { str: 20 })).toMatchObject({
      character: { abilityScores: { str: 20 } },
      contributions: [],
    });
  });

  it("brings a score up to the highest of several values, after what the others add", () => {
    const items = [
      item({ id: "gants", effects: { ability: { str: "=19" } } }),
      item({ id: "ceinture", effects: { ability: { str: "=21" } } }),
      item({ id: "tome", effects: { ability: { str: 2 } } }),
    ];
    const { inventoryItems } = readInventory(
      [],
      items.map(({ id }) => id),
      [],
    );
    const { character, contributions } = applyEquipment(normaliseCharacter(base), inventoryItems, items);
    expect(character.abilityScores.str).toBe(21);
    expect(contributions.map(({ itemId, amount }) => [itemId, amount])).toEqual([
      ["tome", 2],
      ["ceinture", 5],
    ]);
  });

  it("adds nothing to what is unknown", () => {
    const { character, contributions } = wearing(
      {
        effects: {
          ability: { str: 2, dex: "=19" },
          stats: { ac: 1, hp: 2, speed: 3, initiative: 1, prof: 1 },
        },
      },
      {},
    );
    expect(character).toMatchObject({ abilityScores: {}, speeds: {} });
    expect([character.ac, character.hp, character.initiativeBonus, character.proficiencyBonus]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(contributions).toEqual([]);
  });

  it("leaves hit points without maximum alone, and never takes the last one", () => {
    expect(wearing({ effects: { stats: { hp: 5 } } }, { hp: { current: 4 } }).character.hp).toEqual({
      current: 4,
    });
    expect(wearing({ effects: { stats: { hp: -50 } } }).character.hp).toEqual({ current: 20, max: 1 });
  });

  it("grants actions, bonus actions and reactions", () => {
    const { character } = wearing({
      name: "Cor",
      effects: {
        stats: {
          action: "Sonner : effraie à 18 m",
          "action 2": "Ranger",
          actionBonus: "Souffler",
          réaction: "+1",
          "Action héroïque": 1,
          charme: "beau",
        },
      },
    });
    expect(character.actions).toEqual([
      { name: "Sonner", description: "effraie à 18 m", grantedBy: "Cor" },
      { name: "Ranger", grantedBy: "Cor" },
      { name: "Action héroïque", grantedBy: "Cor" },
    ]);
    expect(character.bonusActions).toEqual([{ name: "Souffler", grantedBy: "Cor" }]);
    expect(character.reactions).toEqual([{ name: "réaction", grantedBy: "Cor" }]);
  });

  it("that is unknown and has no snapshot does nothing", () => {
    const { inventoryItems } = readInventory([{ itemId: "perdu", equipped: true }], [], []);
    const character = normaliseCharacter(base);
    expect(applyEquipment(character, inventoryItems, [])).toEqual({ character, contributions: [] });
  });

  it("that asks for attunement acts only once attuned", () => {
    const ring = { requiresAttunement: true, effects: { stats: { ac: 1 } } };
    expect(wearing(ring).character.ac).toBe(15);
    expect(wearing(ring, base, { attuned: true }).character.ac).toBe(16);
    expect(wearing(ring, base, { attuned: true, equipped: false }).character.ac).toBe(15);
  });
});

describe("The modifiers a character stores itself", () => {
  const raw = { ...base, equipmentModifiers: { ability: { str: 2 }, stats: { ac: 3 } } };

  it("speak where no equipped item does", () => {
    const { character, contributions } = wearing({ effects: { stats: { ac: 1 } } }, raw);
    expect(character).toMatchObject({ ac: 16, abilityScores: { str: 16 } });
    expect(contributions).toContainEqual({ target: "str", itemId: "", itemName: "Équipement", amount: 2 });
  });

  it("are silent while nothing is equipped", () => {
    const { character } = applyEquipment(normaliseCharacter(raw), [], []);
    expect(character).toMatchObject({ ac: 15, abilityScores: { str: 14 } });
  });
});

describe("Armor class that the sheet does not give", () => {
  const { ac: _, ...unarmored } = base;
  const worn = (input: Partial<ItemInput>, raw: object = unarmored) => wearing(input, raw).character.ac;

  it("is 10 and Dexterity without armour", () => {
    expect(worn({})).toBe(13);
    expect(worn({}, { dex: 8 })).toBe(9);
  });

  it("lets Dexterity in as the armour allows", () => {
    expect(worn({ armorClass: { base: 11, dexterity: "full" } })).toBe(14);
    expect(worn({ armorClass: { base: 14, dexterity: "upToTwo" } })).toBe(16);
    expect(worn({ armorClass: { base: 14, dexterity: "upToTwo" } }, { dex: 8 })).toBe(13);
    expect(worn({ armorClass: { base: 18, dexterity: "none" } })).toBe(18);
  });

  it("counts the best suit and the best shield, and what magic adds", () => {
    const items = [
      item({ id: "cuir", name: "Cuir", armorClass: { base: 11, dexterity: "full" } }),
      item({ id: "plates", name: "Plates", armorClass: { base: 18, dexterity: "none" } }),
      item({ id: "ecu", name: "Écu", armorClass: { bonus: 2 } }),
      item({ id: "targe", name: "Targe", armorClass: { bonus: 1 } }),
      item({ id: "anneau", name: "Anneau", effects: { stats: { ac: 1 } } }),
    ];
    const { inventoryItems } = readInventory(
      items.map(({ id }) => ({ itemId: id, equipped: true })),
      [],
      [],
    );
    const { character, contributions } = applyEquipment(normaliseCharacter(unarmored), inventoryItems, items);
    expect(character.ac).toBe(21);
    expect(contributions.map((part) => formatContribution(part))).toEqual([
      "+1 Anneau",
      "+5 Plates",
      "+2 Écu",
    ]);
  });

  it("stays unknown without Dexterity and in the other systems", () => {
    const shield: Partial<ItemInput> = { armorClass: { bonus: 2 } };
    expect(worn(shield, {})).toBeUndefined();
    expect(worn(shield, { ...unarmored, system: "vampire" })).toBeUndefined();
  });

  it("is not added to the one the sheet gives, which has counted it", () => {
    expect(worn({ armorClass: { bonus: 2 } }, base)).toBe(15);
  });
});

describe("An equipped weapon", () => {
  const attack = (input: Partial<ItemInput>, raw: object = base) =>
    wearing(
      { name: "Arme", category: "Arme de guerre", damage: { dice: "1d8", type: "tranchants" }, ...input },
      raw,
    ).character.actions[0];

  it("yields an action that attacks with Strength and proficiency", () => {
    expect(
      attack({ name: "Épée", properties: ["Polyvalente"], damage: { dice: "1d8", versatileDice: "1d10" } }),
    ).toEqual({
      name: "Attaquer avec Épée",
      description: "Polyvalente",
      attackBonus: 5,
      damage: { dice: "1d8+2", versatileDice: "1d10+2" },
      grantedBy: "Épée",
    });
  });

  it.each([
    ["finesse", { properties: ["Finesse (lame fine)"] }, base, 6, "1d8+3"],
    [
      "finesse and more Strength",
      { properties: ["Finesse"] },
      { ...base, abilityScores: { str: 18, dex: 10 } },
      7,
      "1d8+4",
    ],
    ["finesse and an unknown Strength", { properties: ["Finesse"] }, { level: 1, dex: 16 }, 5, "1d8+3"],
    ["finesse and an unknown Dexterity", { properties: ["Finesse"] }, { level: 1, str: 16 }, 5, "1d8+3"],
    ["range", { category: "Arme à distance" }, base, 6, "1d8+3"],
    [
      "range and finesse",
      { tags: ["distance"], properties: ["Finesse"] },
      { level: 1, str: 18, dex: 10 },
      6,
      "1d8+4",
    ],
    [
      "one point of damage",
      { tags: ["distance"], damage: { dice: "1", type: "tranchants" } },
      base,
      6,
      "1+3",
    ],
    ["ammunition", { properties: ["Munitions (portée 24 m)"] }, base, 6, "1d8+3"],
    ["a weak arm", {}, { level: 1, str: 8 }, 1, "1d8-1"],
    ["an average arm", {}, { str: 10 }, 0, "1d8"],
    ["magic", { effects: { stats: { attaque: "+1", dégâts: 1 } } }, base, 6, "1d8+3"],
  ])("with %s rolls what the rules say", (_, input, raw, attackBonus, dice) => {
    expect(attack(input, raw)).toMatchObject({ attackBonus, damage: { dice, type: "tranchants" } });
  });

  it("at range needs Dexterity, whatever the Strength", () => {
    expect(attack({ tags: ["distance"] }, { str: 18 })?.attackBonus).toBeUndefined();
  });

  it("rolls only its damage where its ability is unknown", () => {
    expect(attack({}, {})).toEqual({
      name: "Attaquer avec Arme",
      damage: { dice: "1d8", type: "tranchants" },
      grantedBy: "Arme",
    });
    expect(attack({ damage: undefined }, {})).toEqual({ name: "Attaquer avec Arme", grantedBy: "Arme" });
    expect(attack({ damage: undefined })).toEqual({
      name: "Attaquer avec Arme",
      attackBonus: 5,
      grantedBy: "Arme",
    });
  });

  it("leaves damage that is no dice, and that of other systems, as it is written", () => {
    expect(attack({ damage: { dice: "+2" } })?.damage).toEqual({ dice: "+2" });
    const vampire = { system: "vampire", ...base };
    expect(attack({}, vampire)).toEqual({
      name: "Attaquer avec Arme",
      damage: { dice: "1d8", type: "tranchants" },
      grantedBy: "Arme",
    });
    expect(attack({ damage: undefined }, vampire)).toEqual({ name: "Attaquer avec Arme", grantedBy: "Arme" });
  });

  it.each([
    ["nothing but damage", { category: undefined }, true],
    ["a tag", { category: "Objet", damage: undefined, tags: ["Épée"] }, true],
    ["damage of an alchemist", { category: "Équipement" }, true],
    ["spikes on a shield", { category: "Bouclier" }, false],
    ["an armour class", { category: undefined, armorClass: { bonus: 1 } }, false],
    ["arrows", { category: "Munitions" }, false],
    ["no damage and no word of it", { category: "Larme de lune", damage: undefined }, false],
  ])("is told by %s", (_, input, isWeapon) => {
    expect(attack(input) !== undefined).toBe(isWeapon);
  });
});

describe("Equipment", () => {
  const anyEffects = fc.record({
    ability: fc.dictionary(
      fc.constantFrom("str", "dex", "con"),
      fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant("=19")),
    ),
    stats: fc.dictionary(
      fc.constantFrom("ac", "pv", "vitesse", "initiative", "maitrise", "action", "réaction", "attaque"),
      fc.oneof(fc.integer({ min: -5, max: 5 }), fc.string()),
    ),
  });

  it("does nothing while it lies in the bag, whatever it is", () => {
    fc.assert(
      fc.property(anyEffects, fc.boolean(), (effects, attuned) => {
        const character = normaliseCharacter(base);
        const { inventoryItems } = readInventory([{ itemId: "objet", attuned }], [], []);
        const outcome = applyEquipment(character, inventoryItems, [
          item({ effects, damage: { dice: "1d4" } }),
        ]);
        expect(outcome).toEqual({ character, contributions: [] });
      }),
    );
  });

  it("says where every raised point comes from", () => {
    fc.assert(
      fc.property(anyEffects, (effects) => {
        const before = normaliseCharacter(base);
        const { character, contributions } = wearing({ effects });
        const sum = (target: string) =>
          contributions.reduce((total, part) => (part.target === target ? total + part.amount : total), 0);
        expect(character.abilityScores.str).toBe(14 + sum("str"));
        expect(character.ac).toBe(Math.trunc(15 + sum("ac")) + 0);
        expect(character.speeds.walk?.value).toBe(Math.max(0, 9 + sum("speed")));
        expect(before).toEqual(normaliseCharacter(base));
      }),
    );
  });
});
