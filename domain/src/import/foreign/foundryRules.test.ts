import { describe, expect, it } from "vitest";
import { initiativeBonusOf, savingThrowBonusOf, skillBonusOf } from "../../games/dnd5e/sheetRolls";
import { actor, classOf, type Draft, effect, suit } from "../../testing/foundryActor";
import { worn } from "../../testing/wornCharacter";

describe("the hit points of a Foundry character", () => {
  it("come from its classes, each level with Constitution and at least 1", () => {
    const fighter = classOf("fighter", 3, "d10", { 1: "max", 2: "avg", 3: 1 });
    expect(worn(actor({ scores: [10, 10, 14], items: [fighter] })).hp).toEqual({
      current: 5,
      max: 12 + 8 + 3,
    });
    expect(worn(actor({ scores: [10, 10, 4], items: [fighter] })).hp?.max).toBe(7 + 3 + 1);
  });

  it("add what every level and the character get, and a raised maximum", () => {
    const hp = { value: 99, max: null, tempmax: 5, bonuses: { level: "1", overall: "2" } };
    const items = [classOf("monk", 2, "d8", { 1: "max", 2: "avg" }), classOf("rogue", 1, "d8", { 1: "avg" })];
    expect(worn(actor({ attributes: { hp }, items })).hp).toEqual({
      current: 28,
      max: 8 + 5 + 5 + 3 + 2 + 5,
    });
  });

  it("come from its classes where the written maximum is 0, and are whole then", () => {
    const items = [classOf("fighter", 3, "d10", { 1: "max", 2: "avg", 3: 7 })];
    const written = (hp: object) => worn(actor({ scores: [10, 10, 14], items, attributes: { hp } })).hp;
    expect(written({ value: 0, max: 0, bonuses: { level: "1" } })).toEqual({ current: 32, max: 32 });
    expect(written({ value: 0, max: "0" })).toEqual({ current: 29, max: 29 });
    expect(written({ value: 0, max: null })).toEqual({ current: 0, max: 29 });
    expect(written({ value: 0, max: 31 })).toEqual({ current: 0, max: 31 });
  });

  it("are its own maximum when it has one, and follow a worn amulet's Constitution otherwise", () => {
    const amulet = {
      type: "equipment",
      name: "Amulette",
      system: { equipped: true },
      effects: [effect([["system.abilities.con.value", 4, "19"]])],
    };
    const items = [classOf("wizard", 1, "d6", { 1: "max" }), amulet];
    expect(worn(actor({ items })).hp?.max).toBe(10);
    expect(worn(actor({ items, attributes: { hp: { value: 3, max: 31 } } })).hp).toEqual({
      current: 3,
      max: 31,
    });
    expect(worn(actor({ items })).abilityScores.con).toBe(19);
  });
});

describe("the armor class of a Foundry character", () => {
  it.each([
    ["default", 10 + 3],
    ["mage", 13 + 3],
    ["draconic", 13 + 3],
    ["unarmoredMonk", 10 + 3 + 1],
    ["unarmoredBarb", 10 + 3 + 2],
    ["unarmoredBard", 10 + 3 - 1],
  ])("by the calculation %s is %i", (calc, ac) => {
    expect(worn(actor({ scores: [10, 16, 14, 10, 12, 8], attributes: { ac: { calc } } })).ac).toBe(ac);
  });

  it("counts a suit by the Dexterity that it lets through, and a shield", () => {
    const ac = (...items: object[]) => worn(actor({ scores: [10, 16], items })).ac;
    expect(ac(suit("light", 12, null))).toBe(15);
    expect(ac(suit("medium", 14, 2))).toBe(16);
    expect(ac(suit("medium", 14, 3))).toBe(17);
    expect(ac(suit("heavy", 18, 0), suit("shield", 2, null))).toBe(20);
    expect(ac(suit("light", 12, null, { equipped: false }))).toBe(13);
  });

  it("counts the magic of armour only while it works", () => {
    const magic = {
      armor: { value: 16, dex: 0, magicalBonus: 2 },
      properties: ["mgc"],
      attunement: "required",
    };
    expect(worn(actor({ items: [suit("heavy", 16, 0, { ...magic, attuned: true })] })).ac).toBe(18);
    expect(worn(actor({ items: [suit("heavy", 16, 0, { ...magic, attuned: false })] })).ac).toBe(16);
  });

  it("has a shield beside natural armour, and nothing beside a fixed one", () => {
    const items = [suit("shield", 2, null), suit("heavy", 18, 0)];
    const ring = {
      type: "equipment",
      name: "Anneau",
      system: { equipped: true },
      effects: [effect([["system.attributes.ac.bonus", 2, "1"]])],
    };
    const natural = { ac: { calc: "natural", flat: 15 } };
    expect(worn(actor({ attributes: natural, items: [...items, ring] })).ac).toBe(18);
    expect(worn(actor({ attributes: { ac: { calc: "flat", flat: 15 } }, items: [...items, ring] })).ac).toBe(
      15,
    );
  });

  it("follows a formula of the table, and one that an effect brings", () => {
    const custom = { calc: "custom", formula: "12 + @abilities.wis.mod + @prof" };
    const scores = [10, 10, 10, 10, 16];
    const items = [classOf("druid", 5)];
    expect(worn(actor({ scores, items, attributes: { ac: custom } })).ac).toBe(12 + 3 + 3);
    const defence = {
      type: "feat",
      name: "Défense sans armure",
      system: {},
      effects: [
        effect([
          ["system.attributes.ac.calc", 5, "unarmoredMonk"],
          ["system.attributes.ac.bonus", 2, "+1"],
        ]),
      ],
    };
    expect(worn(actor({ scores, items: [defence] })).ac).toBe(10 + 3 + 1);
    const armored = { calc: "custom", formula: "@attributes.ac.armor + @attributes.ac.dex + 2" };
    expect(worn(actor({ attributes: { ac: armored }, items: [suit("heavy", 16, 0)] })).ac).toBe(18);
  });
});

