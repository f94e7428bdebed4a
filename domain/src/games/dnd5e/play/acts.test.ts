import { describe, expect, it } from "vitest";
import { limits, refusalSentence, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { MAX_EXHAUSTION } from "./bounds";
import { CONDITION_IDS } from "./conditions";
import { dnd5ePlay } from "./dnd5ePlay";
import { type Dnd5eState, FRESH_STATE } from "./state";

const idsOf = (state: Dnd5eState) => dnd5ePlay.acts.changesOf(state, limits).map(({ id }) => id);
const burdened = withPoints(0, {
  conditions: { poisoned: {} },
  exhaustion: 2,
  inspiration: true,
  raging: true,
});
const casting = stateWith({ concentration: { spell: "Bénédiction", level: 1, saves: [] } });

describe("what an MJ may change of a D&D character", () => {
  it("is every condition, exhaustion and inspiration while nothing weighs on it", () => {
    expect(idsOf(FRESH_STATE)).toEqual([...CONDITION_IDS, "gainExhaustion", "gainInspiration"]);
  });

  it("ends first what weighs on it", () => {
    expect(idsOf(burdened).slice(0, 3)).toEqual(["stabilise", "endRage", "end-poisoned"]);
    expect(idsOf(burdened)).not.toContain("poisoned");
    expect(idsOf(burdened)).not.toContain("gainInspiration");
    expect(idsOf(casting)[0]).toBe("endConcentration");
  });

  it("adds exhaustion up to the highest level, and takes it while there is some", () => {
    const exhausted = (exhaustion: number) =>
      idsOf(stateWith({ exhaustion })).filter((id) => id.endsWith("Exhaustion"));
    expect(exhausted(0)).toEqual(["gainExhaustion"]);
    expect(exhausted(1)).toEqual(["gainExhaustion", "loseExhaustion"]);
    expect(exhausted(MAX_EXHAUSTION)).toEqual(["loseExhaustion"]);
  });

  it("is named, and is what is then done", () => {
    const raging = { ...limits, canRage: true };
    for (const state of [FRESH_STATE, burdened, casting]) {
      for (const { label, operation } of dnd5ePlay.acts.changesOf(state, raging)) {
        expect(label).not.toBe("");
        expect(refusalSentence(state, operation, raging)).toBeUndefined();
      }
    }
  });
});
