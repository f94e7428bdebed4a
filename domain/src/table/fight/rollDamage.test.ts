import { describe, expect, it } from "vitest";
import { entryOf } from "../../testing/initiative";
import { UNDO_LIMIT } from "./fight";
import { aimedCreature, creatureApplication, isAppliedToCreature, metBy } from "./rollDamage";

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
  const seen = (operationIds: string[], steps: string[]) => ({
    operationIds,
    steps: steps.map((id) => ({ id, step: {} })),
  });
  const asked = (...of: Parameters<typeof seen>) => creatureApplication("roll-1", "goblin", seen(...of));

  it("is the roll's and the creature's own, done once, and another one once it was taken back", () => {
    expect(asked([], [])).toEqual({ id: "roll-1-goblin-0", applied: false });
    expect(asked(["roll-1-other-0"], ["roll-1-other-0"]).applied).toBe(false);
    expect(asked(["roll-1-goblin-0"], ["roll-1-goblin-0"])).toEqual({ id: "roll-1-goblin-0", applied: true });
    expect(asked(["roll-1-goblin-0"], ["next"])).toEqual({ id: "roll-1-goblin-1", applied: false });
  });

  it("stands when it is too old to be taken back", () => {
    const many = Array.from({ length: UNDO_LIMIT }, (_, index) => `next-${index}`);
    expect(asked(["roll-1-goblin-0"], many).applied).toBe(true);
    expect(asked(["roll-1-goblin-0", ...many.toReversed()], many).applied).toBe(true);
  });

  it("was taken back though as much has been done since as can be", () => {
    const steps = Array.from({ length: UNDO_LIMIT }, (_, index) => `next-${index}`);
    const [last = "", ...before] = steps;
    const operationIds = [...before.toReversed(), "roll-1-goblin-0", "undo-1", last];
    expect(asked(operationIds, steps)).toEqual({ id: "roll-1-goblin-1", applied: false });
    expect(isAppliedToCreature({ id: "roll-1" }, seen(operationIds, steps))).toBe(false);
  });

  it("is known of a creature that has left", () => {
    expect(isAppliedToCreature({ id: "roll-1" }, seen(["roll-1-goblin-0"], ["roll-1-goblin-0"]))).toBe(true);
    expect(isAppliedToCreature({ id: "roll-1" }, seen(["roll-1-goblin-0"], []))).toBe(false);
    expect(isAppliedToCreature({ id: "roll-2" }, seen(["roll-1-goblin-0"], ["roll-1-goblin-0"]))).toBe(false);
  });

  it("stands in later fights where the fight says so, or a roll of before, for whom it was applied to", () => {
    const roll = { id: "roll-1", applied: [{ id: "goblin", operation: "roll-1-goblin-0" }] };
    const later = seen([], []);
    const noted = { ...later, applied: [{ roll: "roll-1", id: "wolf", operation: "roll-1-wolf-0" }] };
    expect(metBy(roll, noted)).toEqual(["goblin", "wolf"]);
    expect(metBy({ id: "roll-2" }, noted)).toEqual([]);
    expect(metBy({ id: "roll-2" }, undefined)).toEqual([]);
    expect(isAppliedToCreature({ id: "roll-1", applied: [] }, noted, "wolf")).toBe(true);
    expect(isAppliedToCreature({ id: "roll-1", applied: [] }, noted, "goblin")).toBe(false);
    expect(isAppliedToCreature(roll, later)).toBe(true);
    expect(isAppliedToCreature(roll, later, "goblin")).toBe(true);
    expect(isAppliedToCreature(roll, later, "ogre")).toBe(false);
    expect(isAppliedToCreature({ id: "roll-1", applied: [] }, later)).toBe(false);
    expect(isAppliedToCreature({ id: "roll-1" }, seen(["roll-1-ogre-0"], ["roll-1-ogre-0"]), "ogre")).toBe(
      true,
    );
  });
});
