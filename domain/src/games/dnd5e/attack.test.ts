import { describe, expect, it } from "vitest";
import { NO_SITUATION } from "../../game/rolls/situation";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { applyEquipment } from "../../table/equipment/applyEquipment";
import { prepareRoll } from "../../table/rolls/prepareRoll";
import { stateWith } from "../../testing/dnd5ePlay";
import { wearing } from "../../testing/equippedCharacter";
import { dnd5eAttackOf } from "./attack";
import { limitsOf } from "./play/limits";
import { rageEffects } from "./play/rage";

const stats = { system: "dnd5e", level: 5, abilityScores: { str: 16, dex: 12 } };
const barbarian = { ...stats, classes: [{ name: "Barbare", level: 5 }] };
const HATCHET = {
  name: "Hachette",
  category: "Arme courante de corps à corps",
  damage: { dice: "1d6", type: "tranchants" },
  properties: ["Légère", "Lancer (6/18 m)"],
};

/** What each button of the attacks rolls in a rage, without those to hit. */
function rolledInRage({ character, contributions }: ReturnType<typeof applyEquipment>) {
  const effects = rageEffects(stateWith({ raging: true }), limitsOf({ character, contributions }));
  return character.actions
    .flatMap((action) => dnd5eAttackOf(character, action))
    .filter(({ name }) => name !== "Attaque")
    .map(({ name, request }) => `${name} ${prepareRoll(request, NO_SITUATION, effects)?.roll}`);
}

describe("the damage of a barbarian in a rage", () => {
  it("grows with blows, and not with throws of the same weapon", () => {
    expect(rolledInRage(wearing(HATCHET, barbarian))).toEqual([
      "tranchants 1d6+3+2",
      "lancée 1d6+3",
      "critique 2d6+3+2",
      "critique lancée 2d6+3",
    ]);
  });

  it("has no throw where a weapon is not made for it, or shoots", () => {
    const rolls = (changes: object) => rolledInRage(wearing({ ...HATCHET, ...changes }, barbarian));
    expect(rolls({ properties: ["Légère"] })).toEqual(["tranchants 1d6+3+2", "critique 2d6+3+2"]);
    expect(rolls({ category: "Arme à distance" })).toEqual(["tranchants 1d6+1", "critique 2d6+1"]);
  });

  it("grows with blows that the sheet has only written, where its words say that they are some", () => {
    const actions = [
      { name: "Grande hache", attackBonus: 6, damage: "1d12+3" },
      { name: "Arc", attackBonus: 6, damage: "1d8+3" },
      { name: "Souvenir de famille", attackBonus: 6, damage: "1d4+3" },
    ];
    const written = applyEquipment(normaliseCharacter({ ...barbarian, actions }), [], []);
    expect(rolledInRage(written)).toEqual([
      "Dégâts 1d12+3+2",
      "critique 2d12+3+2",
      "Dégâts 1d8+3",
      "critique 2d8+3",
      "Dégâts 1d4+3",
      "critique 2d4+3",
    ]);
  });
});

it("a throw has a button of its own for barbarians alone", () => {
  expect(rolledInRage(wearing(HATCHET, stats))).toEqual(["tranchants 1d6+3", "critique 2d6+3"]);
});

describe("damage of several types", () => {
  it("is rolled type by type, each after the hit, and grows with a rage once", () => {
    const damage = { dice: "1d8", type: "tranchants", more: [{ dice: "1d6", type: "force" }] };
    const { character } = wearing({ ...HATCHET, properties: [], damage }, stats);
    const rolls = character.actions.flatMap((action) => dnd5eAttackOf(character, action));
    expect(
      rolls.flatMap(({ name, value, after, request }) =>
        request.kind === "dice" ? [[name, value, after, request.damage]] : [],
      ),
    ).toEqual([
      ["tranchants", "1d8+3", "hit", { game: "dnd5e", type: "slashing" }],
      ["+ force", "1d6", "hit", { game: "dnd5e", type: "force" }],
      ["critique", "2d8+3", "critical", { game: "dnd5e", type: "slashing", critical: true }],
      ["+ force, critique", "2d6", "critical", { game: "dnd5e", type: "force", critical: true }],
    ]);
    const fires = [{ dice: "1d4", type: "feu" }, { dice: "1d6", type: "feu" }, { dice: "1d8" }];
    const burning = wearing({ ...HATCHET, properties: [], damage: { ...damage, more: fires } }, stats);
    expect(rolledInRage(burning).slice(1, 4)).toEqual(["+ feu 1d4", "+ feu (2) 1d6", "+ en plus 1d8"]);
    expect(rolledInRage(wearing({ ...HATCHET, properties: [], damage }, barbarian)).slice(0, 2)).toEqual([
      "tranchants 1d8+3+2",
      "+ force 1d6",
    ]);
  });
});

describe("an attack", () => {
  const meleeOf = (weapon: Parameters<typeof wearing>[0]) => {
    const { character } = wearing({ damage: { dice: "1d6" }, ...weapon }, stats);
    const [attack] = character.actions.flatMap((action) => dnd5eAttackOf(character, action));
    return attack?.request.subject?.melee;
  };

  it("is a blow from 1.5 m or a shot, and neither of what is thrown too or reaches farther", () => {
    expect(meleeOf({ category: "Arme de guerre de corps à corps" })).toBe(true);
    expect(meleeOf({ category: "Arme de guerre à distance" })).toBe(false);
    const writtenOf = (name: string, description: string) => {
      const character = normaliseCharacter({ system: "dnd5e", abilityScores: { str: 16, dex: 10 } });
      const action = { name, description, attackBonus: 5, damage: { dice: "1d10+3" } };
      return dnd5eAttackOf(character, action)[0]?.request.subject?.melee;
    };
    expect(writtenOf("Hallebarde", "allonge 3 m")).toBeUndefined();
    expect(writtenOf("Hachette", "corps à corps")).toBeUndefined();
    expect(writtenOf("Épée longue", "corps à corps")).toBe(true);
    expect(meleeOf(HATCHET)).toBeUndefined();
    expect(meleeOf({ category: "Arme de guerre de corps à corps", properties: ["Allonge"] })).toBeUndefined();
  });
});
