import { describe, expect, it } from "vitest";
import { initiativeBonusOf, savingThrowBonusOf, skillBonusOf } from "../../games/dnd5e/sheetRolls";
import {
  type BeyondDraft,
  beyondClass,
  beyondItem,
  bonus,
  payload,
  proficiency,
  set,
} from "../../testing/dndBeyondPayload";
import { worn } from "../../testing/wornCharacter";
import { importedCharacter } from "../importedCharacter";

describe("the hit points of a D&D Beyond character", () => {
  it("add Constitution and what features give per level, by the class that gives it", () => {
    const classes = [
      beyondClass("Fighter", 3, true),
      beyondClass("Sorcerer", 2, false, [{ id: 40, requiredLevel: 1 }]),
    ];
    const feat = [bonus("hit-points-per-level", 2)];
    const own = [bonus("hit-points-per-level", 1, { componentId: 40, availableToMulticlass: true })];
    const raw = payload({ scores: [10, 10, 14], classes, modifiers: { feat, class: own } });
    expect(worn(raw).hp?.max).toBe(30 + 2 * 5 + 2 * 5 + 2);
  });

  it("count a worn amulet's Constitution, and are what the player typed", () => {
    const amulet = beyondItem(
      { grantedModifiers: [set("constitution-score", 19)], canAttune: true },
      { isAttuned: true },
    );
    expect(worn(payload({ rest: { inventory: [amulet] } }))).toMatchObject({
      hp: { max: 30 + 4 * 5 },
      abilityScores: { con: 19 },
    });
    expect(worn(payload({ rest: { overrideHitPoints: 44, removedHitPoints: 4 } })).hp).toEqual({
      current: 40,
      max: 44,
    });
  });
});

describe("the armor class of a D&D Beyond character", () => {
  const armor = (armorTypeId: number, armorClass: number, rest: object = {}) =>
    beyondItem({ filterType: "Armor", armorTypeId, armorClass, ...rest });
  const ac = (draft: BeyondDraft) => worn(payload({ scores: [10, 16, 14, 10, 12, 8], ...draft })).ac;

  it("is 10, Dexterity and the ability of a feature, without armour", () => {
    expect(ac({})).toBe(13);
    const barbarian = [set("unarmored-armor-class", null, { statId: 3 })];
    expect(ac({ modifiers: { class: barbarian } })).toBe(15);
    expect(ac({ modifiers: { class: barbarian }, rest: { inventory: [armor(4, 2)] } })).toBe(17);
    const monk = [set("unarmored-armor-class", null, { statId: 5 })];
    expect(ac({ modifiers: { class: monk }, rest: { inventory: [armor(4, 2)] } })).toBe(15);
    expect(ac({ modifiers: { class: [set("unarmored-armor-class", 3)] } })).toBe(16);
  });

  it("is that of the armour with its magic, the shield and the style", () => {
    const style = { class: [bonus("armored-armor-class", 1)] };
    const plate = armor(3, 18, { grantedModifiers: [bonus("armor-class", 1)] });
    expect(ac({ modifiers: style, rest: { inventory: [plate, armor(4, 2)] } })).toBe(18 + 1 + 2 + 1);
    expect(ac({ modifiers: style })).toBe(13);
    const master = { feat: [set("ac-max-dex-armored-modifier", 3)] };
    expect(ac({ rest: { inventory: [armor(2, 14)] } })).toBe(16);
    expect(ac({ modifiers: master, rest: { inventory: [armor(2, 14)] } })).toBe(17);
  });

  it("is what the player typed, or changed by it", () => {
    const inventory = [armor(3, 18)];
    const typed = (typeId: number, value: number) => ({ inventory, characterValues: [{ typeId, value }] });
    expect(ac({ rest: typed(1, 25) })).toBe(25);
    expect(ac({ rest: typed(2, 1) })).toBe(19);
    expect(ac({ rest: typed(3, -1) })).toBe(17);
  });
});

describe("the speed and the initiative of a D&D Beyond character", () => {
  const walk = (draft: BeyondDraft) => worn(payload(draft)).speeds.walk?.value;

  it("have what class, race and feats add", () => {
    expect(walk({ modifiers: { class: [bonus("unarmored-movement", 10)] } })).toBe(40);
    expect(walk({ modifiers: { race: [set("innate-speed-walking", 35)], feat: [bonus("speed", 10)] } })).toBe(
      45,
    );
    const heavy = beyondItem({ armorTypeId: 3, armorClass: 16, strengthRequirement: 13 });
    const fast = {
      class: [bonus("speed-walking", 10, { restriction: "while you aren’t wearing heavy armor" })],
    };
    expect(walk({ modifiers: fast })).toBe(40);
    expect(walk({ modifiers: fast, rest: { inventory: [heavy] } })).toBe(20);
    expect(walk({ rest: { customSpeeds: [{ movementId: 1, distance: 60 }] } })).toBe(60);
  });

  it("have the initiative's own bonuses", () => {
    const init = (draft: BeyondDraft) =>
      initiativeBonusOf(worn(payload({ scores: [10, 14, 10, 10, 16], ...draft })));
    expect(init({})).toBe(2);
    expect(init({ modifiers: { feat: [bonus("initiative", 5)] } })).toBe(7);
    expect(init({ modifiers: { class: [bonus("initiative", null, { statId: 5 })] } })).toBe(5);
    const jack = [{ type: "half-proficiency", subType: "ability-checks" }];
    expect(init({ modifiers: { class: jack } })).toBe(3);
    const cloak = beyondItem({ grantedModifiers: [bonus("initiative", 1)] });
    expect(init({ rest: { inventory: [cloak] } })).toBe(3);
  });
});

