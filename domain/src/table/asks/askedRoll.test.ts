import { describe, expect, it } from "vitest";
import { PRESETS } from "../../games/registry/presets";
import { seededSource } from "../../testing/seededSource";
import { SYSTEM_IDS, type SystemId } from "../../values/systemIds";
import { buildCharacter } from "../forge/buildCharacter";
import { emptyDraft } from "../forge/draft";
import { surprise } from "../forge/surprise";
import { equippedOf } from "../rolls/sheetChoices";
import { askedRoll } from "./askedRoll";
import { askedTraits, isAskedTrait } from "./askedTraits";

const rollOf = (system: SystemId, stats: object, trait: string) => {
  const raw = { system, stats };
  return askedRoll({ ...equippedOf(raw).character, system }, raw, { trait });
};

describe.each(SYSTEM_IDS)("what may be asked for in %s", (system) => {
  const traits = askedTraits(system).flatMap((group) => group.traits);

  it("are rolls of its sheets, each under one name, and all skills of the panel", () => {
    expect(new Set(traits).size).toBe(traits.length);
    const skills = PRESETS[system].skillGroups.flatMap((group) => group.skills);
    expect(skills.filter((skill) => !isAskedTrait(system, skill))).toEqual([]);
    expect(isAskedTrait(system, "Jonglage")).toBe(false);
  });

  it("is rolled by a whole character", () => {
    const draft = surprise(emptyDraft(system), seededSource(3));
    const whole = { ...buildCharacter(draft), system };
    const character = { ...equippedOf(whole).character, system };
    expect(traits.filter((trait) => askedRoll(character, whole, { trait }) === undefined)).toEqual([]);
  });
});

describe("the roll that is asked of a character", () => {
  it("in D&D is a check with the sheet's bonus, which the state in play knows", () => {
    const stats = { abilityScores: { wis: 14 }, level: 1, skills: { perception: true } };
    expect(rollOf("dnd5e", stats, "Perception")).toEqual({
      kind: "check",
      label: "Perception",
      modifier: 4,
      subject: { kind: "check", trait: "wis", skill: "perception" },
    });
    expect(rollOf("dnd5e", stats, "Sauvegarde de Sagesse")?.subject).toEqual({ kind: "save", trait: "wis" });
    expect(rollOf("dnd5e", {}, "Perception")).toBeUndefined();
    const raw = { system: "dnd5e" as const, stats };
    const character = { ...equippedOf(raw).character, system: "dnd5e" as const };
    const asked = { trait: "Sauvegarde de Sagesse", settles: "concentration" as const };
    expect(askedRoll(character, raw, asked)?.settles).toBe("concentration");
  });

  it("in Call of Cthulhu costs what is asked with it", () => {
    const raw = { system: "cthulhu", stats: { sanity: 55 } };
    const character = { ...equippedOf(raw).character, system: "cthulhu" as const };
    const roll = askedRoll(character, raw, { trait: "SAN", loss: "1/1d6" });
    expect(roll).toMatchObject({ spec: { target: 55 }, loss: { success: "1", failure: "1d6" } });
    expect(askedRoll(character, raw, { trait: "SAN" })).not.toHaveProperty("loss");
  });

  it("in the other games is the roll of the sheet's own line", () => {
    const stats = { attributes: { wits: 3 }, skills: { awareness: 2 }, hunger: 1 };
    expect(rollOf("vampire", stats, "Vigilance")).toEqual({
      kind: "game",
      label: "Vigilance",
      spec: { game: "vampire", dice: 5, hungerDice: 1 },
      subject: { kind: "check", trait: "wits", skill: "awareness" },
    });
  });
});
