import { describe, expect, it } from "vitest";
import { gridOf, tokenOf } from "../../testing/scenes";
import { creatureTokens } from "./creatureTokens";
import { fightTokens } from "./fightTokens";

const scene = {
  width: 1000,
  height: 500,
  grid: gridOf(),
  fog: { on: false, revealed: [] },
  present: [],
  isShown: false,
};
const at = { x: 25, y: 25 };
const goblin = { name: "Gobelin", about: "Humanoïde de taille P" };
const ogre = { name: "Ogre", about: "Géant de taille G" };
const ambush = [
  { creature: goblin, count: 2, hidden: false },
  { creature: ogre, count: 1, hidden: true },
];
const counted = () => {
  let next = 0;
  return () => `new-${next++}`;
};
const tokensOf = (operations: ReturnType<typeof creatureTokens>) =>
  operations.flatMap((one) => (one.kind === "put" ? [{ ...one.token, hidden: one.hidden }] : []));

describe("creatures that are placed before their fight", () => {
  it("are numbered, have the space of their size, and hide as they were prepared", () => {
    expect(tokensOf(creatureTokens(scene, ambush, at, counted()))).toMatchObject([
      { name: "Gobelin 1", size: 1, x: 25, y: 25, hidden: false },
      { name: "Gobelin 2", size: 1, x: 75, y: 25, hidden: false },
      { name: "Ogre", size: 2, x: 150, y: 50, hidden: true },
    ]);
  });

  it("are numbered after those that stand there", () => {
    const present = [{ id: "one", hidden: false, token: tokenOf({ name: "Gobelin 1" }) }];
    const [first] = tokensOf(creatureTokens({ ...scene, present }, ambush.slice(0, 1), at, counted()));
    expect(first?.name).toBe("Gobelin 2");
  });

  it("do not appear before the members' eyes, but where fog covers them", () => {
    const shown = { ...scene, isShown: true };
    const hiddenOf = (of: typeof shown) =>
      tokensOf(creatureTokens(of, ambush, at, counted())).map(({ hidden }) => hidden);
    expect(hiddenOf(shown)).toEqual([true, true, true]);
    expect(hiddenOf({ ...shown, fog: { on: true, revealed: [] } })).toEqual([false, false, true]);
  });

  it("become the fight's where they stand", () => {
    const present = tokensOf(creatureTokens(scene, ambush, at, counted())).map(
      ({ hidden, ...token }, index) => ({
        ...{ id: `new-${index}`, hidden, token },
      }),
    );
    const order = present.map(({ token }, index) => ({
      ...{ id: `entry-${index}`, name: token.name, role: "", kind: "creature" as const, hidden: false },
    }));
    const operations = fightTokens(scene, order, present, { x: 525, y: 225 });
    expect(operations.filter(({ kind }) => kind === "remove")).toHaveLength(3);
    expect(tokensOf(operations)).toMatchObject([
      { name: "Gobelin 1", x: 25, y: 25 },
      { name: "Gobelin 2", x: 75, y: 25 },
      { name: "Ogre", x: 150, y: 50, size: 2, hidden: true },
    ]);
  });
});
