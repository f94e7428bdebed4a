import { describe, expect, it } from "vitest";
import { limits, played, refusalSentence, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { activeConditions, activeRules } from "./conditionRules";
import { AGREEING, CONDITION_IDS, CONDITIONS, EXHAUSTION } from "./conditions";
import { FRESH_STATE } from "./state";
import { currentHitPointsOf, isDead, maxHitPointsOf } from "./vitality";

describe("the conditions", () => {
  it("agree with whoever has them, unless both genders share their form", () => {
    const same = Object.values(CONDITIONS).filter(({ name }) => !AGREEING.includes(name));
    expect(same.map(({ name }) => name)).toEqual(["Invisible", "À terre"]);
  });

  it("are fourteen that are there or not, and the levels of exhaustion", () => {
    expect(CONDITION_IDS).toHaveLength(14);
    expect(EXHAUSTION).toHaveLength(6);
    for (const id of CONDITION_IDS) expect(CONDITIONS[id].lines.length).toBeGreaterThan(0);
  });

  it("bring others along", () => {
    const state = stateWith({ conditions: { unconscious: {} } });
    expect(activeConditions(state, limits)).toEqual(["incapacitated", "prone", "unconscious"]);
    expect(activeConditions(stateWith({ conditions: { stunned: {} } }), limits)).toEqual([
      "incapacitated",
      "stunned",
    ]);
  });

  it("include unconscious at 0 hit points", () => {
    expect(activeConditions(withPoints(0), limits)).toContain("unconscious");
    expect(activeConditions(withPoints(1), limits)).toEqual([]);
    expect(activeConditions(withPoints(0), { ...limits, hitPoints: undefined })).toEqual([]);
  });

  it("say by name what they do to rolls", () => {
    const state = stateWith({ conditions: { poisoned: {}, charmed: {} }, exhaustion: 3 });
    expect(activeRules(state, limits)).toEqual([
      { name: "Empoisonné", rules: { attacks: "disadvantage", abilityChecks: "disadvantage" } },
      { name: "Épuisement 1", rules: { abilityChecks: "disadvantage" } },
      { name: "Épuisement 2", rules: { speed: "half" } },
      { name: "Épuisement 3", rules: { attacks: "disadvantage", savingThrows: "disadvantage" } },
    ]);
  });
});

describe("a condition", () => {
  it("is added and removed once", () => {
    const { state, texts } = played(FRESH_STATE, { kind: "addCondition", condition: "prone" });
    expect(texts).toEqual(["À terre"]);
    expect(refusalSentence(state, { kind: "addCondition", condition: "prone" })).toBe(
      "L'état « À terre » y est déjà.",
    );
    const without = played(state, { kind: "removeCondition", condition: "prone" });
    expect(without.state).toEqual(FRESH_STATE);
    expect(without.texts).toEqual(["Fin de l'état « À terre »"]);
    expect(refusalSentence(without.state, { kind: "removeCondition", condition: "prone" })).toBe(
      "L'état « À terre » n'y est plus.",
    );
  });

  it("ends after its rounds", () => {
    const { state, texts } = played(FRESH_STATE, [
      { kind: "addCondition", condition: "blinded", rounds: 2 },
      { kind: "addCondition", condition: "charmed" },
      { kind: "endTurn" },
    ]);
    expect(state.conditions).toEqual({ blinded: { rounds: 1 }, charmed: {} });
    expect(texts).toEqual(["Aveuglé (2 tours)", "Charmé", "Aveuglé : encore 1 tour"]);
    const ended = played(state, { kind: "endTurn" });
    expect(ended.state.conditions).toEqual({ charmed: {} });
    expect(ended.texts).toEqual(["Fin de l'état « Aveuglé »"]);
  });

  it("may have its rounds changed", () => {
    const { state } = played(FRESH_STATE, [
      { kind: "addCondition", condition: "blinded", rounds: 2 },
      { kind: "addCondition", condition: "blinded", rounds: 5 },
    ]);
    expect(state.conditions).toEqual({ blinded: { rounds: 5 } });
  });
});

describe("exhaustion", () => {
  it("halves the maximum at its fourth level, and gives nothing back when it goes", () => {
    const { state } = played(withPoints(25, { exhaustion: 3 }), { kind: "gainExhaustion", levels: 1 });
    expect([currentHitPointsOf(state, limits), maxHitPointsOf(state, limits)]).toEqual([15, 15]);
    const rested = played(state, { kind: "loseExhaustion", levels: 1 }).state;
    expect([currentHitPointsOf(rested, limits), maxHitPointsOf(rested, limits)]).toEqual([15, 30]);
  });

  it("kills at its sixth level", () => {
    const { state, texts } = played(withPoints(25, { exhaustion: 4 }), { kind: "gainExhaustion", levels: 6 });
    expect(state.exhaustion).toBe(6);
    expect(isDead(state, limits)).toBe(true);
    expect(texts).toEqual(["Épuisement 6", "Mort d'épuisement"]);
    expect(refusalSentence(state, { kind: "gainExhaustion", levels: 1 })).toBe(
      "L'épuisement est déjà au plus haut.",
    );
  });

  it("goes down to none", () => {
    const { state, texts } = played(stateWith({ exhaustion: 2 }), { kind: "loseExhaustion", levels: 4 });
    expect(state.exhaustion).toBe(0);
    expect(texts).toEqual(["Fin de l'épuisement."]);
    expect(refusalSentence(state, { kind: "loseExhaustion", levels: 1 })).toBe(
      "Aucun niveau d'épuisement à retirer.",
    );
  });
});

describe("inspiration", () => {
  it("is had or not", () => {
    const { state, texts } = played(FRESH_STATE, { kind: "gainInspiration" });
    expect(state.inspiration).toBe(true);
    expect(refusalSentence(state, { kind: "gainInspiration" })).toBe("L'inspiration est déjà reçue.");
    const spent = played(state, { kind: "spendInspiration" });
    expect([...texts, ...spent.texts]).toEqual(["Inspiration reçue", "Inspiration dépensée"]);
    expect(refusalSentence(spent.state, { kind: "spendInspiration" })).toBe("Aucune inspiration à dépenser.");
  });
});
