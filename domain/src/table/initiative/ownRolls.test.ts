import { expect, it } from "vitest";
import { ownRollsSince } from "./ownRolls";

const roll = (id: string, characterId: string | undefined, createdAt: number, label = "Initiative") => ({
  ...{ id, label, total: createdAt + 10, createdAt },
  ...(characterId !== undefined && { character: { id: characterId } }),
});

it("takes the newest initiative roll of each character since a moment, and no other roll", () => {
  const rolls = [
    roll("new", "ayla", 9),
    roll("old", "ayla", 7),
    roll("other", "bran", 8, "Perception"),
    roll("nobody", undefined, 8),
    roll("late", "cleo", 5),
    roll("bran", "bran", 6),
  ];
  const bonusOf = (id: string) => (id === "ayla" ? 3 : undefined);
  expect(ownRollsSince(rolls, 5, bonusOf)).toEqual([
    { rollId: "new", characterId: "ayla", value: 19, bonus: 3 },
    { rollId: "bran", characterId: "bran", value: 16, bonus: undefined },
  ]);
});
