import { describe, expect, it } from "vitest";
import type { RollRequest } from "../../../game/rolls/rollRequest";
import { limits, played, refusalSentence, withPoints } from "../../../testing/dnd5ePlay";
import { MAX_PENDING_SAVES } from "./bounds";
import {
  concentrationDifficulty,
  concentrationSave,
  savesOfConcentration,
  settleConcentration,
} from "./concentration";
import { dnd5ePlay } from "./dnd5ePlay";

const concentrating = (current = 25, saves: number[] = []) =>
  withPoints(current, { concentration: { spell: "Bénédiction", level: 1, saves } });

describe("concentration", () => {
  it("is on one spell", () => {
    const { state, texts } = played(concentrating(), { kind: "concentrate", spell: "Toile", level: 2 });
    expect(state.concentration).toEqual({ spell: "Toile", level: 2, saves: [] });
    expect(texts).toEqual(["Concentration terminée : Bénédiction", "Concentration : Toile"]);
  });

  it.each([
    [1, 10],
    [21, 10],
    [22, 11],
    [45, 22],
  ])("is threatened by %d damage with a difficulty of %d", (damage, difficulty) => {
    expect(concentrationDifficulty(damage)).toBe(difficulty);
  });

  it("asks for a save for each damage, also where temporary hit points take it", () => {
    const shielded = {
      ...concentrating(),
      hitPoints: { lost: 0, temporary: 24, reduction: 0 },
    };
    const { state, texts } = played(shielded, [
      { kind: "damage", amount: 24 },
      { kind: "damage", amount: 3 },
    ]);
    expect(state.concentration?.saves).toEqual([12, 10]);
    expect(texts).toContain("Concentration à sauver (Bénédiction) : DD 12");
  });

  it("is kept or broken by the roll that settles it, and by no other save", () => {
    const state = concentrating(25, [12]);
    const save = concentrationSave(state, limits);
    if (save === undefined) throw new Error("no save");
    expect(save).toMatchObject({ label: "Sauvegarde de Constitution", spec: { difficulty: 12 } });
    const made = (request: RollRequest) => dnd5ePlay.afterRoll?.(state, { request, total: 11, dice: [] });
    expect(made(save)?.operations).toEqual([{ kind: "saveConcentration", total: 11 }]);
    expect(made({ ...save, settles: undefined })?.operations).toEqual([]);
    expect(settleConcentration(concentrating(), { request: save, total: 11, dice: [] }).operations).toEqual(
      [],
    );
    expect(concentrationSave(concentrating(), limits)).toBeUndefined();
    expect(savesOfConcentration(state)).toEqual([
      { trait: "Sauvegarde de Constitution", difficulty: 12, settles: "concentration" },
    ]);
  });

  it("keeps the newest of more saves than anybody rolls", () => {
    const threatened = concentrating(25, [99, ...Array.from({ length: MAX_PENDING_SAVES - 1 }, () => 10)]);
    const saves = played(threatened, { kind: "damage", amount: 24 }).state.concentration?.saves ?? [];
    expect(saves).toHaveLength(MAX_PENDING_SAVES);
    expect([saves[0], saves.at(-1)]).toEqual([10, 12]);
  });

  it("is kept or broken by the save", () => {
    const threatened = concentrating(20, [12, 10]);
    const kept = played(threatened, { kind: "saveConcentration", total: 12 });
    expect(kept.state.concentration?.saves).toEqual([10]);
    expect(kept.texts).toEqual(["Concentration tenue : Bénédiction (12 contre DD 12)"]);
    const broken = played(threatened, { kind: "saveConcentration", total: 11 });
    expect(broken.state.concentration).toBeNull();
    expect(broken.texts).toEqual(["Concentration rompue : Bénédiction (11 contre DD 12)"]);
    expect(refusalSentence(concentrating(), { kind: "saveConcentration", total: 12 })).toBe(
      "La concentration n'est pas menacée.",
    );
  });

  it.each([
    [{ kind: "damage", amount: 25 } as const],
    [{ kind: "setHitPoints", current: 0 } as const],
    [{ kind: "addCondition", condition: "stunned" } as const],
    [{ kind: "addCondition", condition: "incapacitated" } as const],
    [{ kind: "gainExhaustion", levels: 6 } as const],
    [{ kind: "reduceMaximum", amount: 30 } as const],
  ])("is broken by %j", (operation) => {
    const { state, texts } = played(concentrating(), operation);
    expect(state.concentration).toBeNull();
    expect(texts.at(-1)).toBe("Concentration rompue : Bénédiction");
  });

  it("is ended at will, and does not begin while helpless", () => {
    const { state, texts } = played(concentrating(), { kind: "endConcentration" });
    expect(state.concentration).toBeNull();
    expect(texts).toEqual(["Concentration terminée : Bénédiction"]);
    expect(refusalSentence(state, { kind: "endConcentration" })).toBe("Aucune concentration en cours.");
    expect(refusalSentence(withPoints(0), { kind: "concentrate", spell: "Toile", level: 2 }, limits)).toBe(
      "Impossible de se concentrer dans cet état.",
    );
  });
});
