import { describe, expect, it } from "vitest";
import { BARE_HANDS } from "../../game/bareHands";
import type { Action } from "../../sheet/character/actions";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { vampireAttack } from "./attack";
import { vampireAttackRolls } from "./creatures/attackRolls";
import { vampireDamage } from "./rolls";

const build = { attributes: { strength: 3, dexterity: 2 }, skills: { brawl: 3, melee: 1 }, hunger: 1 };
const attack = (stats: object, action: Action) =>
  vampireAttack(normaliseCharacter({ system: "vampire", stats: { ...build, ...stats } }), action)[0]?.request;
const armed = (name: string, tags: string[], dice: string): Action => ({
  name,
  weapon: { ...BARE_HANDS.weapon, id: name, name, tags },
  damage: { dice, type: "superficiels" },
});
const club = armed("Matraque", [], "+2");
const mighty = { disciplines: { potence: 3, protean: 2 } };

describe("bare hands", () => {
  it("strike with Strength and Brawl, for superficial damage and nothing more", () => {
    expect(attack({}, BARE_HANDS)).toMatchObject({
      spec: { dice: 6, hungerDice: 1 },
      damage: { game: "vampire", severity: "superficial", bonus: 0 },
    });
    expect(attack({}, BARE_HANDS)?.damage).not.toHaveProperty("edged");
  });

  it.each([
    [{ activePowers: ["prouesse"] }, { bonus: 3 }],
    [{ activePowers: ["armes-sauvages"] }, { bonus: 2, unhalved: true }],
    [{ activePowers: ["prouesse", "armes-sauvages"] }, { bonus: 5, unhalved: true }],
    [{ powers: [{ id: "corps-mortel", name: "Corps mortel" }] }, { bonus: 0, edged: true }],
    // A power that does not last, and one that nobody knows.
    [{ powers: [{ id: "prouesse", name: "Prouesse" }] }, { bonus: 0 }],
    [{ activePowers: ["constructor", 4] }, { bonus: 0 }],
  ])("with %j do %j", (stats, damage) => {
    expect(attack({ ...mighty, ...stats }, BARE_HANDS)?.damage).toEqual({
      ...{ game: "vampire", severity: "superficial" },
      ...damage,
    });
  });
});

describe("the damage of an attack", () => {
  it.each([
    [{}, "Dégâts : 4 superficiels"],
    [{ edged: true }, "Dégâts : 4 superficiels (aggravés pour un mortel)"],
    [{ unhalved: true, edged: true }, "Dégâts : 4 superficiels (entiers, aggravés pour un mortel)"],
    [{ severity: "aggravated", bonus: 2 }, "Dégâts : 6 aggravés"],
  ] as const)("is told with what it does to whom: %j", (change, text) => {
    const damage = { game: "vampire", severity: "superficial", bonus: 0, ...change } as const;
    const rolled = { game: "vampire", dice: 6, hungerDice: 1 } as const;
    expect(vampireDamage.text?.({ damage, rolled, total: 5 } as never, [])).toBe(text);
  });
});

describe("what is held in the hand", () => {
  it.each([
    ["has half of Prouesse, rounded up", club, { activePowers: ["prouesse"] }, 4],
    ["has none of the claws", club, { activePowers: ["armes-sauvages"] }, 2],
    ["has none of Prouesse where it shoots", armed("Pistolet", [], "+3"), { activePowers: ["prouesse"] }, 3],
  ] as const)("%s", (_, weapon, stats, bonus) => {
    const damage = attack(
      { attributes: { ...build.attributes, composure: 2 }, ...mighty, ...stats },
      weapon,
    )?.damage;
    expect(damage).toMatchObject({ bonus });
    expect(damage).not.toHaveProperty("unhalved");
  });

  it.each([
    ["Fusil à pompe", true],
    ["Couteau", true],
    ["Pistolet de service", true],
    ["Matraque", undefined],
    ["Poing", undefined],
  ])("of a creature cuts mortals: %s (%s)", (name, edged) => {
    const own = { id: "a", name, pool: 5, bonus: 2, severity: "superficial" as const };
    expect(vampireAttackRolls(own)[0]?.request.damage).toEqual({
      ...{ game: "vampire", severity: "superficial", bonus: 2 },
      ...(edged && { edged }),
    });
    expect(vampireAttackRolls({ ...own, severity: "aggravated" })[0]?.request.damage).not.toHaveProperty(
      "edged",
    );
  });
});
