import { describe, expect, it } from "vitest";
import { initiativeBonusOf, savingThrowBonusOf, skillBonusOf } from "../../games/dnd5e/sheetRolls";
import { applyEquipment } from "../../table/equipment/applyEquipment";
import {
  type BeyondDraft,
  beyondClass,
  beyondItem,
  bonus,
  payload,
  set,
} from "../../testing/dndBeyondPayload";
import { worn as sheetOf } from "../../testing/wornCharacter";
import { importedCharacter } from "../importedCharacter";

const fighter = beyondClass("Fighter", 5, true);
const monk = beyondClass("Monk", 5, true);

const worn = (draft: BeyondDraft) => sheetOf(payload(draft));

const granting = (...grantedModifiers: object[]) => beyondItem({ grantedModifiers });

describe("what a worn item of D&D Beyond adds", () => {
  const wearing = (...modifiers: object[]) => worn({ inventory: [granting(...modifiers)] });

  it("to scores, by a number or up to one", () => {
    expect(wearing(bonus("strength-score", 2), bonus("strength-score", 1)).abilityScores.str).toBe(13);
    expect(
      wearing(set("strength-score", 21, { restriction: "if not already higher" })).abilityScores.str,
    ).toBe(21);
    expect(wearing(bonus("strength-score", 2, { restriction: "in sunlight" })).abilityScores.str).toBe(10);
    expect(wearing(bonus("strength-score", null)).abilityScores.str).toBe(10);
    const tome = bonus("strength-score", 2, { restriction: "+2 to score maximum" });
    expect(wearing(tome).abilityScores.str).toBe(12);
  });

  it("to the maximum of hit points, unless it is drunk or read", () => {
    const maximum = (rest: object) =>
      worn({ inventory: [beyondItem({ grantedModifiers: [bonus("hit-points", 4)], ...rest })] }).hp?.max;
    expect(maximum({})).toBe(34);
    expect(maximum({ isConsumable: true })).toBe(30);
    expect(maximum({ filterType: "Potion", canEquip: false })).toBe(30);
  });

  it("to saves, checks, initiative and skills", () => {
    expect(savingThrowBonusOf(wearing(bonus("saving-throws", 1)), "wis")).toBe(1);
    const warded = wearing(bonus("wisdom-saving-throws", 2));
    expect([savingThrowBonusOf(warded, "wis"), savingThrowBonusOf(warded, "dex")]).toEqual([2, 0]);
    expect(skillBonusOf(wearing(bonus("ability-checks", 1)), "athletics")).toBe(1);
    expect(skillBonusOf(wearing(bonus("stealth", 5)), "stealth")).toBe(5);
    expect(initiativeBonusOf(wearing(bonus("initiative", 3)))).toBe(3);
    expect(wearing(bonus("unknown-thing", 3)).ac).toBe(10);
  });

  it("to speed and armor class, also without armour alone", () => {
    expect(wearing(bonus("speed", 10)).speeds.walk?.value).toBe(40);
    expect(wearing(bonus("speed-walking", 5)).speeds.walk?.value).toBe(35);
    expect(wearing(set("innate-speed-walking", 60)).speeds.walk?.value).toBe(60);
    expect(wearing(bonus("armor-class", 1)).ac).toBe(11);
    const bracers = granting(bonus("unarmored-armor-class", 2));
    const plate = beyondItem(
      { name: "Harnois", filterType: "Armor", armorTypeId: 3, armorClass: 18 },
      { id: 2 },
    );
    expect(worn({ inventory: [bracers] }).ac).toBe(12);
    expect(worn({ inventory: [bracers, plate] }).ac).toBe(18);
  });
});

