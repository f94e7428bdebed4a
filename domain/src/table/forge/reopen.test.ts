import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Reopened } from "../../game/forge/forge";
import { FREE_RULES } from "../../game/forge/forgeRules";
import {
  chooseBackground,
  chooseClass,
  chooseLevel,
  chooseRace,
  freeDraft,
  toggleClassSkill,
} from "../../games/dnd5e/forge/choose";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { SKILL_KEYS } from "../../sheet/character/skills";
import { SYSTEM_IDS } from "../../values/systemIds";
import { duplicateDraft, duplicatedCharacter, reforgedCharacter, reopenDraft } from "./reopen";
import { unfinishedSteps } from "./steps";
import { summariseDraft } from "./summary";

/** A character as typed by hand or exported by another tool, not made in the Forge. */
const ranger: Reopened = {
  system: "dnd5e",
  name: "Lorien",
  class: "Rôdeuse 5",
  stats: {
    abilityScores: { str: 12, dex: 18, con: 14, int: 10, wis: 15, cha: 8 },
    savingThrows: { str: { proficiency: "proficient" }, dex: { proficiency: "proficient" } },
    skills: { stealth: { bonus: 9, proficiency: "expertise" }, survival: { proficiency: "proficient" } },
    hp: { current: 20, max: 44 },
    speed: { walk: { value: 9, unit: "m" }, climb: { value: 9, unit: "m" } },
    ac: 16,
    actions: [{ name: "Regard perçant" }],
    inventoryItems: [{ itemId: "dnd5e-arc-long", quantity: 1, equipped: true }],
  },
  data: {
    race: "Haut-elfe",
    background: "Chasseuse de primes",
    alignment: "chaotique bon",
    proficiencies: [
      { label: "Armes", names: ["Arc long"] },
      { label: "Langues", names: ["Commun", "Sylvestre"] },
    ],
    souvenir: "une plume",
  },
};

const savedAs = (
  raw: Reopened,
  change: (draft: ReturnType<typeof reopenDraft>) => typeof draft = (draft) => draft,
) => {
  const saved = reforgedCharacter(change(reopenDraft(raw)), raw);
  return normaliseCharacter({
    ...raw,
    ...saved,
    stats: { ...raw.stats, ...saved.stats },
    data: { ...raw.data, ...saved.data },
  });
};

describe("a character that was not made in the Forge", () => {
  it("opens with the ids of what the books have, and custom names for the rest", () => {
    expect(reopenDraft(ranger)).toMatchObject({
      raceId: "elfe",
      subraceId: "haut-elfe",
      classId: "rodeur",
      customClass: "Rôdeuse",
      level: 5,
      customBackground: "Chasseuse de primes",
      alignment: "Chaotique bon",
      classSkills: ["stealth", "survival"],
      expertise: ["stealth"],
      maxHitPoints: 44,
      baseScores: { str: 12, dex: 16, con: 14, int: 9, wis: 15, cha: 8 },
    });
    expect(unfinishedSteps(reopenDraft(ranger), { ...FREE_RULES, played: true })).toEqual([]);
  });

  it("is saved without losing what a draft does not have", () => {
    const before = normaliseCharacter(ranger);
    const after = savedAs(ranger);
    expect(after).toMatchObject({
      name: before.name,
      classes: before.classes,
      race: before.race,
      background: before.background,
      abilityScores: before.abilityScores,
      speeds: before.speeds,
      ac: 16,
      inventoryItems: before.inventoryItems,
      data: { souvenir: "une plume" },
    });
    expect(after.actions.map(({ name }) => name)).toEqual(["Regard perçant", "Attaque de sort"]);
    expect(after.proficiencies).toContainEqual({ label: "Armes", names: ["Arc long"] });
    const languages = after.proficiencies.find(({ label }) => label === "Langues")?.names;
    expect(languages).toEqual(["Commun", "Elfique", "Sylvestre"]);
  });

  it("is previewed beside the steps as on its sheet, with its equipment", () => {
    const { facts, gear, origin } = summariseDraft(reopenDraft(ranger), ranger);
    expect(facts.map(({ label, value }) => `${label} ${value}`).slice(0, 2)).toEqual(["PV 44", "CA 16"]);
    expect(gear).toEqual(["Arc long"]);
    expect(origin).toBe("Haut-elfe · Rôdeuse 5 · Chasseuse de primes");
  });

  it("gains a level, and has its hit points derived from then on", () => {
    const after = savedAs(ranger, (draft) =>
      draft.system === "dnd5e" ? { ...draft, level: 6, maxHitPoints: 0 } : draft,
    );
    expect(after).toMatchObject({ level: 6, hp: { max: 52 }, classes: [{ name: "Rôdeuse", level: 6 }] });
  });

  it("keeps more skills than a new character may have, whatever else is changed", () => {
    const opened = reopenDraft(ranger);
    if (opened.system !== "dnd5e") throw new Error("another game");
    const learned = { ...opened, classSkills: [...SKILL_KEYS.slice(0, 12)] };
    const changed = chooseBackground(chooseLevel(freeDraft(learned), 9), "acolyte");
    expect(changed.classSkills).toEqual(learned.classSkills);
    expect(toggleClassSkill(changed, "survival").classSkills).toContain("survival");
    expect(chooseClass(changed, "clerc").classSkills).toEqual(learned.classSkills);
    expect(chooseRace(changed, "humain").languages).toEqual(learned.languages);
  });

  it("is copied with its inventory", () => {
    const copy = duplicatedCharacter(duplicateDraft(ranger), ranger);
    expect(copy.name).toBe("Lorien (copie)");
    const dragon = { ...ranger, name: `a${"🐉".repeat(40)}` };
    expect(duplicateDraft(dragon).identity.name).toBe(`a${"🐉".repeat(34)} (copie)`);
    expect(normaliseCharacter({ ...copy, system: "dnd5e" }).inventoryItems).toEqual(
      normaliseCharacter(ranger).inventoryItems,
    );
  });

  it("of several classes keeps them all", () => {
    const both = { ...ranger, class: "Guerrier 3 / Artificier 2", data: {} };
    expect(reopenDraft(both)).toMatchObject({
      classId: "guerrier",
      level: 3,
      otherClasses: [{ name: "Artificier", level: 2 }],
    });
    expect(savedAs(both).classes).toEqual([
      { name: "Guerrier", level: 3 },
      { name: "Artificier", level: 2 },
    ]);
  });

  it("may be invalid: it opens with what can be read", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SYSTEM_IDS),
        fc.dictionary(fc.string(), fc.anything()),
        fc.dictionary(fc.string(), fc.anything()),
        fc.string(),
        (system, stats, data, className) => {
          const raw = { system, name: "X", class: className, stats, data };
          const draft = reopenDraft(raw);
          expect(draft.system).toBe(system);
          expect(() => reforgedCharacter(draft, raw)).not.toThrow();
        },
      ),
    );
  });
});
