import { describe, expect, it } from "vitest";
import { limits, played, refusalSentence, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { dnd5ePlay } from "./dnd5ePlay";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import { FRESH_STATE } from "./state";

const barbarian: Dnd5eLimits = {
  ...limits,
  canRage: true,
  resources: [{ id: "rage", name: "Rages", max: 2, shortRest: 0 }],
};
const raging = stateWith({ raging: true });

describe("a rage", () => {
  it("takes one of the rages, and is taken back whole", () => {
    const { state, events, inverse } = dnd5ePlay.apply(FRESH_STATE, { kind: "startRage" }, barbarian);
    expect(state).toEqual(stateWith({ raging: true, resources: { rage: 1 } }));
    expect(events.map(({ text }) => text)).toEqual(["Tu entres en rage", "Rages : −1 (1/2)"]);
    expect(played(state, inverse, barbarian).state).toEqual(FRESH_STATE);
  });

  it("takes none where they are not counted", () => {
    const unlimited = { ...barbarian, resources: [] };
    expect(played(FRESH_STATE, { kind: "startRage" }, unlimited).state).toEqual(raging);
  });

  it("begins for barbarians alone, who have one left, are not in it, and can act", () => {
    const refusal = (state: Parameters<typeof refusalSentence>[0], within = barbarian) =>
      refusalSentence(state, { kind: "startRage" }, within);
    expect(refusal(FRESH_STATE, limits)).toBe("Ce personnage n'a pas de rage.");
    expect(refusal(raging)).toBe("Tu es déjà en rage.");
    expect(refusal(stateWith({ resources: { rage: 2 } }))).toBe("Rages : il n'en reste plus.");
    expect(refusal(withPoints(0))).toBe("Tu ne peux pas entrer en rage dans cet état.");
    expect(refusal(stateWith({ exhaustion: 6 }))).toBe("Tu ne peux pas entrer en rage dans cet état.");
    expect(refusal(FRESH_STATE)).toBeUndefined();
    expect(refusalSentence(FRESH_STATE, { kind: "endRage" }, barbarian)).toBe("Tu n'es pas en rage.");
  });

  it("ends when one says so, with a rest, and when one falls", () => {
    expect(played(raging, { kind: "endRage" }, barbarian)).toEqual({
      state: FRESH_STATE,
      texts: ["Fin de la rage."],
    });
    const rests: readonly Dnd5eOperation[] = [{ kind: "shortRest", hitDice: [] }, { kind: "longRest" }];
    for (const rest of rests) {
      const rested = played(raging, rest, barbarian);
      expect([rested.state.raging, rested.texts.includes("Fin de la rage.")]).toEqual([false, true]);
    }
    const fallen = played(raging, { kind: "damage", amount: 30 }, barbarian);
    expect([fallen.state.raging, fallen.texts.at(-1)]).toEqual([false, "Ta rage retombe."]);
    const stunned = played(raging, { kind: "addCondition", condition: "stunned" }, barbarian);
    expect(stunned.state.raging).toBe(true);
  });

  it("and concentration end each other", () => {
    const concentration = { spell: "Toile", level: 2, saves: [] };
    const entered = played(stateWith({ concentration }), { kind: "startRage" }, barbarian);
    expect(entered.state.concentration).toBeNull();
    expect(entered.texts).toContain("Concentration terminée : Toile.");
    expect(refusalSentence(raging, { kind: "concentrate", spell: "Toile", level: 2 }, barbarian)).toBe(
      "En rage, tu ne te concentres sur aucun sort.",
    );
  });

  it("gives advantage on Strength checks and saves, and is among the vitals", () => {
    const [effect] = dnd5ePlay.rollEffectsOf(raging, barbarian);
    const applies = (kind: "check" | "save" | "attack", trait: string) => effect?.appliesTo({ kind, trait });
    expect(effect).toMatchObject({ label: "Rage", mode: "advantage" });
    expect([applies("check", "str"), applies("save", "str")]).toEqual([true, true]);
    expect([applies("check", "dex"), applies("attack", "str")]).toEqual([false, false]);
    expect(dnd5ePlay.rollEffectsOf(FRESH_STATE, barbarian)).toEqual([]);
  });

  it("is begun and ended by the MJ too", () => {
    const offered = (state: typeof raging) =>
      dnd5ePlay.acts
        .changesOf(state, barbarian)
        .map(({ id }) => id)
        .filter((id) => /Rage$/.test(id));
    expect([offered(FRESH_STATE), offered(raging)]).toEqual([["startRage"], ["endRage"]]);
  });
});