describe("a weapon of D&D Beyond", () => {
  const weapon = (definition: object = {}, rest: object = {}) =>
    beyondItem({ filterType: "Weapon", attackType: 1, damage: { diceString: "1d6" }, ...definition }, rest);
  const attackOf = (draft: BeyondDraft) => worn({ scores: [10, 16, 10, 10, 10, 18], ...draft }).actions[0];

  it("goes by the better ability for monks and in a hexblade's hand", () => {
    const hex = { characterValues: [{ typeId: 29, valueId: 1, value: true }] };
    expect(attackOf({ inventory: [weapon()] })?.attackBonus).toBe(0 + 3);
    expect(attackOf({ classes: [monk], inventory: [weapon({ isMonkWeapon: true })] })?.attackBonus).toBe(
      3 + 3,
    );
    expect(attackOf({ inventory: [weapon()], rest: hex })?.attackBonus).toBe(4 + 3);
    expect(attackOf({ inventory: [weapon({ attackType: 2 })], rest: hex })?.attackBonus).toBe(4 + 3);
    const finesse = weapon({ properties: [{ name: "Finesse" }] });
    expect(attackOf({ inventory: [finesse], rest: hex })?.attackBonus).toBe(4 + 3);
    const far = weapon({ attackType: 2, isMonkWeapon: true });
    expect(attackOf({ classes: [monk], inventory: [far] })?.attackBonus).toBe(3 + 3);
  });

  it("has the magic and the numbers that the player typed", () => {
    const typed = [
      { typeId: 12, valueId: 1, value: 2 },
      { typeId: 10, valueId: 1, value: 3 },
      { valueId: 1, value: 9 },
    ];
    expect(attackOf({ inventory: [weapon()], rest: { characterValues: typed } })).toMatchObject({
      attackBonus: 0 + 3 + 2,
      damage: { dice: "1d6+3" },
    });
    const magic = weapon({ grantedModifiers: [bonus("magic", null)] });
    expect(attackOf({ inventory: [magic] })?.attackBonus).toBe(3);
    const noted = weapon({ properties: [{ name: "Versatile" }] }, { id: undefined });
    expect(attackOf({ inventory: [noted] })?.damage).toMatchObject({ dice: "1d6" });
  });

  it("of an unknown category is wielded with proficiency, and nothing has no name", () => {
    const trained = { class: [{ type: "proficiency", subType: "simple-weapons" }] };
    expect(attackOf({ modifiers: trained, inventory: [weapon({ categoryId: 9 })] })?.attackBonus).toBe(3);
    const nameless = { definition: {}, equipped: true };
    expect(worn({ inventory: [nameless], rest: { customItems: [{}] } }).inventoryItems).toEqual([]);
  });
});

describe("an armor class by its exceptions", () => {
  const ac = (draft: BeyondDraft) => worn({ scores: [10, 18], ...draft }).ac;
  const scale = beyondItem({ filterType: "Armor", armorTypeId: 2, armorClass: 14 });

  it("of a shell that no Dexterity helps, and of one that is given as a whole", () => {
    const shell = [{ type: "ignore", subType: "unarmored-dex-ac-bonus" }, set("unarmored-armor-class", 7)];
    expect(ac({ scores: [10, 12], modifiers: { race: shell } })).toBe(17);
    const whole = [shell[0] ?? {}, set("unarmored-armor-class", 17)];
    expect(ac({ scores: [10, 12], modifiers: { race: whole } })).toBe(17);
    expect(ac({ scores: [10, 12], modifiers: { race: [set("minimum-base-armor", 16)] } })).toBe(16);
    expect(ac({ scores: [10, 12], modifiers: { race: [set("minimum-base-armor", null)] } })).toBe(11);
  });

  it("of medium armour that lets more Dexterity through", () => {
    expect(ac({ inventory: [scale] })).toBe(16);
    const feat = [set("ac-max-dex-armored-modifier", 3)];
    expect(ac({ inventory: [scale], modifiers: { feat } })).toBe(17);
    expect(ac({ inventory: [scale], modifiers: { feat: [set("ac-max-dex-armored-modifier", null)] } })).toBe(
      16,
    );
  });

  it("of two blades in hand", () => {
    const feat = [bonus("dual-wield-armor-class", 1)];
    const blades = [beyondItem({ name: "Dague" }, { id: 5 })];
    const both = { characterValues: [{ typeId: 18, valueId: 5, value: true }] };
    expect(ac({ inventory: blades, modifiers: { feat }, rest: both })).toBe(15);
    expect(ac({ inventory: blades, modifiers: { feat } })).toBe(14);
    const sheathed = { characterValues: [{ typeId: 18, valueId: 9, value: true }] };
    expect(ac({ inventory: blades, modifiers: { feat }, rest: sheathed })).toBe(14);
  });
});

