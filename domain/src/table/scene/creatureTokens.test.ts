import { describe, expect, it } from "vitest";
import { gridOf, tokenOf } from "../../testing/scenes";
import { creatureTokens } from "./creatureTokens";
import { fightTokens } from "./fightTokens";

const scene = {
  system: "dnd5e" as const,
  width: 1000,
  height: 500,
  grid: gridOf(),
  fog: { on: false, revealed: [] },
  present: [],
  isShown: false,
};
const at = { x: 25, y: 25 };
const goblin = { role: "Humanoïde de taille P", hidden: false };
const ambush = [
  { id: "g1", name: "Gobelin 1", ...goblin },
  { id: "g2", name: "Gobelin 2", ...goblin },
  { id: "o1", name: "Ogre", role: "Géant de taille G", hidden: true },
];

describe("creatures that are placed before their fight", () => {
  it("are linked to it, have the space of their size, and hide as they were prepared", () => {
    const placed = creatureTokens(scene, ambush, at);
    expect(placed.map(({ id, token, hidden }) => ({ id, ...token, hidden }))).toMatchObject([
      { id: "creature-g1", participantId: "g1", name: "Gobelin 1", size: 1, x: 25, y: 25, hidden: false },
      { id: "creature-g2", participantId: "g2", name: "Gobelin 2", size: 1, x: 75, y: 25, hidden: false },
      { id: "creature-o1", participantId: "o1", name: "Ogre", size: 2, x: 150, y: 50, hidden: true },
    ]);
  });

  it("follow the name by which they are shown, until they are", () => {
    const [placed] = creatureTokens(scene, [{ id: "a", name: "Loup A", commonName: "Loup", ...goblin }], at);
    expect(placed?.token).toMatchObject({ name: "Loup A", commonName: "Loup" });
  });

  it("do not appear before the members' eyes, but where fog covers them", () => {
    const shown = { ...scene, isShown: true };
    const hiddenOf = (of: typeof shown) => creatureTokens(of, ambush, at).map(({ hidden }) => hidden);
    expect(hiddenOf(shown)).toEqual([true, true, true]);
    expect(hiddenOf({ ...shown, fog: { on: true, revealed: [] } })).toEqual([false, false, true]);
  });

  it("have their tokens when the fight places its creatures", () => {
    const present = creatureTokens(scene, ambush, at);
    const order = ambush.map((one) => ({ ...one, kind: "creature" as const }));
    expect(fightTokens(scene, order, present, { x: 525, y: 225 })).toEqual([]);
  });
});

describe("a creature that comes to a scene", () => {
  const standing = [
    tokenOf({ name: "Gobelin 1" }),
    tokenOf({ name: "Gobelin 2", picture: "/portraits/goblin" }),
    tokenOf({ name: "Loup C", commonName: "Loup", picture: "/portraits/wolf" }),
    tokenOf({ name: "Ogre", kind: "character", picture: "/portraits/hero" }),
    tokenOf({ name: "Grande chauve-souris", picture: "/portraits/bat" }),
  ].map((token, at) => ({ id: `token-${at}`, hidden: at === 2, token }));
  const joining = [
    { id: "g", name: "Gobelin 3", ...goblin },
    { id: "h", name: "Gobelin A", commonName: "Gobelin", ...goblin },
    { id: "w", name: "Loup 2", ...goblin },
    { id: "x", name: "Loup D", commonName: "Loup", ...goblin },
    { id: "o", name: "Ogre", ...goblin },
    { id: "b", name: "Chauve-souris", ...goblin },
    { id: "r", name: "Gobelin rusé", ...goblin },
  ];
  const pictures = [
    ...["/portraits/goblin", "/portraits/goblin", "/portraits/wolf", "/portraits/wolf"],
    ...[undefined, undefined, undefined],
  ];

  it("has the picture that a token of its kind has there, numbered, lettered or hidden", () => {
    const placed = creatureTokens({ ...scene, present: standing }, joining, at);
    expect(placed.map(({ token }) => token.picture)).toEqual(pictures);
  });

  it("has it as well where the fight places it", () => {
    const order = joining.map((one) => ({ ...one, kind: "creature" as const }));
    // Those of the fight, which none becomes.
    const present = standing.map((one) => ({ ...one, token: { ...one.token, participantId: one.id } }));
    const placed = fightTokens(scene, order, present, at);
    expect(placed.map((one) => one.kind === "put" && one.token.picture)).toEqual(pictures);
  });
});
