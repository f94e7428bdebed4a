import { describe, expect, it } from "vitest";
import { SKILL_KEYS } from "../../sheet/character/skills";
import { findOfficialItem, officialItems } from "../catalogue";
import { ALIGNMENTS } from "./alignments";
import { BACKGROUNDS } from "./backgrounds";
import { CLASSES } from "./classes";
import { RACES, racialBonus } from "./races";
import { anyMartialWeapon, anySimpleWeapon, lot, option } from "./startingEquipment";

const raceOf = (id: string) => {
  const race = RACES.find((one) => one.id === id);
  if (!race) throw new Error(`No race ${id}`);
  return race;
};

const distinct = (values: readonly string[]) => new Set(values).size === values.length;

const classEquipment = CLASSES.flatMap(({ startingEquipment: { lots, choices } }) => [
  { lots, picks: [] },
  ...choices.flat(),
]);

describe("races", () => {
  it("are the nine of the SRD, with four subraces and ten dragonborn", () => {
    expect(RACES).toHaveLength(9);
    expect(distinct(RACES.flatMap(({ id, subraces }) => [id, ...subraces.map((one) => one.id)]))).toBe(true);
    expect(RACES.flatMap(({ subraces }) => subraces)).toHaveLength(4 + 10);
  });

  it("have two or three ability points before subraces, humans six", () => {
    for (const { id, abilityBonuses, freeAbilityBonuses } of RACES) {
      const given = Object.values(abilityBonuses).reduce((sum, bonus) => sum + bonus, freeAbilityBonuses);
      expect(given, id).toBe(
        { humain: 6, "demi-elfe": 4, drakeide: 3, "demi-orc": 3, tieffelin: 3 }[id] ?? 2,
      );
    }
  });

  it("have a speed of 9 m, small ones and dwarves 7,5 m", () => {
    const slow = RACES.filter(({ speed }) => speed.value === 7.5).map(({ id }) => id);
    expect(slow).toEqual(["gnome", "halfelin", "nain"]);
    expect(RACES.filter(({ speed }) => speed.value === 9)).toHaveLength(6);
  });

  it("add their subrace's bonus to their own", () => {
    const dwarf = raceOf("nain");
    expect(racialBonus("con", dwarf, dwarf.subraces[0])).toBe(2);
    expect(racialBonus("wis", dwarf, dwarf.subraces[0])).toBe(1);
    expect(racialBonus("wis", dwarf)).toBe(0);
  });

  it("speak Common", () => {
    for (const { languages } of RACES) expect(languages[0]).toBe("Commun");
  });
});

describe("classes", () => {
  it("are the twelve of the SRD, in French order", () => {
    expect(CLASSES.map(({ name }) => name)).toEqual([
      "Barbare",
      "Barde",
      "Clerc",
      "Druide",
      "Ensorceleur",
      "Guerrier",
      "Magicien",
      "Moine",
      "Occultiste",
      "Paladin",
      "Rôdeur",
      "Roublard",
    ]);
  });

  it.each([
    ["barbare", 12, "str con"],
    ["barde", 8, "dex cha"],
    ["clerc", 8, "wis cha"],
    ["druide", 8, "int wis"],
    ["ensorceleur", 6, "con cha"],
    ["guerrier", 10, "str con"],
    ["magicien", 6, "int wis"],
    ["moine", 8, "str dex"],
    ["occultiste", 8, "wis cha"],
    ["paladin", 10, "wis cha"],
    ["rodeur", 10, "str dex"],
    ["roublard", 8, "dex int"],
  ])("of id %s have a d%i and the saving throws %s", (id, hitDie, saves) => {
    const found = CLASSES.find((one) => one.id === id);
    expect(found?.hitDie).toBe(hitDie);
    expect(found?.savingThrows.join(" ")).toBe(saves);
  });

  it("offer more skills than they grant, none twice", () => {
    for (const { id, skillChoices } of CLASSES) {
      expect(skillChoices.from.length, id).toBeGreaterThan(skillChoices.count);
      expect(distinct(skillChoices.from), id).toBe(true);
      for (const skill of skillChoices.from) expect(SKILL_KEYS).toContain(skill);
    }
  });

  it("grant only items of the catalogue", () => {
    const lots = classEquipment.flatMap((given) => given.lots);
    expect(lots.length).toBeGreaterThan(50);
    for (const { itemId, quantity } of lots) {
      expect(findOfficialItem(itemId), itemId).toBeDefined();
      expect(quantity).toBeGreaterThanOrEqual(1);
    }
  });

  it("offer only categories of the catalogue", () => {
    const categories = new Set(officialItems("dnd5e").map(({ category }) => category));
    for (const { picks } of classEquipment) {
      for (const pick of picks) {
        expect(pick.categories.filter((category) => !categories.has(category))).toEqual([]);
      }
    }
  });

  it("cast spells with a mental ability, paladins and rangers from level 2", () => {
    const casters = CLASSES.filter(({ spellcasting }) => spellcasting);
    expect(casters).toHaveLength(8);
    expect(casters.filter(({ spellcasting }) => spellcasting?.fromLevel === 2).map(({ id }) => id)).toEqual([
      "paladin",
      "rodeur",
    ]);
    for (const { spellcasting } of casters) expect(["int", "wis", "cha"]).toContain(spellcasting?.ability);
  });
});

describe("an option of starting equipment", () => {
  it("separates items and picks", () => {
    expect(option(anyMartialWeapon(), lot("bouclier"))).toEqual({
      lots: [{ itemId: "dnd5e-bouclier", quantity: 1 }],
      picks: [expect.objectContaining({ label: "une arme de guerre", count: 1 })],
    });
  });

  it("names several picks in the plural", () => {
    expect(anyMartialWeapon(2).label).toBe("2 armes de guerre");
    expect(anySimpleWeapon().label).toBe("une arme courante");
  });
});

describe("backgrounds and alignments", () => {
  it("grant two different skills and items of the catalogue", () => {
    for (const { id, skills, equipment } of BACKGROUNDS) {
      expect(skills[0], id).not.toBe(skills[1]);
      for (const { itemId } of equipment) expect(findOfficialItem(itemId), itemId).toBeDefined();
    }
    expect(distinct(BACKGROUNDS.map(({ id }) => id))).toBe(true);
    expect(BACKGROUNDS.length).toBeGreaterThanOrEqual(6);
  });

  it("grant a feature, and a tool or a language besides their skills", () => {
    for (const { id, feature, tools, freeLanguages, summary } of BACKGROUNDS) {
      expect(feature.length, id).toBeGreaterThan(5);
      expect(summary.length, id).toBeGreaterThan(20);
      expect(tools.length + freeLanguages, id).toBeGreaterThanOrEqual(2);
    }
  });

  it("are nine alignments", () => {
    expect(new Set(ALIGNMENTS).size).toBe(9);
  });
});