describe("the rolls of a D&D Beyond character", () => {
  it("have a second class's proficiencies only where it gives them", () => {
    const classes = [
      beyondClass("Fighter", 3, true, [{ id: 1, requiredLevel: 1 }]),
      beyondClass("Wizard", 2, false, [{ id: 2, requiredLevel: 1 }]),
    ];
    const own = [
      proficiency("strength-saving-throws", { componentId: 1, availableToMulticlass: false }),
      proficiency("wisdom-saving-throws", { componentId: 2, availableToMulticlass: false }),
    ];
    const character = worn(payload({ classes, modifiers: { class: own } }));
    expect(savingThrowBonusOf(character, "str")).toBe(3);
    expect(savingThrowBonusOf(character, "wis")).toBe(0);
  });

  it("count auras, worn cloaks, half proficiency and what was typed", () => {
    const modifiers = {
      class: [
        bonus("saving-throws", null, { statId: 6 }),
        { type: "half-proficiency", subType: "ability-checks" },
      ],
    };
    const cloak = beyondItem({ grantedModifiers: [bonus("saving-throws", 1), bonus("armor-class", 1)] });
    const characterValues = [{ typeId: 25, valueId: "5", value: 2 }];
    const character = worn(
      payload({ scores: [10, 10, 10, 10, 10, 16], modifiers, rest: { inventory: [cloak], characterValues } }),
    );
    expect(savingThrowBonusOf(character, "dex")).toBe(3 + 1);
    expect(skillBonusOf(character, "stealth")).toBe(1 + 2);
    expect(skillBonusOf(character, "arcana")).toBe(1);
  });
});

describe("a feature or a trait that an optional one stands in for", () => {
  it("gives nothing any more", () => {
    const modifiers = {
      race: [
        bonus("constitution-score", 2, { componentId: 5 }),
        bonus("wisdom-score", 1, { componentId: 6 }),
      ],
      class: [bonus("speed", 10, { componentId: 5 }), bonus("initiative", 2, { componentId: 7 })],
    };
    const rest = {
      optionalOrigins: [{ racialTraitId: 9, affectedRacialTraitId: 5 }],
      optionalClassFeatures: [{ classFeatureId: 8, affectedClassFeatureId: 7 }, {}],
    };
    const character = worn(payload({ modifiers, rest }));
    expect([character.abilityScores.con, character.abilityScores.wis]).toEqual([10, 11]);
    expect(character.speeds.walk?.value).toBe(40);
    expect(initiativeBonusOf(character)).toBe(0);
  });
});

describe("what a D&D Beyond character carries and knows", () => {
  const sword = {
    name: "Longsword, +1",
    type: "Longsword",
    filterType: "Weapon",
    attackType: 1,
    categoryId: 2,
    damage: { diceString: "1d8" },
    damageType: "Slashing",
    properties: [{ name: "Versatile", notes: "1d10" }],
    grantedModifiers: [
      bonus("magic", 1),
      { type: "damage", subType: "fire", dice: { diceString: "1d6" } },
      {
        type: "damage",
        subType: "radiant",
        dice: { diceString: "2d6" },
        restriction: "against undead",
      },
    ],
  };

  it("has its weapons' magic, its style and its training", () => {
    const draft = (subType: string): BeyondDraft => ({
      scores: [16],
      modifiers: {
        class: [proficiency("simple-weapons"), proficiency(subType), bonus("melee-weapon-attacks", 2)],
      },
      rest: { inventory: [beyondItem(sword)] },
    });
    expect(worn(payload(draft("martial-weapons"))).actions[0]).toMatchObject({
      attackBonus: 3 + 3 + 1 + 2,
      damage: {
        dice: "1d8+4",
        versatileDice: "1d10+4",
        type: "tranchant",
        more: [{ dice: "1d6", type: "feu" }],
      },
      description: "Polyvalente, +2d6 radiant (against undead)",
    });
    expect(worn(payload(draft("longsword"))).actions[0]?.attackBonus).toBe(9);
    expect(worn(payload(draft("medium-armor"))).actions[0]?.attackBonus).toBe(6);
  });

  it("has its own items, with ids of their own", () => {
    const customItems = [{ id: 3, name: "Médaillon", quantity: 2, notes: "De ma mère." }, { name: "Clé" }];
    const { inventoryItems } = worn(payload({ rest: { customItems } }));
    expect(inventoryItems.map(({ itemId, quantity, notes }) => [itemId, quantity, notes])).toEqual([
      ["dndbeyond-custom-3", 2, "De ma mère."],
      ["libre-cle", 1, undefined],
    ]);
  });

  it("is proficient in French", () => {
    const modifiers = {
      class: [
        ...[proficiency("light-armor"), proficiency("shields"), proficiency("simple-weapons")],
        ...[proficiency("longsword"), proficiency("thieves-tools"), proficiency("stealth")],
      ],
      race: [{ type: "language", subType: "dwarvish", friendlySubtypeName: "Dwarvish" }],
    };
    const customProficiencies = [{ type: 3, name: "Patois" }];
    expect(worn(payload({ modifiers, rest: { customProficiencies } })).proficiencies).toEqual([
      { label: "Armures", names: ["Armures légères", "Boucliers"] },
      { label: "Armes", names: ["Armes courantes", "Épée longue"] },
      { label: "Outils", names: ["Outils de voleur"] },
      { label: "Langues", names: ["Nain", "Patois"] },
    ]);
  });

  it.each([
    ["data", (raw: object) => ({ success: true, data: raw })],
    ["character", (raw: object) => ({ character: raw })],
    ["ddb.character", (raw: object) => ({ ddb: { character: raw } })],
    ["a list of one", (raw: object) => [raw]],
  ])("is found in %s", (_, wrap) => {
    expect(importedCharacter(wrap(payload({}))).name).toBe("Odilon");
  });
});
