import { describe, expect, it } from "vitest";
import { entryOf } from "../../testing/initiative";
import { aimedCreature } from "./aimedCreature";

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
