import { describe, expect, it } from "vitest";
import { initiativeBonusOf } from "../../games/dnd5e/sheetRolls";
import { weaponBonusesIn } from "../../games/dnd5e/weaponBonuses";
import { actor, effect, suit } from "../../testing/foundryActor";
import { worn } from "../../testing/wornCharacter";

const [ADD, UPGRADE, OVERRIDE] = [2, 4, 5];
type Changes = readonly (readonly [string, number, string])[];

/** Laid on an item by another one. */
const enchantment = (changes: Changes, rest: object = {}) =>
  effect(changes, { type: "enchantment", origin: "Compendium.dnd5e.equipment24.Item.other", ...rest });

const mace = (effects: readonly object[], system: object = {}, rest: object = {}) => ({
  _id: "mace",
  type: "weapon",
  name: "Masse",
  system: {
    equipped: true,
    type: { value: "simpleM" },
    damage: { base: { number: 1, denomination: 6, types: ["bludgeoning"], bonus: "" } },
    properties: [],
    ...system,
  },
  effects,
  ...rest,
});

const PLUS_TWO: Changes = [
  ["name", OVERRIDE, "{} +2"],
  ["system.properties", ADD, "mgc"],
  ["system.magicalBonus", UPGRADE, "2"],
];

/** Of a character with a proficiency bonus of 2, who casts spells by Wisdom. */
const attackOf = (item: object, scores = [14]) => {
  const draft = { scores, items: [item], attributes: { prof: 2, spellcasting: "wis" } };
  const [action] = worn(actor(draft)).actions;
  return [action?.name, action?.attackBonus, action?.damage?.dice];
};

describe("an enchantment on a carried item", () => {
  it("makes it magical, gives it its bonus and another name", () => {
    expect(attackOf(mace([enchantment(PLUS_TWO)]))).toEqual(["Attaquer avec Masse +2", 6, "1d6+4"]);
  });

  it("gives a suit and a shield its bonus", () => {
    const magic = (bonus: string) => [
      enchantment([
        ["system.properties", ADD, "mgc"],
        ["system.armor.magicalBonus", UPGRADE, bonus],
      ]),
    ];
    const items = [
      { ...suit("heavy", 18, 0, { properties: ["stealthDisadvantage"] }), effects: magic("1") },
      { ...suit("shield", 2, null), effects: magic("3") },
    ];
    expect(worn(actor({ items })).ac).toBe(18 + 1 + 2 + 3);
  });

  it("leaves the Strength that a suit asks for, without which it slows", () => {
    const plates = suit("heavy", 18, 0, { strength: 15 });
    const attributes = { movement: { walk: 30, units: "ft" } };
    const walk = (...items: object[]) => worn(actor({ scores: [12], attributes, items })).speeds.walk?.value;
    expect([walk(plates), walk(suit("heavy", 18, 0, { strength: null })), walk()]).toEqual([20, 30, 30]);
  });

  it("does nothing while it is kept on its own item for another one, or switched off", () => {
    const plain = ["Attaquer avec Masse", 4, "1d6+2"];
    expect(attackOf(mace([enchantment(PLUS_TWO, { origin: "Actor.a.Item.mace" })]))).toEqual(plain);
    expect(attackOf(mace([enchantment(PLUS_TWO, { disabled: true })]))).toEqual(plain);
    expect(attackOf(mace([enchantment(PLUS_TWO, { origin: null })]))).toEqual(plain);
  });

  it("takes what hangs on it along when it is switched off", () => {
    const ring = (disabled: boolean) => ({
      type: "equipment",
      name: "Anneau",
      system: { equipped: true },
      effects: [
        enchantment([["name", OVERRIDE, "{} de garde"]], { _id: "a", disabled }),
        effect([["system.attributes.ac.bonus", ADD, "1"]], { flags: { dnd5e: { dependentOn: "a" } } }),
      ],
    });
    expect(worn(actor({ items: [ring(false)] })).ac).toBe(11);
    expect(worn(actor({ items: [ring(true)] })).ac).toBe(10);
  });

  it("takes properties away, and puts texts in the place of others", () => {
    const changes: Changes = [
      ["system.properties", ADD, "-lgt"],
      ["system.rarity", OVERRIDE, "rare"],
      ["name", ADD, ", sacrée"],
      ["system.price.denomination", OVERRIDE, "gp"],
    ];
    const item = mace([enchantment(changes)], { properties: ["lgt", "fin"], price: { value: 5 } });
    const [entry] = worn(actor({ items: [item] })).inventoryItems;
    expect(entry?.snapshot).toMatchObject({
      name: "Masse, sacrée",
      rarity: "Rare",
      properties: ["Finesse"],
    });
  });

  it("adds dice to its damage", () => {
    expect(attackOf(mace([enchantment([["system.damage.base.bonus", ADD, "2d6"]])]))).toEqual([
      "Attaquer avec Masse",
      4,
      "1d6+2d6+2",
    ]);
  });

  it("puts a formula of its own in place of the damage", () => {
    const changes: Changes = [
      ["system.damage.base.custom.enabled", OVERRIDE, "true"],
      ["system.damage.base.custom.formula", OVERRIDE, "1d10 + @mod"],
    ];
    expect(attackOf(mace([enchantment(changes)]))[2]).toBe("1d10+2");
  });

  it("changes by what it attacks, in activities of the kind alone", () => {
    const activities = {
      a: { type: "heal", attack: { ability: "cha" } },
      b: { type: "attack", attack: { ability: "", bonus: "1" } },
    };
    const changes: Changes = [
      ["activities[attack].attack.ability", OVERRIDE, "spellcasting"],
      ["activities[attack].attack.bonus", ADD, "@abilities.int.mod"],
      ["activities[attack].attack.bonus", UPGRADE, "9"],
    ];
    const item = mace([enchantment(changes)], { activities });
    expect(attackOf(item, [14, 10, 10, 12, 18])).toEqual(["Attaquer avec Masse", 2 + 4 + 2, "1d6+4"]);
  });

  it("says with no ability that the bonus holds it all", () => {
    const activities = { a: { type: "attack", attack: { ability: "", bonus: "" } } };
    const changes: Changes = [
      ["activities[attack].attack.ability", OVERRIDE, "none"],
      ["activities[attack].attack.bonus", ADD, "max(@abilities.str.mod, @attributes.spell.mod)"],
      ["system.damage.base.bonus", ADD, "max(@abilities.str.mod, @attributes.spell.mod)"],
    ];
    const item = mace([enchantment(changes)], { activities });
    expect(attackOf(item, [14, 10, 10, 10, 18])).toEqual(["Attaquer avec Masse", 6, "1d6+4"]);
  });
});