describe("the speed of a Foundry character", () => {
  const elf = {
    _id: "elf",
    type: "race",
    name: "Elfe",
    system: { movement: { walk: 35, fly: 10, units: "ft" } },
  };

  it("is its own, else its race's", () => {
    expect(worn(actor({ items: [elf] })).speeds).toEqual({
      walk: { value: 35, unit: "ft" },
      fly: { value: 10, unit: "ft" },
    });
    expect(worn(actor({ items: [elf], attributes: { movement: { walk: 40 } } })).speeds.walk?.value).toBe(40);
  });

  it("is raised by features and by what is worn", () => {
    const scale = {
      type: "ScaleValue",
      configuration: { identifier: "pas", scale: { 2: { value: 10 }, 6: { value: 15 } } },
    };
    const monk = classOf("monk", 7, "d8", {}, { advancement: { a: scale } });
    const step = {
      type: "feat",
      name: "Pas",
      effects: [effect([["system.attributes.movement.walk", 2, "@scale.monk.pas"]])],
    };
    const boots = (equipped: boolean) => ({
      type: "equipment",
      name: "Bottes",
      system: { equipped },
      effects: [effect([["system.attributes.movement.walk", 2, "5"]])],
    });
    expect(worn(actor({ items: [elf, monk, step, boots(true)] })).speeds.walk?.value).toBe(35 + 15 + 5);
    expect(worn(actor({ items: [elf, monk, step, boots(false)] })).speeds.walk?.value).toBe(35 + 15);
  });
});

