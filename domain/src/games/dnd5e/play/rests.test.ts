import { describe, expect, it } from "vitest";
import { limits, played, refusalSentence, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { hitDiceLeft } from "./hitDice";
import { resourcesOf } from "./resources";
import { FRESH_STATE } from "./state";
import { currentHitPointsOf } from "./vitality";

const tired = withPoints(10, {
  hitDice: { ...FRESH_STATE.hitDice, d10: 3, d8: 2 },
  slots: { ...FRESH_STATE.slots, "1": 2, pact: 2 },
  resources: { channelDivinity: 1, layOnHands: 10, sorceryPoints: 9, "own-a": 2, "own-b": 1, "own-c": 1 },
  ownResources: {
    "own-a": { name: "Souffle", max: 2, recharge: "shortRest" },
    "own-b": { name: "Chance", max: 3, recharge: "longRest" },
    "own-c": { name: "Potions", max: 1, recharge: "never" },
  },
  inspiration: true,
  exhaustion: 1,
  conditions: { poisoned: {} },
  concentration: { spell: "Bénédiction", level: 1, saves: [] },
});

describe("a hit die", () => {
  it("heals what it shows plus Constitution, and is spent", () => {
    const { state, texts } = played(withPoints(10), { kind: "spendHitDie", die: "d10", rolled: 6 });
    expect(currentHitPointsOf(state, limits)).toBe(18);
    expect(hitDiceLeft(state, limits, "d10")).toBe(2);
    expect(texts).toEqual(["Dé de vie 1d10 dépensé (6)", "+8 PV"]);
  });

  it("heals nothing at least", () => {
    const frail = { ...limits, constitution: -3 };
    const { state } = played(withPoints(10), { kind: "spendHitDie", die: "d8", rolled: 1 }, frail);
    expect(currentHitPointsOf(state, limits)).toBe(10);
  });

  it("has to be left, of that size, and shows no more than its sides", () => {
    expect(refusalSentence(withPoints(10), { kind: "spendHitDie", die: "d12", rolled: 1 })).toBe(
      "Il ne reste aucun dé de vie d12.",
    );
    expect(refusalSentence(withPoints(10), { kind: "spendHitDie", die: "d8", rolled: 9 })).toBe(
      "Un d8 ne fait pas 9.",
    );
    expect(refusalSentence(withPoints(0), { kind: "spendHitDie", die: "d8", rolled: 8 })).toBe(
      "Il faut être stable pour dépenser un dé de vie.",
    );
  });

  it("comes back as far as it was spent", () => {
    expect(played(tired, { kind: "recoverHitDice", die: "d8", count: 9 }).texts).toEqual(["+2 dés de vie"]);
    expect(refusalSentence(tired, { kind: "recoverHitDice", die: "d6", count: 1 })).toBe(
      "Aucun dé de vie d6 à récupérer.",
    );
  });

  it("is not left where the level has shrunk, and comes back from there", () => {
    const shrunk = { ...limits, hitDice: { ...limits.hitDice, d10: 1 } };
    expect(hitDiceLeft(tired, shrunk, "d10")).toBe(0);
    const { state } = played(tired, { kind: "recoverHitDice", die: "d10", count: 1 }, shrunk);
    expect(hitDiceLeft(state, shrunk, "d10")).toBe(1);
  });
});

describe("a short rest", () => {
  const left = (state: typeof tired) =>
    Object.fromEntries(resourcesOf(state, limits).map((one) => [one.id, one.left]));

  it("spends hit dice, and gives pact slots and what short rests give back", () => {
    const { state, texts } = played(tired, { kind: "shortRest", hitDice: [{ die: "d8", rolled: 5 }] });
    expect(currentHitPointsOf(state, limits)).toBe(17);
    expect(state.slots).toMatchObject({ "1": 2, pact: 0 });
    expect(left(state)).toEqual({
      channelDivinity: 1,
      layOnHands: 5,
      sorceryPoints: 15,
      "own-a": 2,
      "own-b": 2,
      "own-c": 0,
    });
    expect(state.concentration).not.toBeNull();
    expect(texts).toEqual(["Repos court", "Dé de vie 1d8 dépensé (5)", "+7 PV"]);
  });

  it("is refused whole where a die is missing, and to the dying", () => {
    const dice = [1, 2].map((rolled) => ({ die: "d8" as const, rolled }));
    expect(refusalSentence(tired, { kind: "shortRest", hitDice: dice })).toBe(
      "Il ne reste aucun dé de vie d8.",
    );
    expect(refusalSentence(withPoints(0), { kind: "shortRest", hitDice: [] })).toBe(
      "Il faut être stable pour se reposer.",
    );
  });
});

describe("a long rest", () => {
  it("gives back hit points, half of the hit dice, slots and resources", () => {
    const { state, texts } = played(tired, { kind: "longRest" });
    expect(state).toEqual({
      ...tired,
      hitPoints: { lost: 0, temporary: 0, reduction: 0 },
      hitDice: { ...FRESH_STATE.hitDice, d8: 2 },
      slots: FRESH_STATE.slots,
      resources: { "own-c": 1 },
      exhaustion: 0,
      concentration: null,
    });
    expect(texts).toEqual([
      "Repos long",
      "+20 PV",
      "+3 dés de vie",
      "Concentration terminée : Bénédiction",
      "Fin de l'épuisement.",
    ]);
  });

  it("gives one hit die back at least", () => {
    const novice = { ...limits, hitDice: { d12: 0, d10: 1, d8: 0, d6: 0 } };
    const spent = withPoints(30, { hitDice: { ...FRESH_STATE.hitDice, d10: 1 } });
    expect(played(spent, { kind: "longRest" }, novice).state.hitDice.d10).toBe(0);
  });

  it("ends temporary hit points and a reduced maximum, and fills the one that exhaustion leaves", () => {
    const drained = stateWith({ hitPoints: { lost: 3, temporary: 4, reduction: 6 }, exhaustion: 5 });
    const { state } = played(drained, { kind: "longRest" });
    expect(state).toMatchObject({ hitPoints: { lost: 0, temporary: 0, reduction: 0 }, exhaustion: 4 });
    expect(currentHitPointsOf(state, limits)).toBe(15);
  });

  it("takes one hit point to benefit from", () => {
    const stable = withPoints(0, { deathSaves: { successes: 3, failures: 0 } });
    expect(refusalSentence(stable, { kind: "longRest" })).toBe(
      "Il faut au moins 1 PV pour profiter d'un repos long.",
    );
  });

  it("stands where hit points are unknown", () => {
    const { state } = played(tired, { kind: "longRest" }, { ...limits, hitPoints: undefined });
    expect(state.slots).toEqual(FRESH_STATE.slots);
  });
});
