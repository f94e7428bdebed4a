import { describe, expect, it } from "vitest";
import { entryOf } from "../testing/initiative";
import { UNDO_LIMIT } from "./fight";
import { aimedCreature, fightApplicationOf } from "./rollDamage";

describe("the creature that a roll is aimed at", () => {
  const creature = { kind: "creature" } as const;
  const order = [
    entryOf("lorien", 18, { name: "Lorien" }),
    entryOf("ogre", 15, { ...creature, name: "Ogre", hidden: true }),
    entryOf("gob-a", 12, { ...creature, name: " Gobelin 1 " }),
    entryOf("gob-b", 11, { ...creature, name: "Gobelin 2" }),
    entryOf("wolf-a", 9, { ...creature, name: "Loup" }),
    entryOf("wolf-b", 8, { ...creature, name: "Loup" }),
  ];

  it("is the one of that name, wherever it stands now, hidden since or not", () => {
    expect(aimedCreature(order, { ...creature, name: "Gobelin 1" })).toBe("gob-a");
    expect(aimedCreature(order.toReversed(), { ...creature, name: "Gobelin 2" })).toBe("gob-b");
    expect(aimedCreature(order, { ...creature, name: "Ogre" })).toBe("ogre");
  });

  it("is nobody who has left, one of several, or a hero", () => {
    for (const name of ["Dragon", "Loup", "Lorien"])
      expect(aimedCreature(order, { ...creature, name })).toBeUndefined();
    expect(aimedCreature(order, { name: "Gobelin 1" })).toBeUndefined();
  });
});

describe("the operation that applies a roll to a creature", () => {
  const stepsOf = (...ids: string[]) => ids.map((id) => ({ id, step: {} as never }));

  it("is the roll's own, done once, and another one once it was taken back", () => {
    const first = { id: "roll-0001-damage-0", applied: false };
    expect(fightApplicationOf("roll-0001", { operationIds: ["turn-0001"], steps: [] })).toEqual(first);
    const operationIds = ["roll-0001-damage-0", "turn-0002"];
    const standing = { operationIds, steps: stepsOf("turn-0002", "roll-0001-damage-0") };
    expect(fightApplicationOf("roll-0001", standing).applied).toBe(true);
    const undone = { operationIds, steps: stepsOf("turn-0000") };
    expect(fightApplicationOf("roll-0001", undone)).toEqual({ id: "roll-0001-damage-1", applied: false });
  });

  it("stands when it is too old to be taken back", () => {
    const steps = stepsOf(...Array.from({ length: UNDO_LIMIT }, (_, index) => `turn-${index}`));
    expect(fightApplicationOf("roll-0001", { operationIds: ["roll-0001-damage-0"], steps }).applied).toBe(
      true,
    );
  });
});
