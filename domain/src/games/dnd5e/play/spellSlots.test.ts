import { describe, expect, it } from "vitest";
import { limits, played, refusalSentence, stateWith } from "../../../testing/dnd5ePlay";
import { knownClasses } from "./classNames";
import { slotsLeft } from "./slots";
import { pactSlotsOf, spellSlotsOf } from "./spellSlots";
import { FRESH_STATE } from "./state";

const slotsOf = (...classes: (readonly [name: string, level: number, subclass?: string])[]) =>
  spellSlotsOf(
    knownClasses(
      classes.map(([name, level, subclass]) => ({ name, level, ...(subclass && { subclass }) })),
      undefined,
    ),
  ).filter((count) => count > 0);

describe("the spell slots", () => {
  it.each([
    ["Magicienne", 1, [2]],
    ["wizard", 5, [4, 3, 2]],
    ["Clerc", 11, [4, 3, 3, 3, 2, 1]],
    ["Barde", 20, [4, 3, 3, 3, 3, 2, 2, 1, 1]],
    ["Paladin", 1, []],
    ["Paladin", 2, [2]],
    ["Rôdeuse", 5, [4, 2]],
    ["Ranger", 9, [4, 3, 2]],
    ["Paladin", 20, [4, 3, 3, 3, 2]],
    ["Artificier", 1, [2]],
    ["Guerrier", 20, []],
    ["Occultiste", 20, []],
    ["Chaman", 7, []],
  ])("of %s %d are %j", (name, level, slots) => {
    expect(slotsOf([name, level])).toEqual(slots);
  });

  it("of a subclass with spells are those of a third of its level", () => {
    expect(slotsOf(["Guerrier", 2, "Chevalier occulte"])).toEqual([]);
    expect(slotsOf(["Guerrier", 3, "Chevalier occulte"])).toEqual([2]);
    expect(slotsOf(["Rogue", 7, "Arcane Trickster"])).toEqual([4, 2]);
  });

  it("of several classes add up, rounded down, without the warlock's", () => {
    expect(slotsOf(["Paladin", 5], ["Ensorceleur", 1])).toEqual([4, 2]);
    expect(slotsOf(["Clerc", 3], ["Sorcier", 5])).toEqual([4, 2]);
    expect(slotsOf(["Magicien", 20], ["Druide", 20])).toEqual([4, 3, 3, 3, 3, 2, 2, 1, 1]);
  });
});

describe("the warlock's slots", () => {
  it.each([
    [1, 1, 1],
    [2, 2, 1],
    [3, 2, 2],
    [9, 2, 5],
    [11, 3, 5],
    [17, 4, 5],
  ])("at level %d are %d of level %d", (level, count, slotLevel) => {
    expect(pactSlotsOf(knownClasses([{ name: "Occultiste" }], level))).toEqual({ count, level: slotLevel });
  });

  it("are nobody else's", () => {
    expect(pactSlotsOf(knownClasses([{ name: "Barde" }], 9))).toEqual({ count: 0, level: 0 });
  });
});

describe("a slot", () => {
  it("is spent until none is left", () => {
    const { state, texts } = played(FRESH_STATE, [
      { kind: "spendSlot", level: 1 },
      { kind: "spendSlot", level: 2 },
      { kind: "spendPactSlot" },
    ]);
    expect(texts).toEqual([
      "−1 emplacement de niveau 1 (2/3)",
      "−1 emplacement de niveau 2 (0/1)",
      "−1 emplacement de pacte (niveau 2) (1/2)",
    ]);
    expect(refusalSentence(state, { kind: "spendSlot", level: 2 })).toBe(
      "Il ne reste aucun emplacement de niveau 2.",
    );
    expect(refusalSentence(state, { kind: "spendSlot", level: 9 })).toContain("niveau 9");
  });

  it("comes back once spent", () => {
    const spent = played(FRESH_STATE, [{ kind: "spendSlot", level: 1 }, { kind: "spendPactSlot" }]).state;
    const { state } = played(spent, [{ kind: "recoverSlot", level: 1 }, { kind: "recoverPactSlot" }]);
    expect(state).toEqual(FRESH_STATE);
    expect(refusalSentence(state, { kind: "recoverPactSlot" })).toBe(
      "Aucun emplacement de pacte (niveau 2) à récupérer.",
    );
  });

  it("counts from none where there are fewer than were spent, and follows a maximum that grows", () => {
    const state = stateWith({ slots: { ...FRESH_STATE.slots, "1": 5 } });
    expect(slotsLeft(state, limits, "1")).toBe(0);
    expect(slotsLeft(played(state, { kind: "recoverSlot", level: 1 }).state, limits, "1")).toBe(1);
    const grown = { ...limits, spellSlots: [4, 2, 0, 0, 0, 0, 0, 0, 0] };
    expect(slotsLeft(played(FRESH_STATE, { kind: "spendSlot", level: 1 }).state, grown, "1")).toBe(3);
  });
});
