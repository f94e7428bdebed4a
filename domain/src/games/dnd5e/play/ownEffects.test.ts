import { describe, expect, it } from "vitest";
import type { RollSubject } from "../../../game/rolls/rollEffect";
import { effectNote } from "../../../table/rolls/prepareRoll";
import { limits, stateWith, withPoints } from "../../../testing/dnd5ePlay";
import { equippedOf } from "../../../testing/playLaws";
import { dnd5ePlay } from "./dnd5ePlay";
import type { Dnd5eLimits } from "./limits";
import type { Dnd5eState } from "./state";

const notesOn = (subject: RollSubject, own: Partial<Dnd5eLimits>, state: Dnd5eState = stateWith({})) =>
  dnd5ePlay
    .rollEffectsOf(state, { ...limits, ...own })
    .filter(({ appliesTo }) => appliesTo(subject))
    .map(effectNote);

describe("a halfling's luck", () => {
  const lucky = { lucky: true } as const;

  it("throws 1 again in checks, saves, attacks and death saves, not in damage", () => {
    for (const kind of ["check", "save", "attack", "dying"] as const) {
      expect(notesOn({ kind }, lucky)).toEqual(["Chanceux : un 1 est relancé"]);
    }
    expect(notesOn({ kind: "damage" }, lucky)).toEqual([]);
    expect(notesOn({ kind: "check" }, {})).toEqual([]);
  });

  it("is that of halflings, in both languages", () => {
    const of = (race: string) => dnd5ePlay.limitsOf(equippedOf("dnd5e", {}, { race })).lucky;
    expect(["Halfelin", "Halfelin pied-léger", "Lightfoot Halfling"].map(of)).toEqual([true, true, true]);
    expect(["Humain", "Demi-elfe", ""].map(of)).toEqual([undefined, undefined, undefined]);
  });
});

describe("a paladin's aura", () => {
  const auraOf = (level: number, cha: number, forge: object | null = {}) =>
    dnd5ePlay.limitsOf(
      equippedOf(
        "dnd5e",
        { abilityScores: { cha } },
        { classes: [{ name: "Paladin", level }], ...(forge && { forge }) },
      ),
    ).saveAura;

  it("adds Charisma, 1 at least, to their own saves from level 6 on", () => {
    expect([auraOf(5, 16), auraOf(6, 16), auraOf(6, 8)]).toEqual([undefined, 3, 1]);
    expect(notesOn({ kind: "save", trait: "dex" }, { saveAura: 3 })).toEqual(["Aura de protection : +3"]);
    expect(notesOn({ kind: "check", trait: "dex" }, { saveAura: 3 })).toEqual([]);
  });

  it("is in the saves that another tool wrote already", () => {
    expect(auraOf(6, 16, null)).toBeUndefined();
  });

  it("ends with their consciousness", () => {
    expect(notesOn({ kind: "save", trait: "wis" }, { saveAura: 3 }, withPoints(0))).toEqual([]);
  });
});
