import { describe, expect, it } from "vitest";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { playSystemOf } from "../../games/registry/plays";
import { equippedOf } from "../../testing/playLaws";
import { changesOf, type FighterAct, foreseeOn } from "./fighter";

type Equipped = ReturnType<typeof equippedOf>;
const play = playSystemOf("dnd5e");

/** What an act would do to a hero; `state`: what play did to it, its first one where there is none. */
function foresee(equipped: Equipped, act: FighterAct, state?: Record<string, unknown>) {
  const rules = playSystemOf(equipped.character.system);
  const limits = rules.limitsOf(equipped);
  const hero = { play: rules, state: state ?? rules.firstState(equipped, limits), limits };
  return foreseeOn({ kind: "character", ...hero }, act)?.preview;
}

describe("the preview of healing", () => {
  const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 30 } });
  const heal = (act: string, points: number) => ({ kind: "healing", act, points }) as const;

  it("gives back hit points, or temporary ones, and is nothing in a game without them", () => {
    expect(foresee(equipped, heal("hitPoints", 7))).toMatchObject({
      operation: { kind: "heal", amount: 7 },
      life: [{ current: 20 }, { current: 27 }],
    });
    expect(foresee(equipped, heal("temporary", 5))).toMatchObject({
      operation: { kind: "grantTemporary", amount: 5 },
    });
    expect(foresee(equippedOf("vampire", {}), heal("temporary", 5))).toBeUndefined();
  });
});

describe("the preview of damage", () => {
  const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 30 }, resistances: ["feu"] });
  const fire = (points: number): FighterAct => ({
    kind: "hit",
    parts: [{ damage: { game: "dnd5e", type: "fire" }, points }],
  });

  it("says how it is counted and what it does, from the first state where none is stored", () => {
    expect(foresee(equipped, fire(9))).toEqual({
      parts: ["Résistance (feu) : 9 → 4"],
      lost: 4,
      events: [{ text: "−4 PV (feu)", tone: "bad" }],
      life: [
        { label: "PV", current: 20, max: 30 },
        { label: "PV", current: 16, max: 30 },
      ],
      operation: { kind: "damage", amount: 4, type: "fire", hitPointsThen: 20 },
    });
    const stored = { ...play.fresh, hitPoints: { lost: 28, temporary: 0, reduction: 0 } };
    expect(foresee(equipped, fire(9), stored)?.events.map(({ text }) => text)).toEqual([
      "−4 PV (feu)",
      "Sans connaissance, à 0 PV",
    ]);
  });

  it("has nothing to apply of nothing, and says a refusal", () => {
    expect(foresee(equipped, fire(1))).toEqual({
      parts: ["Résistance (feu) : 1 → 0"],
      events: [],
    });
    const dead = {
      ...play.fresh,
      deathSaves: { successes: 0, failures: 3 },
      hitPoints: { lost: 30, temporary: 0, reduction: 0 },
    };
    expect(foresee(equipped, fire(9), dead)?.refused).toMatch(/mort/i);
  });

  it("of several kinds is one hit: each resisted by itself, one failure against death, one save", () => {
    const bite: FighterAct = {
      kind: "hit",
      parts: [
        { damage: { game: "dnd5e", type: "piercing", critical: true }, points: 29 },
        { damage: { game: "dnd5e", type: "fire", critical: true }, points: 15 },
      ],
    };
    expect(foresee(equipped, bite)).toMatchObject({
      parts: ["Résistance (feu) : 15 → 7"],
      lost: 36,
      operation: { kind: "damage", amount: 36, critical: true },
    });
    const down = { ...play.fresh, hitPoints: { lost: 80, temporary: 0, reduction: 0 } };
    const dying = foresee(equippedOf("dnd5e", { hp: { current: 0, max: 80 } }), bite, down);
    expect(dying?.operation).toMatchObject({ amount: 44, critical: true });
    expect(dying?.events.filter(({ text }) => /échec/.test(text))).toHaveLength(1);
    const concentrating = { ...play.fresh, concentration: { spell: "Bénédiction", level: 1, saves: [] } };
    const shaken = foresee(equippedOf("dnd5e", { hp: { current: 80, max: 80 } }), bite, concentrating);
    expect(shaken?.events.filter(({ text }) => /oncentration/.test(text))).toHaveLength(1);
  });
});

describe("an act on a creature", () => {
  const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin");
  const now = { source: { catalogue: "goblin" }, max: 7, lost: 5, conditions: ["À terre"] };
  const fighter = {
    kind: "creature",
    system: "dnd5e",
    play,
    of: { id: "gob", now, creature: goblin },
  } as const;

  it("is an operation of its fight: a hit, healing, or a condition", () => {
    const parts = [{ damage: { game: "dnd5e", type: "fire" }, points: 1 } as const];
    const operations = [
      { kind: "hit", parts } as const,
      { kind: "damage", act: "fire", points: 1 } as const,
      { kind: "healing", act: "hitPoints", points: 2 } as const,
      { kind: "change", act: "end-prone" } as const,
    ].map((act) => foreseeOn(fighter, act)?.preview.operation);
    expect(operations).toEqual([
      { type: "hitCreatures", hits: [{ id: "gob", points: 1 }] },
      { type: "hitCreatures", hits: [{ id: "gob", points: 1 }] },
      { type: "hitCreatures", hits: [{ id: "gob", points: -2 }] },
      { type: "setCreatureCondition", ids: ["gob"], condition: "À terre", on: false },
    ]);
    expect(foreseeOn(fighter, { kind: "change", act: "stabilise" })).toBeUndefined();
  });

  it("may be what its game lets begin or end, as of a hero", () => {
    expect(changesOf(fighter).map(({ id }) => id)).toContain("end-prone");
    const equipped = equippedOf("dnd5e", { hp: { current: 20, max: 30 } });
    const limits = play.limitsOf(equipped);
    const hero = { kind: "character", play, limits, state: play.firstState(equipped, limits) } as const;
    expect(changesOf(hero).map(({ id }) => id)).toContain("poisoned");
  });
});