describe("movement and initiative by their exceptions", () => {
  const walk = (draft: BeyondDraft) => worn(draft).speeds.walk?.value;
  const heavy = beyondItem({ filterType: "Armor", armorTypeId: 3, armorClass: 18, strengthRequirement: 15 });
  const leather = beyondItem({ filterType: "Armor", armorTypeId: 1, armorClass: 11 });

  it("slows whoever is too weak for their armour, unless they are spared", () => {
    expect(walk({ inventory: [heavy] })).toBe(20);
    expect(walk({ scores: [15], inventory: [heavy] })).toBe(30);
    const race = [{ type: "ignore", subType: "heavy-armor-speed-reduction" }];
    expect(walk({ inventory: [heavy], modifiers: { race } })).toBe(30);
  });

  it("knows the suits in which Stealth has disadvantage", () => {
    const loud = (stealthCheck: number) =>
      importedCharacter(
        payload({ inventory: [{ ...heavy, definition: { ...heavy.definition, stealthCheck } }] }),
      ).inventoryItems[0]?.snapshot?.properties;
    expect(loud(2)).toEqual(["Désavantage en Discrétion"]);
    expect(loud(1)).toEqual([]);
  });

  it("walks as before once that armour is taken off, and slower once it is put on", () => {
    const walkIn = (draft: BeyondDraft, equipped: boolean) => {
      const character = importedCharacter(payload(draft));
      const entries = character.inventoryItems.map((entry) => ({ ...entry, equipped }));
      return applyEquipment(character, entries, []).character.speeds.walk?.value;
    };
    const modifiers = { class: [bonus("unarmored-movement", 10)] };
    const carried = { ...heavy, equipped: false };
    for (const inventory of [[heavy], [carried]]) {
      expect([walkIn({ inventory }, true), walkIn({ inventory }, false)]).toEqual([20, 30]);
      expect([true, false].map((on) => walkIn({ inventory, modifiers }, on))).toEqual([20, 40]);
    }
    const belt = beyondItem({ grantedModifiers: [set("strength-score", 19)] });
    expect(walk({ inventory: [heavy, belt] })).toBe(30);
  });

  it("counts what is limited to lighter armour, or to none", () => {
    const feat = (restriction: string) => ({ feat: [bonus("speed", 10, { restriction })] });
    const notHeavy = feat("while not wearing heavy armor");
    expect(walk({ modifiers: notHeavy, inventory: [leather] })).toBe(40);
    expect(walk({ scores: [15], modifiers: notHeavy, inventory: [heavy] })).toBe(30);
    const bare = feat("while unarmored");
    expect(walk({ modifiers: bare })).toBe(40);
    expect(walk({ modifiers: bare, inventory: [leather] })).toBe(30);
    expect(walk({ modifiers: feat("on Tuesdays") })).toBe(30);
  });

  it("has other movements, as fast as walking or by a number, and those that the player typed", () => {
    const race = [set("innate-speed-flying", null), set("innate-speed-swimming", 20)];
    const customSpeeds = [{ movementId: 3, distance: 15 }, { movementId: 9, distance: 5 }, { movementId: 2 }];
    const { speeds } = worn({ modifiers: { race }, rest: { customSpeeds } });
    expect([speeds.fly?.value, speeds.swim?.value, speeds.climb?.value, speeds.burrow]).toEqual([
      30,
      20,
      15,
      undefined,
    ]);
  });

  it("shares proficiency, whole or by half, with initiative", () => {
    const initiative = (type: string, subType = "initiative") =>
      initiativeBonusOf(worn({ scores: [10, 14], modifiers: { class: [{ type, subType }] } }));
    expect(initiative("proficiency")).toBe(2 + 3);
    expect(initiative("half-proficiency-round-up", "dexterity-ability-checks")).toBe(2 + 2);
    expect(initiative("half-proficiency", "ability-checks")).toBe(2 + 1);
  });

  it("raises a score no higher than it may go, and to a number that is set", () => {
    const str = (...race: object[]) => worn({ scores: [19], modifiers: { race } }).abilityScores.str;
    expect(str(bonus("strength-score", 4))).toBe(20);
    expect(str(bonus("strength-score", 4), bonus("ability-score-maximum", 4, { statId: 1 }))).toBe(23);
    expect(str(set("strength-score", 25))).toBe(25);
    expect(str(set("strength-score", null))).toBe(19);
  });
});

describe("the features of a class", () => {
  it("come at their level, in the class's definition or in the subclass's", () => {
    const feature = (id: number, requiredLevel: number) => ({ id, requiredLevel });
    const classes = [
      {
        ...fighter,
        definition: { name: "Fighter", classFeatures: [feature(1, 9), {}] },
        subclassDefinition: { classFeatures: [{ id: 2 }] },
      },
    ];
    const modifiers = {
      class: [bonus("speed", 10, { componentId: 1 }), bonus("speed", 5, { componentId: 2 })],
    };
    expect(worn({ classes, modifiers }).speeds.walk?.value).toBe(35);
  });
});
