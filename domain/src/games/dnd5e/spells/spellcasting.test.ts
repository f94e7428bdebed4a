import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { SPELLS } from "./catalogue";
import { castingClassName, castingFor, choosableSpells, spellcastingsOf } from "./spellcasting";

const castings = (classes: object[], more: object = {}) =>
  spellcastingsOf(
    normaliseCharacter({
      abilityScores: { str: 10, dex: 10, con: 10, int: 16, wis: 14, cha: 18 },
      classes,
      ...more,
    }),
  );
const of = (name: string, level: number, subclass?: string) => castings([{ name, level, subclass }])[0];
const spell = (id: string) => SPELLS.find((one) => one.id === id) ?? { id, name: id, level: 1 };

describe("how a class casts", () => {
  it("gives a wizard its ability, save, attack and counts", () => {
    expect(of("Magicienne", 5)).toEqual({
      classId: "magicien",
      level: 5,
      list: "magicien",
      ability: "int",
      modifier: 3,
      attackBonus: 6,
      saveDifficulty: 14,
      maxLevel: 3,
      cantrips: 4,
      known: undefined,
      prepared: 8,
    });
  });

  it.each([
    ["Barde", 1, { cantrips: 2, known: 4, prepared: undefined, maxLevel: 1 }],
    ["Barde", 20, { cantrips: 4, known: 22, maxLevel: 9 }],
    ["Clerc", 4, { cantrips: 4, known: undefined, prepared: 6, maxLevel: 2 }],
    ["Druide", 10, { cantrips: 4, prepared: 12, maxLevel: 5 }],
    ["Ensorceleur", 10, { cantrips: 6, known: 11 }],
    ["Occultiste", 9, { cantrips: 3, known: 10, maxLevel: 5 }],
    ["Warlock", 11, { known: 11, maxLevel: 6 }],
    ["Occultiste", 17, { known: 14, maxLevel: 9 }],
    ["Paladin", 2, { cantrips: 0, prepared: 5, maxLevel: 1 }],
    ["Rôdeur", 9, { cantrips: 0, known: 6, maxLevel: 3 }],
    ["Artificier", 1, { list: undefined, ability: "int", prepared: 3, cantrips: 2 }],
  ])("%s %i", (name, level, expected) => {
    expect(of(name, level)).toMatchObject(expected);
  });

  it("lets fighters and rogues of a casting subclass learn from the wizard's list", () => {
    expect(of("Roublard", 3, "Escroc arcanique")).toMatchObject({
      list: "magicien",
      ability: "int",
      cantrips: 3,
      known: 3,
      maxLevel: 1,
    });
    expect(of("Guerrier", 20, "Chevalier occulte")).toMatchObject({ cantrips: 3, known: 13, maxLevel: 4 });
  });

  it.each([
    ["Guerrier", 20],
    ["Paladin", 1],
    ["Rôdeur", 1],
    ["Chasseur de primes", 9],
  ])("%s %i casts nothing", (name, level) => {
    expect(castings([{ name, level }])).toEqual([]);
  });

  it("prepares one spell at least, and counts unknown scores as 10", () => {
    const [cleric] = castings([{ name: "Clerc", level: 1 }], { abilityScores: { wis: 3 } });
    expect(cleric?.prepared).toBe(1);
    const [unknown] = castings([{ name: "Clerc", level: 1 }], { abilityScores: {} });
    expect(unknown).toMatchObject({ modifier: 0, saveDifficulty: 10 });
  });

  it("knows every class of several, by the level of each", () => {
    expect(
      castings([
        { name: "Clerc", level: 3 },
        { name: "Magicien", level: 1 },
      ]),
    ).toMatchObject([
      { classId: "clerc", maxLevel: 2, attackBonus: 4 },
      { classId: "magicien", maxLevel: 1, attackBonus: 5 },
    ]);
  });

  it("says its class in French", () => {
    expect(castingClassName({ classId: "rodeur" })).toBe("Rôdeur");
    expect(castingClassName({ classId: "artificier" })).toBe("artificier");
  });
});

describe("choosing spells", () => {
  it("offers those of the class's list, up to its level", () => {
    const [paladin, artificer] = [of("Paladin", 5), of("Artificier", 5)];
    if (paladin === undefined || artificer === undefined) throw new Error("No casting");
    const offered = choosableSpells(SPELLS, paladin);
    expect(offered.every(({ classes, level }) => classes.includes("paladin") && level <= 2)).toBe(true);
    expect(offered.some(({ level }) => level === 0)).toBe(false);
    expect(choosableSpells(SPELLS, artificer)).toEqual([]);
  });

  it("casts a spell by the class that has it on its list, else by the one that casts best", () => {
    const both = castings([
      { name: "Clerc", level: 3 },
      { name: "Magicien", level: 1 },
    ]);
    expect(castingFor(spell("cure-wounds"), both)?.classId).toBe("clerc");
    expect(castingFor(spell("fireball"), both)?.classId).toBe("magicien");
    expect(castingFor(spell("own-x"), both)?.classId).toBe("magicien");
    expect(castingFor(spell("fireball"), [])).toBeUndefined();
  });
});
