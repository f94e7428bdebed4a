import { describe, expect, it } from "vitest";
import { type BeyondDraft, beyondClass, beyondItem, bonus, payload } from "../../testing/dndBeyondPayload";
import { worn } from "../../testing/wornCharacter";

const weapon = (definition: object = {}, rest: object = {}) =>
  beyondItem(
    {
      filterType: "Weapon",
      attackType: 1,
      damage: { diceString: "1d8" },
      properties: [{ name: "Versatile", notes: "1d10" }],
      ...definition,
    },
    rest,
  );
const bow = weapon({ attackType: 2, properties: [{ name: "Two-Handed" }] });
const damage = (subType: string, value: number | null, rest: object = {}) => ({
  ...bonus(subType, value, rest),
  type: "damage",
});

/** The first attack of a character with Strength 16 and Dexterity 14 of level 5. */
const attack = (inventory: object[], draft: BeyondDraft = {}) => {
  const [action] = worn(payload({ scores: [16, 14], inventory, ...draft })).actions;
  const { dice, versatileDice } = action?.damage ?? {};
  return { bonus: action?.attackBonus, dice, versatileDice };
};

describe("a fighting style of D&D Beyond", () => {
  it("of archery counts at range alone", () => {
    const modifiers = { class: [bonus("ranged-weapon-attacks", 2)] };
    expect(attack([bow], { modifiers })).toMatchObject({ bonus: 2 + 3 + 2, dice: "1d8+2" });
    expect(attack([weapon()], { modifiers })).toMatchObject({ bonus: 3 + 3, dice: "1d8+3" });
  });

  it("of dueling adds damage in one hand, while the other holds no weapon", () => {
    const modifiers = { class: [damage("one-handed-melee-attacks", 2)] };
    expect(attack([weapon()], { modifiers })).toMatchObject({ dice: "1d8+5", versatileDice: "1d10+3" });
    expect(attack([bow], { modifiers }).dice).toBe("1d8+2");
    expect(attack([weapon({ properties: [{ name: "Two-Handed" }] })], { modifiers }).dice).toBe("1d8+3");
    const rest = { characterValues: [{ typeId: 18, valueId: 2, value: true }] };
    expect(attack([weapon(), weapon({}, { id: 2 })], { modifiers, rest }).dice).toBe("1d8+3");
  });

  it("of two weapons gives the second hand its modifier", () => {
    const characterValues = [{ typeId: 18, valueId: 1, value: true }];
    expect(attack([weapon()], { rest: { characterValues } }).dice).toBe("1d8");
    const chosen = { characterValues, options: { class: [{ definition: { name: "Two-Weapon Fighting" } }] } };
    expect(attack([weapon()], { rest: chosen }).dice).toBe("1d8+3");
    const feat = { characterValues, feats: [{ definition: { name: "Two-Weapon Fighting" } }] };
    expect(attack([weapon()], { rest: feat }).dice).toBe("1d8+3");
  });
});

describe("damage of D&D Beyond that every attack gets", () => {
  it("comes from features and from what is worn, as numbers and as dice", () => {
    const modifiers = {
      class: [
        damage("melee-weapon-attacks", 1),
        damage("weapon-attacks", null, { dice: { diceString: "1d4" } }),
      ],
    };
    expect(attack([weapon()], { modifiers }).dice).toBe("1d8+4+1d4");
    const bracers = beyondItem({ grantedModifiers: [damage("ranged-weapon-attacks", 2)] }, { id: 3 });
    expect(attack([bow, bracers]).dice).toBe("1d8+4");
    expect(attack([bow, { ...bracers, equipped: false }]).dice).toBe("1d8+2");
  });

  it("leaves out what a restriction limits", () => {
    const modifiers = { class: [damage("melee-weapon-attacks", 2, { restriction: "While raging" })] };
    expect(attack([weapon()], { modifiers }).dice).toBe("1d8+3");
  });
});

describe("a monk's weapon of D&D Beyond", () => {
  const monk = {
    ...beyondClass("Monk", 5, true),
    classFeatures: [
      { definition: { name: "Martial Arts" }, levelScale: { dice: { diceValue: 6, diceString: "1d6" } } },
    ],
  };

  it("has the die of the monk's level where that is larger", () => {
    const struck = (diceString: string) =>
      attack([weapon({ isMonkWeapon: true, damage: { diceString } })], { classes: [monk] });
    expect(struck("1d4")).toMatchObject({ dice: "1d6+3", versatileDice: "1d10+3" });
    expect(struck("1d8").dice).toBe("1d8+3");
    expect(attack([weapon({ damage: { diceString: "1d4" } })], { classes: [monk] }).dice).toBe("1d4+3");
  });
});
