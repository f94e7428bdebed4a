import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  initiativeBonusOf,
  proficiencyBonusOf,
  savingThrowBonusOf,
  skillBonusOf,
} from "../games/dnd5e/sheetRolls";
import { ABILITY_KEYS } from "../sheet/character/abilities";
import type { Character } from "../sheet/character/character";
import { SKILL_KEYS } from "../sheet/character/skills";
import { applyEquipment } from "../table/equipment/applyEquipment";
import { actor, classOf, effect, suit } from "../testing/foundryActor";
import { rawCharacters } from "../testing/rawCharacters";
import { characterFile, foundryFile, readCharacterFile } from "./characterFile";
import { importedCharacter } from "./importedCharacter";

/** What the sheet shows of a character, with what it wears. */
const shown = (character: Character) => {
  const worn = applyEquipment(character, character.inventoryItems, []).character;
  const { name, classes, race, background, alignment, traits, hp, speeds, ac, abilityScores } = worn;
  return {
    ...{ name, classes, race, background, alignment, traits, hp, speeds, ac, abilityScores },
    proficiency: proficiencyBonusOf(worn),
    proficiencies: worn.proficiencies.map(({ label, names }) => [label, names.toSorted()]),
    initiative: initiativeBonusOf(worn),
    saves: ABILITY_KEYS.map((key) => savingThrowBonusOf(worn, key)),
    skills: SKILL_KEYS.map((key) => skillBonusOf(worn, key)),
    attacks: worn.actions.map(({ name: action, attackBonus, damage }) => ({ action, attackBonus, damage })),
    items: worn.inventoryItems.map(({ quantity, equipped, attuned, snapshot }) => ({
      ...{ quantity, equipped, attuned, name: snapshot?.name },
    })),
  };
};

const throughFoundry = (character: Character): Character =>
  importedCharacter(readCharacterFile(foundryFile(character, []).text));

const cloak = {
  type: "equipment",
  name: "Cape",
  system: { equipped: true, attuned: true, attunement: "required", type: { value: "clothing" } },
  effects: [
    effect([
      ["system.bonuses.abilities.save", 2, "1"],
      ["system.attributes.ac.bonus", 2, "1"],
      ["system.abilities.str.value", 4, "19"],
      ["system.skills.ste.bonuses.check", 2, "5"],
    ]),
  ],
};

const sword = {
  type: "weapon",
  name: "Lame",
  system: {
    equipped: true,
    type: { value: "martialM" },
    properties: ["ver", "mgc", "fin"],
    magicalBonus: "1",
    damage: { base: { number: 1, denomination: 8, types: ["slashing"] }, versatile: {} },
  },
};

describe("a character exported for Foundry", () => {
  it("is the same once it is imported again", () => {
    const items = [
      classOf("fighter", 6, "d10", { 1: "max", 2: 5, 3: 5, 4: 5, 5: 5, 6: 5 }),
      cloak,
      sword,
      suit("heavy", 16, 0, { strength: 15, properties: ["stealthDisadvantage"] }),
    ];
    const raws = [
      rawCharacters.foundry,
      rawCharacters.dndBeyond,
      actor({ scores: [14, 16, 12, 10, 13, 8], items }),
      actor({ scores: [14, 16, 12, 10, 13, 8], items, attributes: { ac: { calc: "natural", flat: 14 } } }),
      actor({
        scores: [14, 16, 12, 10, 13, 8],
        attributes: { ac: { calc: "unarmoredMonk" }, init: { bonus: "3" } },
      }),
      actor({
        items: [{ ...sword, system: { ...sword.system, proficient: 0 } }],
        system: { bonuses: { mwak: { attack: "1", damage: "1d4 + 2" }, rwak: { attack: "-1" } } },
      }),
    ];
    for (const raw of raws) {
      const character = importedCharacter(raw);
      expect(shown(throughFoundry(character))).toEqual(shown(character));
    }
  });

  it("keeps what it can wield and use, and weapons whose damage has no modifier", () => {
    const damage = (dice: string) => ({
      damage: { parts: [[dice, "slashing"]] },
      properties: ["fin", "mgc"],
    });
    const weapons = [
      { ...sword, name: "Seconde lame", system: { ...sword.system, ...damage("1d6") } },
      { ...sword, name: "Poing", system: { ...sword.system, ...damage("1 + @mod"), properties: [] } },
      { ...sword, name: "Arc", system: { ...sword.system, ...damage("1d8"), type: { value: "martialR" } } },
      { ...sword, name: "Bâton", system: { ...sword.system, type: { value: "simpleM" }, properties: [] } },
    ];
    const system = {
      traits: {
        weaponProf: { value: ["spear", "lance"], custom: "Filet de pêche" },
        languages: { value: ["common", "cant"], custom: "Patois" },
        toolProf: { value: [], custom: "Kit de couture" },
      },
      tools: { thief: { value: 1 }, lute: { value: 1 }, viol: { value: 0 } },
    };
    const character = importedCharacter(
      actor({ scores: [12, 18], items: [classOf("monk", 5), ...weapons], system }),
    );
    expect(shown(character).proficiencies).toContainEqual([
      "Outils",
      ["Kit de couture", "Luth", "Outils de voleur"],
    ]);
    expect(shown(throughFoundry(character))).toEqual(shown(character));
  });

  it("stays the same through our own file and Foundry's, whatever its scores and bonuses are", () => {
    const score = fc.integer({ min: 3, max: 24 });
    const anActor = fc.record({
      scores: fc.array(score, { minLength: 6, maxLength: 6 }),
      level: fc.integer({ min: 1, max: 20 }),
      calc: fc.constantFrom("default", "mage", "unarmoredBarb", "flat"),
      bonus: fc.integer({ min: -2, max: 5 }),
      gear: fc.subarray([cloak, sword, suit("medium", 14, 2), suit("shield", 2, null)]),
    });
    fc.assert(
      fc.property(anActor, ({ scores, level, calc, bonus, gear }) => {
        const raw = actor({
          scores,
          attributes: { hp: { value: 7, max: 30 }, ac: { calc, flat: 15 }, init: { bonus: String(bonus) } },
          items: [classOf("druid", level), ...gear],
          effects: [effect([["system.bonuses.abilities.save", 2, String(bonus)]])],
        });
        const character = importedCharacter(raw);
        const stored = importedCharacter(readCharacterFile(characterFile(character).text));
        expect(shown(stored)).toEqual(shown(character));
        expect(shown(throughFoundry(stored))).toEqual(shown(character));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["a fixed armor class as it is", { ac: { calc: "flat", flat: 17 } }, [], ["flat", 17, ""]],
    ["a natural one as a formula", { ac: { calc: "natural", flat: 14 } }, [], ["custom", null, "14"]],
    [
      "a monk's by its abilities",
      { ac: { calc: "unarmoredMonk" } },
      [],
      ["custom", null, "10 + @abilities.dex.mod + @abilities.wis.mod"],
    ],
    ["that of a suit as Foundry counts it", {}, [suit("medium", 14, 2)], ["default", null, ""]],
    ["that of clothes as Foundry counts it", {}, [], ["default", null, ""]],
  ])("has %s", (_, attributes, items, [calc, flat, formula]) => {
    const { text } = foundryFile(importedCharacter(actor({ scores: [14, 16], attributes, items })), []);
    expect(JSON.parse(text).system.attributes.ac).toEqual({ calc, flat, formula });
  });

  it("is named after it", () => {
    expect(foundryFile(importedCharacter({ name: "Lorien" }), []).name).toBe("foundry-lorien.json");
  });
});
