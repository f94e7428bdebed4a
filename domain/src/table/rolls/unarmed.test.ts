import { describe, expect, it } from "vitest";
import type { SystemId } from "../../values/systemIds";
import { equippedOf, sheetChoices } from "./sheetChoices";
import { sheetRolls } from "./sheetRolls";
import { unarmedRolls } from "./unarmed";

function shown(system: SystemId, stats: object) {
  const raw = { system, stats };
  const { character } = equippedOf(raw);
  return unarmedRolls(character, raw).map(({ name, value }) => `${name} ${value}`);
}

const monk = (level: number, abilityScores: object) => ({
  ...{ abilityScores, level, proficiencyBonus: 2 },
  classes: [{ name: "Moine", level }],
});

describe("who has nothing in hand", () => {
  it.each([
    [{ abilityScores: { str: 16 }, proficiencyBonus: 2 }, ["Mains nues +5", "Coup 4"]],
    [{ abilityScores: { str: 8 }, proficiencyBonus: 2 }, ["Mains nues +1", "Coup 1"]],
    [monk(1, { str: 10, dex: 16 }), ["Mains nues +5", "Coup 1d4+3"]],
    [monk(5, { str: 10, dex: 10 }), ["Mains nues +2", "Coup 1d6"]],
    [monk(11, { str: 12, dex: 8 }), ["Mains nues +3", "Coup 1d8+1"]],
    [monk(17, { dex: 20 }), ["Mains nues +7", "Coup 1d10+5"]],
    [{}, []],
  ])("strikes in D&D by Strength, a monk by a die and the better ability: %o", (stats, rolls) => {
    expect(shown("dnd5e", stats)).toEqual(rolls);
  });

  it("strikes with Strength and Brawl, and dodges with Dexterity and Athletics, as a vampire", () => {
    const stats = { attributes: { strength: 3, dexterity: 2 }, skills: { brawl: 2, athletics: 1 } };
    expect(shown("vampire", stats)).toEqual(["Mains nues 5 dés", "Esquive 3 dés"]);
    expect(shown("vampire", {})).toEqual([]);
  });

  it.each([
    [4, "1d6"],
    [5, "2d6"],
    [7, "3d6"],
    [11, "4d6"],
  ])("strikes in Cyberpunk with a BODY of %i for %s", (body, dice) => {
    const stats = { body, dex: 6, skills: { brawling: 3, evasion: 4 } };
    expect(shown("cyberpunk", stats)).toEqual(["Mains nues +9", `Coup ${dice}`, "Esquive +10"]);
  });

  it("strikes by a martial art that is learnt as well as a brawl, and meets half of the armour", () => {
    const damageOf = (skills: object) => {
      const raw = { system: "cyberpunk", stats: { body: 6, dex: 6, skills } };
      const rolls = unarmedRolls(equippedOf(raw).character, raw);
      return [rolls[0]?.value, rolls.find(({ name }) => name === "Coup")?.request.damage];
    };
    const met = (armour: string) => ({ game: "cyberpunk", location: "body", armour });
    expect(damageOf({ brawling: 3, martialArts: 5 })).toEqual(["+11", met("half")]);
    expect(damageOf({ brawling: 3, martialArts: 3 })).toEqual(["+9", met("half")]);
    expect(damageOf({ brawling: 4, martialArts: 3 })).toEqual(["+10", met("whole")]);
  });

  it("strikes with a brawl and one's impact in Call of Cthulhu, and dodges", () => {
    const stats = { characteristics: { str: 80, siz: 60, dex: 60 }, skills: { brawl: 55 } };
    expect(shown("cthulhu", stats)).toEqual(["Mains nues 55 %", "Coup 1d3+1d4", "Esquive 30 %"]);
  });

  it("finds it among the rolls of the sheet, and opposes with it", () => {
    const raw = { system: "cthulhu", stats: { characteristics: { dex: 60 } } };
    const { character } = equippedOf(raw);
    expect(sheetRolls(character, raw).map(({ label }) => label)).toContain("Attaquer à mains nues");
    const [attacks] = sheetChoices("cthulhu", raw);
    expect(attacks?.choices.map(({ label }) => label)).toContain("Attaquer à mains nues");
  });
});
