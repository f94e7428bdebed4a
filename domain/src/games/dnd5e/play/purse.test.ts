import { describe, expect, it } from "vitest";
import { limits, played, refusalSentence, stateWith } from "../../../testing/dnd5ePlay";
import { MAX_COINS, MAX_EXPERIENCE } from "./bounds";
import { levelAt } from "./purse";
import { FRESH_STATE } from "./state";

describe("coins", () => {
  it("come and go, each by its own kind", () => {
    const { state, texts } = played(FRESH_STATE, [
      { kind: "gainCoins", coin: "gp", amount: 15 },
      { kind: "spendCoins", coin: "gp", amount: 4 },
    ]);
    expect(state.coins.gp).toBe(11);
    expect(texts).toEqual(["+15 po", "−4 po"]);
    expect(refusalSentence(state, { kind: "spendCoins", coin: "gp", amount: 12 })).toBe(
      "Il n'y a que 11 po.",
    );
    expect(refusalSentence(state, { kind: "spendCoins", coin: "pp", amount: 1 })).toBe("Il n'y a que 0 pp.");
  });

  it("are bounded", () => {
    expect(
      refusalSentence(stateWith({ coins: { ...FRESH_STATE.coins, cp: MAX_COINS } }), {
        kind: "gainCoins",
        coin: "cp",
        amount: 1,
      }),
    ).toBe("La bourse ne peut pas en contenir autant.");
  });
});

describe("experience", () => {
  it.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [6500, 5],
    [354_999, 19],
    [355_000, 20],
    [9_000_000, 20],
  ])("of %d is level %d", (experience, level) => {
    expect(levelAt(experience)).toBe(level);
  });

  it("says once when a level is reached", () => {
    const first = { ...limits, level: 1 };
    const { state, texts } = played(FRESH_STATE, { kind: "gainExperience", amount: 300 }, first);
    expect(texts).toEqual(["+300 XP", "Passage au niveau 2 possible"]);
    expect(played(state, { kind: "gainExperience", amount: 50 }, first).texts).toEqual(["+50 XP"]);
    expect(played(FRESH_STATE, { kind: "gainExperience", amount: 300 }).texts).toEqual(["+300 XP"]);
  });

  it("and coins are grouped by thousands", () => {
    const state = stateWith({ experience: 45_375 });
    expect(played(state, { kind: "loseExperience", amount: 1_500 }).texts).toEqual(["−1\u202f500 XP"]);
    expect(refusalSentence(state, { kind: "loseExperience", amount: 50_000 })).toBe(
      "Il n'y a que 45\u202f375 XP.",
    );
    expect(played(FRESH_STATE, { kind: "gainCoins", coin: "gp", amount: 1_200 }).texts).toEqual([
      "+1\u202f200 po",
    ]);
  });

  it("is taken back, and bounded", () => {
    const state = stateWith({ experience: 100 });
    expect(played(state, { kind: "loseExperience", amount: 40 }).state.experience).toBe(60);
    expect(refusalSentence(state, { kind: "loseExperience", amount: 101 })).toBe("Il n'y a que 100 XP.");
    expect(refusalSentence(state, { kind: "gainExperience", amount: MAX_EXPERIENCE })).toBe(
      "Le total d'expérience serait trop grand.",
    );
  });
});
