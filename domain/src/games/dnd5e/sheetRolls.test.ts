import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { SKILL_KEYS } from "../../sheet/character/skills";
import {
  abilityPanels,
  initiativeBonusOf,
  proficiencyBonusOf,
  savingThrowBonusOf,
  skillBonusOf,
} from "./sheetRolls";

const scores = { str: 16, dex: 14, con: 12, int: 10, wis: 8, cha: 13 };
const character = (raw: object) => normaliseCharacter({ abilityScores: scores, level: 5, ...raw });

describe("the sheet's abilities", () => {
  it("list the 18 skills under their ability, in French order", () => {
    const panels = abilityPanels(character({}));
    expect(panels.map(({ short }) => short)).toEqual(["FOR", "DEX", "CON", "INT", "SAG", "CHA"]);
    expect(panels.map(({ skills }) => skills.map(({ name }) => name))).toEqual([
      ["Athlétisme"],
      ["Acrobaties", "Discrétion", "Escamotage"],
      [],
      ["Arcanes", "Histoire", "Investigation", "Nature", "Religion"],
      ["Dressage", "Médecine", "Perception", "Perspicacité", "Survie"],
      ["Intimidation", "Persuasion", "Représentation", "Tromperie"],
    ]);
    expect(SKILL_KEYS).toHaveLength(18);
  });

  it("show score, modifier, saving throw and skills", () => {
    const raw = { savingThrows: ["Force"], skills: { athletics: { expertise: true } } };
    expect(abilityPanels(character(raw))[0]).toEqual({
      key: "str",
      name: "Force",
      short: "FOR",
      score: 16,
      modifier: 3,
      savingThrow: { key: "str", name: "Force", bonus: 6, proficiency: "proficient" },
      skills: [{ key: "athletics", name: "Athlétisme", bonus: 9, proficiency: "expertise" }],
    });
  });

  it("cannot be rolled when the score is unknown", () => {
    const [strength] = abilityPanels(normaliseCharacter({ level: 5 }));
    expect(strength).toMatchObject({ score: undefined, modifier: undefined });
    expect(strength?.savingThrow.bonus).toBeUndefined();
    expect(strength?.skills[0]?.bonus).toBeUndefined();
  });
});

describe("a skill or a saving throw", () => {
  it.each<[unknown, number]>([
    [undefined, 2],
    [{ stealth: 7 }, 7],
    [{ stealth: "+7" }, 7],
    [{ Discrétion: { mod: 7 } }, 7],
    [{ ste: { total: "7", proficient: true } }, 7],
    [{ stealth: true }, 5],
    [{ stealth: false }, 2],
    [{ stealth: { proficient: "oui" } }, 5],
    [{ stealth: { proficiency: 1 } }, 5],
    [{ stealth: { proficiency: 0.5 } }, 3],
    [{ stealth: { proficiency: "half" } }, 3],
    [{ stealth: { proficiency: 2 } }, 8],
    [{ stealth: { expertise: true } }, 8],
    [{ stealth: { proficiency: "expert" } }, 8],
    [["stealth", "Arcanes"], 5],
    [[{ name: "Discrétion" }], 5],
    [[{ skill: "stealth", bonus: 9 }], 9],
    ["Discrétion, Arcanes", 5],
    [{ stealth: 500 }, 2],
    [{ stealth: "bonne" }, 2],
    [["Jonglage", 3, { bonus: 4 }], 2],
  ])("has the bonus that follows from %j", (skills, bonus) => {
    expect(skillBonusOf(character({ skills }), "stealth")).toBe(bonus);
  });

  it("has the modifier alone when neither level nor proficiency bonus is known", () => {
    const raw = { abilityScores: scores, savingThrows: { dex: true } };
    expect(proficiencyBonusOf(normaliseCharacter(raw))).toBeUndefined();
    expect(savingThrowBonusOf(normaliseCharacter(raw), "dex")).toBe(2);
  });

  it("may have a bonus without any score", () => {
    expect(savingThrowBonusOf(normaliseCharacter({ saves: { wis: 4 } }), "wis")).toBe(4);
  });
});

describe("initiative and proficiency", () => {
  it("are the given ones", () => {
    const given = character({ initiativeBonus: "+7", proficiencyBonus: { value: 4 } });
    expect([initiativeBonusOf(given), proficiencyBonusOf(given)]).toEqual([7, 4]);
  });

  it("are otherwise derived from Dexterity and the level", () => {
    expect([initiativeBonusOf(character({})), proficiencyBonusOf(character({}))]).toEqual([2, 3]);
    expect(initiativeBonusOf(normaliseCharacter({}))).toBeUndefined();
  });
});