describe("a robe that counts as a suit", () => {
  it("gives its protection with Dexterity, until a suit is worn", () => {
    const robe = {
      type: "equipment",
      name: "Robe",
      system: { equipped: true },
      effects: [effect([["system.attributes.ac.armor", OVERRIDE, "15"]])],
    };
    expect(worn(actor({ scores: [10, 14], items: [robe] })).ac).toBe(17);
    expect(worn(actor({ scores: [10, 14], items: [robe, suit("heavy", 18, 0)] })).ac).toBe(18);
  });
});

describe("a change to the armor class as a whole", () => {
  it("is added to what the system works out, or is its least", () => {
    const under = (mode: number, value: string) =>
      worn(actor({ scores: [10, 14], effects: [effect([["system.attributes.ac.value", mode, value]])] })).ac;
    expect([under(ADD, "1"), under(UPGRADE, "16"), under(UPGRADE, "9")]).toEqual([13, 16, 12]);
  });
});

describe("a change that is no number", () => {
  it("sets a flag that was not there", () => {
    const feat = {
      type: "feat",
      name: "Vigilant",
      system: {},
      effects: [effect([["flags.dnd5e.initiativeAlert", ADD, "true"]])],
    };
    expect(initiativeBonusOf(worn(actor({ scores: [10, 14], items: [feat] })))).toBe(2 + 5);
  });

  it("adds dice to what the character adds to every attack", () => {
    const damage = (...values: readonly string[]) => {
      const feat = {
        type: "feat",
        name: "Frappe",
        system: {},
        effects: [effect(values.map((value) => ["system.bonuses.mwak.damage", ADD, value] as const))],
      };
      return weaponBonusesIn(worn(actor({ items: [feat] })));
    };
    expect(damage("1d8[radiant]")).toEqual({ melee: { dice: "1d8" } });
    expect(damage("1d8[radiant]", "2", "-1")).toEqual({ melee: { dice: "1d8", damage: 1 } });
    expect(damage("2", "1d4", "1d6")).toEqual({ melee: { dice: "1d4+1d6", damage: 2 } });
    expect(damage("3", "-1d4")).toEqual({ melee: { damage: 3 } });
  });
});
