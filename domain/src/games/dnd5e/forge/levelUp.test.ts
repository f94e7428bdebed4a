import { describe, expect, it } from "vitest";
import type { Reopened } from "../../../game/forge/forge";
import { nextLevelOf } from "../../../table/characters/nextLevel";
import { levelUpDraft, levelUpSteps, reforgedCharacter } from "../../../table/forge/reopen";
import { forged, scores } from "../../../testing/dnd5eForge";

const raised = (raw: Reopened) => {
  const draft = levelUpDraft(raw);
  if (draft.system !== "dnd5e") throw new Error("Another game");
  return draft;
};
const stepsOf = (raw: Reopened) => levelUpSteps(raw, raised(raw));
const hitPointsAfter = (raw: Reopened) => reforgedCharacter(raised(raw), raw).stats.hp;

describe("a level more", () => {
  it("asks a fighter for class and hit points, and for abilities where they are due", () => {
    expect(stepsOf(forged("guerrier", 1))).toEqual(["class", "review"]);
    expect(stepsOf(forged("guerrier", 3))).toEqual(["class", "abilities", "review"]);
    expect(stepsOf(forged("guerrier", 5))).toEqual(["class", "abilities", "review"]);
  });

  it("asks who casts for spells, and a rogue for expertise", () => {
    expect(stepsOf(forged("magicien", 1))).toEqual(["class", "skills", "review"]);
    expect(stepsOf(forged("magicien", 3))).toEqual(["class", "abilities", "skills", "review"]);
    expect(stepsOf(forged("roublard", 5))).toEqual(["class", "skills", "review"]);
    expect(stepsOf(forged("roublard", 6))).toEqual(["class", "review"]);
  });

  it("gives the average hit points, or asks for one die more where they are rolled", () => {
    expect(hitPointsAfter(forged("guerrier", 1))).toEqual({ current: 20, max: 20 });
    const rolled = forged("guerrier", 2, { hitPointRule: "rolled", laterDice: [9] });
    const before = raised({ ...rolled, data: { ...rolled.data } });
    expect(before).toMatchObject({ level: 3, hitPointRule: "rolled" });
    expect(before.laterDice.length).toBeLessThan(2);
  });

  it("adds to hit points that were written down, at least one", () => {
    const imported = (con: number): Reopened => ({
      system: "dnd5e",
      name: "Lorien",
      class: "Rôdeuse 5",
      stats: { abilityScores: { ...scores, con }, hp: { current: 20, max: 44 } },
      data: { classes: [{ name: "Rôdeuse", level: 5 }], level: 5 },
    });
    expect(hitPointsAfter(imported(14))).toEqual({ current: 52, max: 52 });
    expect(hitPointsAfter(imported(1))).toEqual({ current: 45, max: 45 });
    expect(reforgedCharacter(raised(imported(14)), imported(14)).data).toMatchObject({ level: 6 });
  });

  it("ends at the twentieth, and is of D&D alone", () => {
    const last = forged("guerrier", 20);
    expect(raised(last).level).toBe(20);
    const vampire: Reopened = { system: "vampire", name: "Isaure", class: "Toreador", stats: {}, data: {} };
    expect(levelUpDraft(vampire).system).toBe("vampire");
    expect(levelUpSteps(vampire, levelUpDraft(vampire))).toBeUndefined();
    expect(nextLevelOf({ system: "dnd5e", level: 19 })).toBe(20);
    expect(nextLevelOf({ system: "dnd5e", level: 20 })).toBeUndefined();
    expect(nextLevelOf({ system: "dnd5e" })).toBeUndefined();
    expect(nextLevelOf({ system: "vampire", level: 3 })).toBeUndefined();
  });
});
