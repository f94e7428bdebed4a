import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "./normaliseCharacter";

describe("a sheet that somebody wrote by hand", () => {
  it.each([
    ["15 (cuirasse)", 15],
    ["CA 17", 17],
    ["AC: 13, armure naturelle", 13],
    ["Classe d'armure 12", 12],
    ["16", 16],
    ["1d6", undefined],
    ["180", undefined],
    ["cuirasse", undefined],
  ])("has the armor class of « %s »", (ac, value) => {
    expect(normaliseCharacter({ ac }).ac).toBe(value);
  });

  it.each([
    [{ classes: { Wizard: 3 } }, [{ name: "Wizard", level: 3 }]],
    [
      { classes: { Magicien: { level: 3, subclass: "Évocation" }, Guerrier: "2", notes: "aucune" } },
      [
        { name: "Magicien", level: 3, subclass: "Évocation" },
        { name: "Guerrier", level: 2 },
      ],
    ],
    [{ character_class: "Barde 4" }, [{ name: "Barde", level: 4 }]],
  ])("has the classes of %j", (raw, classes) => {
    expect(normaliseCharacter(raw).classes).toEqual(classes);
  });

  it("has the whole bonus where another one of 0 stands beside it", () => {
    const character = normaliseCharacter({
      abilities: { dex: 10 },
      saves: { dex: { value: 10, bonus: 0 }, str: { bonus: 0 } },
      skills: { stealth: { total: 7, bonus: 2 } },
      initiative: { value: 4, bonus: 0 },
    });
    expect(character.savingThrows.dex?.bonus).toBe(10);
    expect(character.savingThrows.str?.bonus).toBe(0);
    expect(character.skills.stealth?.bonus).toBe(7);
    expect(character.initiativeBonus).toBe(4);
  });

  it("may have lists with holes, or with a constructor of their own", () => {
    const holes: unknown[] = ["Discrétion", "Histoire", "Perception"];
    delete holes[1];
    const own = Object.assign(["Discrétion"], { constructor: 5 });
    expect(Object.keys(normaliseCharacter({ skills: holes }).skills)).toEqual(["stealth", "perception"]);
    expect(Object.keys(normaliseCharacter({ skills: own }).skills)).toEqual(["stealth"]);
    const inventory = normaliseCharacter({ inventory: own, classes: own, languages: own, stats: own });
    expect(inventory.inventoryItems).toHaveLength(1);
    expect(inventory.proficiencies).toEqual([{ label: "Langues", names: ["Discrétion"] }]);
  });
});
