import { describe, expect, it } from "vitest";
import { FREE_RULES } from "../../../game/forge/forgeRules";
import { CLASSES } from "../classes";
import { mainAbilities, mainAbilityNames, spreadScores } from "./abilityPriority";
import { chooseClass, chooseScoreMethod, takeRolledScores } from "./choose";
import { emptyDnd5eDraft } from "./draft";
import { missingOfDnd5e } from "./steps";

describe("the abilities that a class needs", () => {
  it.each(CLASSES.map(({ id }) => id))("are two for %s, and get the two highest values", (classId) => {
    const draft = chooseClass(emptyDnd5eDraft, classId);
    const spread = spreadScores(draft);
    expect(mainAbilities(draft).map((ability) => spread.baseScores[ability])).toEqual([15, 14]);
    expect(missingOfDnd5e(spread, "abilities", FREE_RULES)).toEqual([]);
  });

  it("are named in French", () => {
    expect(mainAbilityNames({ classId: "guerrier" })).toBe("Force et Constitution");
    expect(mainAbilityNames({ classId: "" })).toBe("");
  });

  it("are none without a class; health then comes first", () => {
    expect(mainAbilities(emptyDnd5eDraft)).toEqual([]);
    expect(spreadScores(emptyDnd5eDraft).baseScores).toMatchObject({ con: 15, dex: 14, int: 8 });
  });
});

describe("spreading the scores", () => {
  const wizard = chooseClass(emptyDnd5eDraft, "magicien");

  it("spends all points to buy with", () => {
    const bought = spreadScores(chooseScoreMethod(wizard, "point_buy"));
    expect(bought.baseScores).toMatchObject({ int: 15, con: 14 });
    expect(missingOfDnd5e(bought, "abilities", FREE_RULES)).toEqual([]);
  });

  it("places rolled results, and changes nothing before they are rolled", () => {
    const open = chooseScoreMethod(wizard, "rolled");
    expect(spreadScores(open)).toBe(open);
    const rolled = spreadScores(takeRolledScores(open, [7, 16, 11, 11, 9, 17]));
    expect(rolled.baseScores).toEqual({ int: 17, con: 16, dex: 11, wis: 11, cha: 9, str: 7 });
  });
});
