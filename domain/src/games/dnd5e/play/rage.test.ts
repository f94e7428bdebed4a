import { describe, expect, it } from "vitest";
import { normaliseCharacter } from "../../../sheet/character/normaliseCharacter";
import { applyEquipment } from "../../../table/equipment/applyEquipment";
import { limits, played, refusalSentence, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { dnd5ePlay } from "./dnd5ePlay";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eOperation } from "./operations";
import { FRESH_STATE } from "./state";

const barbarian: Dnd5eLimits = {
  ...limits,
  canRage: true,
  rageDamage: 2,
  resources: [{ id: "rage", name: "Rages", max: 2, shortRest: 0 }],
};
const raging = stateWith({ raging: true });

describe("a rage", () => {
  it("takes one of the rages, and is taken back whole", () => {
    const { state, events, inverse } = dnd5ePlay.apply(FRESH_STATE, { kind: "startRage" }, barbarian);
    expect(state).toEqual(stateWith({ raging: true, rageRounds: 10, resources: { rage: 1 } }));
    expect(events.map(({ text }) => text)).toEqual(["En rage", "Rages : −1 (1/2)"]);
    expect(played(state, inverse, barbarian).state).toEqual(FRESH_STATE);
  });

  it("takes none where they are not counted", () => {
    const unlimited = { ...barbarian, resources: [] };
    expect(played(FRESH_STATE, { kind: "startRage" }, unlimited).state).toEqual({
      ...raging,
      rageRounds: 10,
    });
  });

  it("begins for barbarians alone, who have one left, are not in it, and can act", () => {
    const refusal = (state: Parameters<typeof refusalSentence>[0], within = barbarian) =>
      refusalSentence(state, { kind: "startRage" }, within);
    expect(refusal(FRESH_STATE, limits)).toBe("Ce personnage n'a pas de rage.");
    expect(refusal(raging)).toBe("Déjà en rage.");
    expect(refusal(stateWith({ resources: { rage: 2 } }))).toBe("Rages : il n'en reste plus.");
    expect(refusal(withPoints(0))).toBe("Impossible d'entrer en rage dans cet état.");
    expect(refusal(stateWith({ exhaustion: 6 }))).toBe("Impossible d'entrer en rage dans cet état.");
    expect(refusal(FRESH_STATE)).toBeUndefined();
    expect(refusalSentence(FRESH_STATE, { kind: "endRage" }, barbarian)).toBe("Aucune rage en cours.");
  });

  it("ends when one says so, with a rest, and when one falls", () => {
    expect(played(raging, { kind: "endRage" }, barbarian)).toEqual({
      state: FRESH_STATE,
      texts: ["Fin de la rage"],
    });
    const rests: readonly Dnd5eOperation[] = [{ kind: "shortRest", hitDice: [] }, { kind: "longRest" }];
    for (const rest of rests) {
      const rested = played(raging, rest, barbarian);
      expect([rested.state.raging, rested.texts.includes("Fin de la rage")]).toEqual([false, true]);
    }
    const fallen = played(raging, { kind: "damage", amount: 30 }, barbarian);
    expect([fallen.state.raging, fallen.texts.at(-1)]).toEqual([false, "La rage retombe"]);
    const stunned = played(raging, { kind: "addCondition", condition: "stunned" }, barbarian);
    expect(stunned.state.raging).toBe(true);
  });

  it("ends by itself with its tenth turn", () => {
    const begun = played(FRESH_STATE, { kind: "startRage" }, barbarian).state;
    expect(dnd5ePlay.passTurn?.(begun)).toEqual({ kind: "endTurn" });
    const after = (turns: number) =>
      played(
        begun,
        Array.from({ length: turns }, () => ({ kind: "endTurn" }) as const),
        barbarian,
      );
    expect(after(1).texts).toEqual(["Rage : encore 9 tours"]);
    expect([after(9).state.raging, after(9).texts.at(-1)]).toEqual([true, "Rage : encore 1 tour"]);
    expect(after(10).state).toEqual(stateWith({ resources: { rage: 1 } }));
    expect(after(10).texts.at(-1)).toBe("Fin de la rage");
    expect(dnd5ePlay.passTurn?.(after(10).state)).toBeUndefined();
  });

  it("of before turns were counted goes on until it is ended", () => {
    expect(dnd5ePlay.passTurn?.(raging)).toBeUndefined();
    expect(played(raging, { kind: "endTurn" }, barbarian)).toEqual({ state: raging, texts: [] });
  });

  it("gives its turn back with an undo, unless others have ended it since", () => {
    const last = stateWith({ raging: true, rageRounds: 1 });
    const { state, inverse } = dnd5ePlay.apply(last, { kind: "endTurn" }, barbarian);
    expect(played(state, inverse, barbarian).state).toEqual(last);
    const many = stateWith({ raging: true, rageRounds: 8, conditions: { prone: { rounds: 3 } } });
    const turned = dnd5ePlay.apply(many, { kind: "endTurn" }, barbarian);
    const ended = played(turned.state, { kind: "endRage" }, barbarian).state;
    const back = played(ended, turned.inverse, barbarian).state;
    expect([back.raging, back.conditions.prone]).toEqual([false, { rounds: 3 }]);
    expect(played(back, { kind: "startRage" }, barbarian).state.rageRounds).toBe(10);
    const started = dnd5ePlay.apply(FRESH_STATE, { kind: "startRage" }, barbarian);
    const later = played(started.state, [{ kind: "endTurn" }, { kind: "endTurn" }], barbarian).state;
    expect(played(later, started.inverse, barbarian).state).toEqual(FRESH_STATE);
  });

  it("adds to the damage of blows by Strength, not of shots, of Dexterity or without a barbarian's level", () => {
    const damage = dnd5ePlay.rollEffectsOf(raging, barbarian)[1];
    expect(damage).toMatchObject({ label: "Dégâts de rage", modifier: 2 });
    const applies = (trait: string, melee: boolean) => damage?.appliesTo({ kind: "damage", trait, melee });
    expect([applies("str", true), applies("str", false), applies("dex", true)]).toEqual([true, false, false]);
    expect(damage?.appliesTo({ kind: "check", trait: "str", melee: true })).toBe(false);
    expect(dnd5ePlay.rollEffectsOf(raging, limits)).toHaveLength(1);
  });

  it.each([
    [1, 2],
    [8, 2],
    [9, 3],
    [15, 3],
    [16, 4],
    [20, 4],
  ])("of a barbarian of level %i adds %i", (level, added) => {
    const character = normaliseCharacter({
      system: "dnd5e",
      stats: {
        classes: [
          { name: "Guerrier", level: 3 },
          { name: "Barbare", level },
        ],
      },
    });
    expect(dnd5ePlay.limitsOf(applyEquipment(character, [], []))).toMatchObject({ rageDamage: added });
  });

  it("and concentration end each other", () => {
    const concentration = { spell: "Toile", level: 2, saves: [] };
    const entered = played(stateWith({ concentration }), { kind: "startRage" }, barbarian);
    expect(entered.state.concentration).toBeNull();
    expect(entered.texts).toContain("Concentration terminée : Toile");
    expect(refusalSentence(raging, { kind: "concentrate", spell: "Toile", level: 2 }, barbarian)).toBe(
      "En rage, impossible de se concentrer sur un sort.",
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
