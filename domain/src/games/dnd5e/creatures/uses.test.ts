import { describe, expect, it } from "vitest";
import { leftOf } from "../../../game/creatures/creatureUse";
import { creatureAttackRolls } from "../../../table/creatures/attackRolls";
import { creatureStrokes, creatureUses } from "../../../table/creatures/creatureRolls";
import { DND5E_CREATURES } from "./catalogue";
import { MULTIATTACKS } from "./multiattacks";

const named = (id: string) => {
  const found = DND5E_CREATURES.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

describe("what a creature may do only so often", () => {
  it("are legendary actions with what they strike with, resistance, the action of its lair and what recharges", () => {
    expect(creatureUses(named("adult-red-dragon"))).toEqual([
      {
        ...{ key: "turn-legendary", label: "Actions légendaires", max: 3 },
        options: [
          { label: "Détection", cost: 1, attack: undefined },
          { label: "Coup de queue", cost: 1, attack: "tail" },
          { label: "Battement d'ailes", cost: 2, attack: undefined },
        ],
      },
      { key: "hand-resistance", label: "Résistance légendaire", max: 3 },
      { key: "round-lair", label: "Action d'antre", max: 1 },
      { key: "roll-fireBreath", label: "Souffle de feu", max: 1, from: 5, attack: "fireBreath" },
    ]);
    expect(creatureUses(named("goblin"))).toEqual([]);
    expect(creatureUses(named("hell-hound")).map(({ key, from }) => [key, from])).toEqual([
      ["roll-fireBreath", 5],
    ]);
    expect(creatureUses(named("tarrasque")).map(({ key }) => key)).not.toContain("round-lair");
  });

  it("says what is left of it", () => {
    const [legendary] = creatureUses(named("adult-red-dragon"));
    if (legendary === undefined) throw new Error("no use");
    expect(leftOf(legendary)).toBe(3);
    expect(leftOf(legendary, { "turn-legendary": 2 })).toBe(1);
    expect(leftOf(legendary, { "turn-legendary": 9 })).toBe(0);
  });
});

describe("the strokes of one action", () => {
  it("are attacks of the creature that roll, in its own order", () => {
    expect(creatureStrokes(named("adult-red-dragon"))).toEqual([
      { attack: "bite", count: 1 },
      { attack: "claw", count: 2 },
    ]);
    expect(creatureStrokes(named("goblin"))).toEqual([]);
  });

  it.each(Object.entries(MULTIATTACKS))("of %s are all of its block", (id, strokes) => {
    const creature = named(id);
    expect(creature.attacks.map((one) => one.id)).toContain("multiattack");
    const rolling = creatureAttackRolls(creature).filter(({ strike }) => strike !== undefined);
    expect(rolling.map((one) => one.id)).toEqual(expect.arrayContaining(Object.keys(strokes)));
  });
});
