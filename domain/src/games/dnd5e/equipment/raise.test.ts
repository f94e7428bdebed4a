import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { formatContribution } from "../../../sheet/equipment/contributions";
import { readInventory } from "../../../sheet/inventory/inventoryEntry";
import { applyEquipment } from "../../../table/equipment/applyEquipment";
import { anyEffects } from "../../../testing/anyEffects";
import { base, itemOf, scores, wearing } from "../../../testing/equippedCharacter";
import { dnd5eItems } from "../catalogue/items";
import { initiativeBonusOf, proficiencyBonusOf, savingThrowBonusOf, skillBonusOf } from "../sheetRolls";

describe("an equipped item", () => {
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

  it("changes the bonuses that the sheet gives together with their ability", () => {
    const { character } = wearing(
      { effects: { ability: { dex: 2, str: 2 } } },
      { ...base, initiativeBonus: 5 },
    );
    expect(savingThrowBonusOf(character, "dex")).toBe(7);
    expect(skillBonusOf(character, "athletics")).toBe(6);
    expect(initiativeBonusOf(character)).toBe(6);
  });

  it("changes a half proficiency by integer points", () => {
    const raw = { ...base, skills: { arcana: { bonus: 5, proficiency: "half" } } };
    expect(skillBonusOf(wearing({ effects: { stats: { maîtrise: 1 } } }, raw).character, "arcana")).toBe(6);
    expect(skillBonusOf(wearing({ effects: { stats: { maîtrise: 2 } } }, raw).character, "arcana")).toBe(6);
  });

  it("does not change a given bonus when the score or level it is derived from is unknown", () => {
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
    expect(character.hp).toEqual({ current: 20, max: 35, bareMax: 30 });
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

  it("may raise a score to a value, and does nothing for a higher score", () => {
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

  it("raises a score to the highest of several values, after other items have added theirs", () => {
    const items = [
      itemOf({ id: "gants", effects: { ability: { str: "=19" } } }),
      itemOf({ id: "ceinture", effects: { ability: { str: "=21" } } }),
      itemOf({ id: "tome", effects: { ability: { str: 2 } } }),
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

  it("adds nothing to unknown values", () => {
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

  it("does not change hit points without a maximum, and leaves at least one", () => {
    expect(wearing({ effects: { stats: { hp: 5 } } }, { hp: { current: 4 } }).character.hp).toEqual({
      current: 4,
    });
    expect(wearing({ effects: { stats: { hp: -50 } } }).character.hp).toEqual({
      current: 20,
      max: 1,
      bareMax: 30,
    });
  });
});

describe("the modifiers stored on a character", () => {
  const raw = { ...base, equipmentModifiers: { ability: { str: 2 }, stats: { ac: 3 } } };

  it("apply to values that no equipped item changes", () => {
    const { character, contributions } = wearing({ effects: { stats: { ac: 1 } } }, raw);
    expect(character).toMatchObject({ ac: 16, abilityScores: { str: 16 } });
    expect(contributions).toContainEqual({ target: "str", itemId: "", itemName: "Équipement", amount: 2 });
  });

  it("do not apply while nothing is equipped", () => {
    const { character } = applyEquipment(normaliseCharacter(raw), [], []);
    expect(character).toMatchObject({ ac: 15, abilityScores: { str: 14 } });
  });
});

describe("equipment", () => {
  it("lists the item behind every raised point", () => {
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

describe("what protects without armour", () => {
  const worn = (...ids: string[]) => {
    const inventoryItems = ids.map((itemId) => ({ itemId, equipped: true, attuned: true }));
    const known = normaliseCharacter({
      ...{ id: "c1", system: "dnd5e", inventoryItems },
      stats: { abilityScores: { dex: 14, con: 10 } },
    });
    return applyEquipment(known, known.inventoryItems, dnd5eItems).character;
  };

  it("are bracers of defence, which give nothing beside armour or a shield", () => {
    expect(worn("dnd5e-bracelets-de-defense").ac).toBe(14);
    expect(worn("dnd5e-bracelets-de-defense", "dnd5e-cuirasse").ac).toBe(worn("dnd5e-cuirasse").ac);
    expect(worn("dnd5e-bracelets-de-defense", "dnd5e-bouclier").ac).toBe(worn("dnd5e-bouclier").ac);
  });

  it("are a ring and a cloak of protection, one to armour class and to every saving throw each", () => {
    const [bare, both] = [worn(), worn("dnd5e-anneau-de-protection", "dnd5e-cape-de-protection")];
    expect(both.ac).toBe((worn("dnd5e-vetements-communs").ac ?? 0) + 2);
    for (const ability of ["dex", "con"] as const) {
      expect(savingThrowBonusOf(both, ability)).toBe((savingThrowBonusOf(bare, ability) ?? 0) + 2);
    }
  });
});
