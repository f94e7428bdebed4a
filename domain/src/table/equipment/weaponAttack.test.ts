import { describe, expect, it } from "vitest";
import type { ItemInput } from "../../sheet/equipment/item";
import { base, wearing } from "../../testing/equippedCharacter";

describe("an equipped weapon", () => {
  const granted = (input: Partial<ItemInput>, raw: object = base) =>
    wearing(
      { name: "Arme", category: "Arme de guerre", damage: { dice: "1d8", type: "tranchants" }, ...input },
      raw,
    ).character.actions[0];
  /** Without its weapon. */
  const attack = (...of: Parameters<typeof granted>) => {
    const { weapon: _, ...action } = granted(...of) ?? { name: "" };
    return action.name === "" ? undefined : action;
  };

  it("names the weapon, with what games ask of it", () => {
    const input = { properties: ["Finesse"], tags: ["arme"], rarity: "Courant", damage: { dice: "1d8+1" } };
    expect(granted(input)?.weapon).toEqual({
      id: "objet",
      name: "Arme",
      category: "Arme de guerre",
      dice: "1d8+1",
      properties: ["Finesse"],
      tags: ["arme"],
      fields: {},
      magical: false,
    });
    expect(granted({ damage: undefined, category: undefined, tags: ["arme"] })?.weapon).toMatchObject({
      magical: false,
    });
    const magical: readonly Partial<ItemInput>[] = [
      { rarity: "Rare" },
      { properties: ["Magique"] },
      { effects: { stats: { dégâts: 1 } } },
      { effects: { stats: { attaque: 1 } } },
    ];
    for (const magic of magical) {
      expect(granted(magic)?.weapon?.magical).toBe(true);
    }
  });

  it("grants an action that attacks with Strength and proficiency", () => {
    expect(
      attack({ name: "Épée", properties: ["Polyvalente"], damage: { dice: "1d8", versatileDice: "1d10" } }),
    ).toEqual({
      name: "Attaquer avec Épée",
      description: "Polyvalente",
      attackBonus: 5,
      damage: { dice: "1d8+2", versatileDice: "1d10+2" },
      grantedBy: "Épée",
      strike: { ability: "str", melee: true },
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
  ])("with %s rolls as the rules say", (_, input, raw, attackBonus, dice) => {
    expect(attack(input, raw)).toMatchObject({ attackBonus, damage: { dice, type: "tranchants" } });
  });

  it("for ranged attacks requires Dexterity, whatever the Strength", () => {
    expect(attack({ tags: ["distance"] }, { str: 18 })?.attackBonus).toBeUndefined();
  });

  it("rolls its damage only when its ability is unknown", () => {
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
      strike: { ability: "str", melee: true },
    });
  });

  it("says which ability leads it, Strength where it is as good, and whether it is a blow", () => {
    const strikeOf = (item: Parameters<typeof attack>[0], dex: number) =>
      attack(item, { ...base, abilityScores: { str: 16, dex } })?.strike;
    expect(strikeOf({ properties: ["Finesse"] }, 16)).toEqual({ ability: "str", melee: true });
    expect(strikeOf({ properties: ["Finesse"] }, 18)).toEqual({ ability: "dex", melee: true });
    expect(strikeOf({ category: "Arme à distance" }, 10)).toEqual({ ability: "dex", melee: false });
  });

  it("keeps damage that is not dice notation, and that of other systems, as it is written", () => {
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
    ["1d6+impact", { str: 90, siz: 80 }, "1d6+1d6"],
    ["1d4+2 + Impact", { str: 70, siz: 60 }, "1d4+2+1d4"],
    ["1d8+bd", { str: 50, siz: 50 }, "1d8"],
    ["1D6+DB", { str: 30, siz: 40 }, "1D6-1"],
    ["1d6+impact", { str: 50 }, "1d6+impact"],
    ["1d10+2", { str: 90, siz: 80 }, "1d10+2"],
  ])("of Call of Cthulhu, %s, is rolled with the damage bonus of %j: %s", (dice, characteristics, rolled) => {
    const investigator = { system: "cthulhu", stats: { characteristics } };
    expect(attack({ damage: { dice } }, investigator)?.damage).toEqual({ dice: rolled });
    const armed = { ...investigator, actions: [{ name: "Griffe", damage: dice }, { name: "Fuir" }] };
    const { actions } = wearing({ name: "Lampe" }, armed).character;
    expect(actions.map(({ damage }) => damage?.dice)).toEqual([rolled, undefined]);
  });

  it.each([
    ["nothing but damage", { category: undefined }, true],
    ["a tag", { category: "Objet", damage: undefined, tags: ["Épée"] }, true],
    ["damage of an alchemist", { category: "Équipement" }, true],
    ["spikes on a shield", { category: "Bouclier" }, false],
    ["an armour class", { category: undefined, armorClass: { bonus: 1 } }, false],
    ["arrows", { category: "Munitions" }, false],
    ["no damage and no word of it", { category: "Larme de lune", damage: undefined }, false],
  ])("is recognised by %s", (_, input, isWeapon) => {
    expect(attack(input) !== undefined).toBe(isWeapon);
  });
});
