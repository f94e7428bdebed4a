import { describe, expect, it } from "vitest";
import { facedownRequest } from "../../games/cyberpunk/sheet";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { equippedOf } from "./sheetChoices";
import { sheetRolls } from "./sheetRolls";

const of = (raw: object) => sheetRolls(equippedOf(raw).character, raw);
const shownOf = (raw: object, label: string) => of(raw).find((roll) => roll.label === label)?.value;
const groupsOf = (raw: object) => [...new Set(of(raw).map(({ group }) => group))];

const heroine = {
  system: "dnd5e",
  stats: {
    abilityScores: { str: 12, dex: 16, wis: 14 },
    proficiencyBonus: 3,
    skills: { perception: { proficient: true } },
    actions: [{ name: "Arc", attackBonus: 7, damage: { dice: "1d8+4", type: "perforant" } }],
    reactions: [{ name: "Riposte", attackBonus: 5 }],
  },
};

describe("the rolls of a sheet", () => {
  it("of D&D are its initiative, its attacks on any turn, then its values, each label once", () => {
    expect(groupsOf(heroine)).toEqual([
      "Combat",
      "Attaques",
      "Compétences",
      "Sauvegardes",
      "Caractéristiques",
    ]);
    expect(shownOf(heroine, "Initiative")).toBe("+3");
    expect(shownOf(heroine, "Perception")).toBe("+5");
    expect(shownOf(heroine, "Dégâts : Arc")).toBe("1d8+4");
    expect(shownOf(heroine, "Riposte")).toBe("+5");
    const labels = of(heroine).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("of the other games say what they throw", () => {
    const vampire = { system: "vampire", stats: { attributes: { strength: 3 }, skills: {} } };
    expect(shownOf(vampire, "Force")).toMatch(/^\d dés?$/);
    expect(shownOf(vampire, "Initiative")).toBe("1d10");
    const cyberpunk = { system: "cyberpunk", stats: { attributes: { REF: 8, COOL: 6 }, reputation: 2 } };
    expect(shownOf(cyberpunk, "Initiative")).toBe("1d10+8");
    expect(shownOf(cyberpunk, "Confrontation")).toBe("+8");
    const cthulhu = { system: "cthulhu", stats: { characteristics: { FOR: 55 } } };
    expect(shownOf(cthulhu, "FOR")).toBe("55 %");
  });

  it("leave out what cannot be read", () => {
    expect(facedownRequest({})).toBeUndefined();
    for (const system of ["dnd5e", "vampire", "cyberpunk", "cthulhu"]) {
      const raw = { system, stats: 7 };
      expect(() => sheetRolls(normaliseCharacter(raw), raw)).not.toThrow();
    }
    expect(of({ system: "dnd5e" })).toEqual([]);
  });
});