describe("the rolls of a Foundry character", () => {
  it("have the proficiency of its level, or of its challenge", () => {
    const system = { abilities: { dex: { value: 14, proficient: 1 } } };
    expect(savingThrowBonusOf(worn(actor({ system, items: [classOf("rogue", 9)] })), "dex")).toBe(2 + 4);
    const beast = { ...actor({ system: { ...system, details: { cr: 13 } } }), type: "npc" };
    expect(savingThrowBonusOf(worn(beast), "dex")).toBe(2 + 5);
  });

  it("count every bonus: of the sheet, of a feature, of a worn cloak", () => {
    const aura = effect([["system.bonuses.abilities.save", 2, "max(1, @abilities.cha.mod)"]]);
    const cloak = {
      type: "equipment",
      name: "Cape",
      system: { equipped: true, attuned: true, attunement: "required" },
      effects: [effect([["system.bonuses.abilities.save", 2, "1"]])],
    };
    const boots = {
      type: "equipment",
      name: "Bottes",
      system: { equipped: true },
      effects: [effect([["system.skills.ste.bonuses.check", 2, "5"]])],
    };
    const items = [classOf("paladin", 6), cloak, boots];
    const paladin = worn(actor({ scores: [10, 12, 10, 10, 10, 16], items, effects: [aura] }));
    expect(savingThrowBonusOf(paladin, "dex")).toBe(1 + 3 + 1);
    expect(skillBonusOf(paladin, "stealth")).toBe(1 + 3 + 5);
    expect(skillBonusOf(paladin, "athletics")).toBe(0);
  });

  it("have the initiative of its features", () => {
    const init = (draft: Draft) => initiativeBonusOf(worn(actor({ scores: [10, 14], ...draft })));
    expect(init({})).toBe(2);
    expect(init({ attributes: { init: { bonus: "@prof" } }, items: [classOf("fighter", 5)] })).toBe(2 + 3);
    expect(init({ flags: { dnd5e: { initiativeAlert: true } } })).toBe(2 + 5);
    const bard = classOf("bard", 5);
    expect(init({ flags: { dnd5e: { jackOfAllTrades: true } }, items: [bard] })).toBe(2 + 1);
    const modern = classOf("bard", 5, "d8", {}, { source: { rules: "2024" } });
    expect(
      init({ flags: { dnd5e: { jackOfAllTrades: true, initiativeAlert: true } }, items: [modern] }),
    ).toBe(2 + 3);
  });

  it("are not changed by effects that are switched off, kept back or unworn", () => {
    const change = [["system.abilities.str.value", 2, "4"]] as const;
    const effects = [effect(change, { disabled: true }), effect(change, { type: "enchantment" })];
    const items = [
      { type: "spell", name: "Force", effects: [effect(change, { transfer: false })] },
      { type: "equipment", name: "Gants", system: { equipped: false }, effects: [effect(change)] },
    ];
    expect(worn(actor({ effects, items })).abilityScores.str).toBe(10);
  });

  it("are changed by what an item has laid on its bearer, however it is worn", () => {
    const potion = {
      _id: "p",
      type: "consumable",
      name: "Potion",
      system: { equipped: false },
      effects: [effect([["system.abilities.str.value", 5, "21"]], { transfer: false })],
    };
    const applied = effect([["system.abilities.str.value", 5, "21"]], { origin: "Actor.a.Item.p" });
    expect(worn(actor({ items: [potion], effects: [applied] })).abilityScores.str).toBe(21);
    expect(worn(actor({ items: [potion] })).abilityScores.str).toBe(10);
  });

  it("are changed once by the copies of older versions, while their item is worn", () => {
    const belt = (equipped: boolean) => ({
      _id: "belt",
      type: "equipment",
      name: "Ceinture",
      data: { equipped },
      effects: [effect([["data.abilities.str.value", 2, "4"]])],
    });
    const copy = effect([["data.abilities.str.value", 2, "4"]], { origin: "Actor.a.Item.belt" });
    const { system, _stats, ...rest } = actor({ effects: [copy] });
    const strength = (equipped: boolean) =>
      worn({ ...rest, data: system, items: [belt(equipped)] }).abilityScores.str;
    expect(strength(true)).toBe(14);
    expect(strength(false)).toBe(10);
  });
});

describe("the weapons of a Foundry character", () => {
  const sword = (system: object) => ({
    type: "weapon",
    name: "Lame",
    system: { equipped: true, type: { value: "martialM" }, ...system },
  });
  const attack = (draft: Draft) => worn(actor({ scores: [14, 16], ...draft })).actions[0];

  it("add their magic to attack and damage, and go up one die in two hands", () => {
    const base = { number: 1, denomination: 8, types: ["slashing"] };
    const magic = { damage: { base, versatile: {} }, properties: ["ver", "mgc"], magicalBonus: 2 };
    expect(attack({ items: [classOf("fighter", 1), sword(magic)] })).toMatchObject({
      attackBonus: 2 + 2 + 2,
      damage: { dice: "1d8+4", versatileDice: "1d10+4", type: "tranchant" },
    });
  });

  it("have the dice and the bonus of older versions", () => {
    const parts = [
      ["1d6[feu] + @mod + 1", "fire"],
      ["2d4", "acid"],
    ];
    const item = sword({ damage: { parts, versatile: "1d8 + @mod" }, attackBonus: "1" });
    expect(attack({ items: [item] })).toMatchObject({
      damage: {
        dice: "1d6+3",
        versatileDice: "1d8+2",
        type: "feu",
        more: [{ dice: "2d4", type: "acide" }],
      },
    });
  });

  it("use the ability that they name, and for monks the better one", () => {
    const plain = { type: { value: "simpleM" }, damage: { base: { number: 1, denomination: 6 } } };
    expect(attack({ items: [sword(plain)] })?.damage?.dice).toBe("1d6+2");
    expect(attack({ items: [classOf("monk", 1), sword(plain)] })?.damage?.dice).toBe("1d6+3");
    const charm = { ...plain, activities: { a: { type: "attack", attack: { ability: "cha" } } } };
    expect(attack({ scores: [14, 16, 10, 10, 10, 20], items: [sword(charm)] })?.damage?.dice).toBe("1d6+5");
  });
});
