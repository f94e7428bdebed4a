import { describe, expect, it } from "vitest";
import { actor, classOf } from "../../testing/foundryActor";
import { worn } from "../../testing/wornCharacter";
import { importedCharacter } from "../importedCharacter";

const weapon = (system: object) => ({ type: "weapon", name: "Arme", system: { equipped: true, ...system } });

const damageOf = (system: object, items: object[] = []) => {
  const character = importedCharacter(actor({ scores: [16], items: [weapon(system), ...items] }));
  return { ...character.inventoryItems[0]?.snapshot?.damage };
};

const base = (rest: object) => ({
  damage: { base: { number: 1, denomination: 8, types: ["slashing"], ...rest } },
});

describe("the damage of a Foundry weapon", () => {
  it("has its dice and its own bonus, without the ability's that the sheet adds", () => {
    expect(damageOf(base({})).dice).toBe("1d8");
    expect(damageOf(base({ bonus: "2" })).dice).toBe("1d8+2");
    expect(damageOf(base({ bonus: "-1" })).dice).toBe("1d8-1");
    expect(damageOf(base({ bonus: "1d6" })).dice).toBe("1d8+1d6");
    expect(damageOf(base({ bonus: "@mod" })).dice).toBe("1d8");
  });

  it("is a formula of its own where it has one, with references worked out", () => {
    expect(damageOf(base({ custom: { enabled: true, formula: "2d4 + @prof" } })).dice).toBe("2d4");
    expect(damageOf(base({ custom: { enabled: true, formula: "2d4 + @attributes.hp.value" } })).dice).toBe(
      "2d4+5",
    );
    expect(damageOf(base({ custom: { enabled: false, formula: "9d9" } })).dice).toBe("1d8");
    expect(damageOf(base({ custom: { enabled: true, formula: "2d4 + @details.unknown" } })).dice).toBe("2d4");
  });

  it("may be a number alone", () => {
    expect(damageOf({ damage: { base: { bonus: "3", types: [] } } }).dice).toBe("3");
    expect(damageOf({ damage: { base: { types: ["fire"] } } }).dice).toBeUndefined();
  });

  it("goes up one die in two hands, unless that is written", () => {
    const versatile = (denomination: number, rest: object = {}) => ({
      properties: ["ver"],
      damage: { base: { number: 1, denomination, types: [] }, ...rest },
    });
    expect(damageOf(versatile(8)).versatileDice).toBe("1d10");
    expect(damageOf(versatile(20)).versatileDice).toBe("1d20");
    expect(damageOf(versatile(6, { versatile: { number: 2, denomination: 6 } })).versatileDice).toBe("2d6");
    expect(damageOf(versatile(6, { versatile: "1d12" })).versatileDice).toBe("1d12");
  });

  it("is what its attack deals where it has no dice of its own, without the ability's modifier", () => {
    const parts = [
      { number: 1, denomination: 6, types: ["fire"] },
      { number: 1, denomination: 4, types: ["force"] },
    ];
    const damage = { base: { number: null, bonus: "", types: ["fire"] } };
    const torch = { damage, activities: { a: { type: "attack", damage: { parts } } } };
    const { actions } = worn(actor({ scores: [16], items: [weapon(torch)] }));
    expect(actions[0]?.damage).toEqual({ dice: "1d6", type: "feu", more: [{ dice: "1d4", type: "force" }] });
  });

  it("has the further dice of its first attack, with their kind", () => {
    const attack = (parts: object[]) => ({
      ...base({}),
      activities: { a: { type: "attack", damage: { parts } }, b: { type: "save", damage: { parts: [{}] } } },
    });
    expect(damageOf(attack([{ number: 2, denomination: 6, types: ["fire"] }])).more).toEqual([
      { dice: "2d6", type: "feu" },
    ]);
    expect(damageOf(attack([{ number: 1, denomination: 4, types: [] }, {}])).more).toEqual([{ dice: "1d4" }]);
    expect(damageOf({ damage: { parts: [["1d6", "fire"], ["1d4"], ["", "cold"]] } })).toMatchObject({
      dice: "1d6",
      more: [{ dice: "1d4" }],
    });
    expect(damageOf({ damage: { parts: [] } }).dice).toBeUndefined();
  });
});

describe("the dice that grow with a class", () => {
  const scale = (identifier: string, table: object) => ({
    type: "ScaleValue",
    configuration: { identifier, scale: table },
  });
  const monk = (advancement: object[]) => classOf("monk", 5, "d8", {}, { advancement });
  const struck = (advancement: object[], formula: string) =>
    damageOf({ damage: { base: { custom: { enabled: true, formula } } } }, [monk(advancement)]).dice;

  it("are those of the highest level that is reached", () => {
    const dice = scale("martial-arts", {
      1: { number: 1, faces: 4 },
      5: { number: 1, faces: 6 },
      11: { faces: 8 },
    });
    expect(struck([dice], "@scale.monk.martial-arts")).toBe("1d6");
    expect(struck([scale("die", { 1: { faces: 10 } })], "@scale.monk.die")).toBe("1d10");
    expect(struck([scale("points", { 1: { value: 3 } })], "1d6 + @scale.monk.points")).toBe("1d6+3");
    expect(struck([scale("word", { 1: { value: "2d4" } })], "@scale.monk.word")).toBe("2d4");
  });

  it("count for nothing before they are reached, or without a name", () => {
    expect(struck([scale("late", { 9: { faces: 8 } })], "1d6 + @scale.monk.late")).toBe("1d6");
    const titled = { type: "ScaleValue", title: "Frappe", configuration: { scale: { 1: { faces: 12 } } } };
    expect(struck([titled], "@scale.monk.frappe")).toBe("1d12");
    expect(struck([{ type: "ScaleValue", configuration: { scale: {} } }], "1d6")).toBe("1d6");
  });
});
