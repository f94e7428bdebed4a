import { describe, expect, it } from "vitest";
import { findOfficialItem } from "../catalogue";
import { ADVANTAGE_CHOICES, FLAW_CHOICES, mayRate } from "./advantages";
import { bloodPotencyOf } from "./bloodPotency";
import { CLANS, findClan } from "./clans";
import { ATTRIBUTE_SPREAD, DISCIPLINE_SPREAD, followsSpread, SKILL_SPREADS } from "./creation";
import { vampirePowers } from "./powers/list";
import { findPredator, PREDATORS, predatorDisciplines, ratedText } from "./predators";
import { SPECIALITIES } from "./specialities";
import { THIN_BLOOD_FLAWS, THIN_BLOOD_MERITS } from "./thinBlood";
import { ATTRIBUTES, DISCIPLINES, VAMPIRE_SKILLS } from "./traits";

describe("a new vampire", () => {
  it("assigns one value to each of nine attributes", () => {
    expect(ATTRIBUTES).toHaveLength(9);
    expect(ATTRIBUTE_SPREAD).toHaveLength(9);
  });

  it.each([
    ["specialist", 10, 4],
    ["balanced", 15, 3],
    ["generalist", 19, 3],
  ])("as a %s has %i skills, the best at %i", (id, count, best) => {
    const values = SKILL_SPREADS.find((spread) => spread.id === id)?.values ?? [];
    expect(values).toHaveLength(count);
    expect(Math.max(...values)).toBe(best);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.length).toBeLessThanOrEqual(VAMPIRE_SKILLS.length);
  });

  it("may assign them in any order, ignoring zeros", () => {
    expect(followsSpread([0, 1, 0, 2], DISCIPLINE_SPREAD)).toBe(true);
    expect(followsSpread([2, 2], DISCIPLINE_SPREAD)).toBe(false);
    expect(followsSpread([2, 1, 1], DISCIPLINE_SPREAD)).toBe(false);
    expect(followsSpread([2], DISCIPLINE_SPREAD)).toBe(false);
  });

  it("has clans, skills and disciplines with distinct names to choose from", () => {
    for (const names of [
      CLANS.map(({ name }) => name),
      VAMPIRE_SKILLS.map(({ label }) => label),
      DISCIPLINES.map(({ label }) => label),
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
    expect(VAMPIRE_SKILLS).toHaveLength(27);
  });

  it("learns two of three disciplines of the clan; thin-bloods have their alchemy, the clanless choose", () => {
    const known = DISCIPLINES.map(({ key }) => key);
    for (const { name, disciplines } of CLANS) {
      expect(
        disciplines.filter((discipline) => !known.includes(discipline)),
        name,
      ).toEqual([]);
      expect(new Set(disciplines).size, name).toBe({ Caïtiff: 0, "Sang-clair": 1 }[name] ?? 3);
    }
  });
});

describe("Blood Potency", () => {
  it.each([
    [0, { surge: 1, mended: 1, powerBonus: 0, rerolledLevel: 0, bane: 0 }],
    [1, { surge: 2, mended: 1, powerBonus: 0, rerolledLevel: 1, bane: 2 }],
    [4, { surge: 3, mended: 3, powerBonus: 2, rerolledLevel: 2, bane: 3 }],
    [7, { surge: 5, mended: 3, powerBonus: 3, rerolledLevel: 4, bane: 5 }],
    [10, { surge: 6, mended: 5, powerBonus: 5, rerolledLevel: 5, bane: 6 }],
  ])("of %i gives %j", (potency, gives) => {
    expect(bloodPotencyOf(potency)).toEqual(gives);
  });

  it("gives never less as it rises, and stays within its table", () => {
    for (const potency of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      const [before, after] = [bloodPotencyOf(potency - 1), bloodPotencyOf(potency)];
      for (const key of ["surge", "mended", "powerBonus", "rerolledLevel", "bane"] as const) {
        expect(after[key], key).toBeGreaterThanOrEqual(before[key]);
      }
    }
    expect(bloodPotencyOf(11)).toEqual(bloodPotencyOf(10));
    expect(bloodPotencyOf(-1)).toEqual(bloodPotencyOf(0));
  });
});

describe("a type of predator", () => {
  it("teaches one of two disciplines, and is found by its name", () => {
    const known = DISCIPLINES.map(({ key }) => key);
    expect(PREDATORS).toHaveLength(10);
    expect(new Set(PREDATORS.map(({ name }) => name)).size).toBe(10);
    for (const { name, disciplines } of PREDATORS) {
      expect(
        disciplines.filter((key) => known.includes(key)),
        name,
      ).toHaveLength(2);
    }
    expect(findPredator("sirene")?.name).toBe("Sirène");
    expect(findPredator("touriste")).toBeUndefined();
  });

  it("teaches Blood Sorcery only in the clans that have it", () => {
    const osiris = findPredator("Osiris");
    const choices = (clanId: string) => osiris && predatorDisciplines(osiris, clanId);
    expect(choices("tremere")).toEqual(["bloodSorcery", "presence"]);
    expect(choices("brujah")).toEqual(["presence"]);
  });
});

describe("the lists of the Forge", () => {
  it("have a bane and a compulsion of each clan but the clanless and the thin-blooded", () => {
    expect(CLANS.filter(({ curse }) => curse === undefined).map(({ id }) => id)).toEqual([
      "caitiff",
      "sang-clair",
    ]);
    expect(findClan("TOREADOR")?.id).toBe("toreador");
  });

  it("have three powers of each discipline within its first three dots, two of them within its first two", () => {
    for (const { label } of DISCIPLINES) {
      const levels = vampirePowers.filter(({ kind }) => kind === label).map(({ level }) => level ?? 0);
      for (const dots of [1, 2, 3]) {
        expect(levels.filter((level) => level <= dots).length, `${label} ${dots}`).toBeGreaterThanOrEqual(
          dots,
        );
      }
    }
  });

  it("have examples of a speciality for each skill, and those of predators for skills that are there", () => {
    const skills = VAMPIRE_SKILLS.map(({ key }) => key);
    expect(Object.keys(SPECIALITIES).toSorted()).toEqual(skills.toSorted());
    for (const { name, specialties, gifts } of PREDATORS) {
      expect(specialties.length, name).toBeGreaterThanOrEqual(2);
      expect(
        specialties.filter(({ skill }) => !skills.includes(skill)),
        name,
      ).toEqual([]);
      // Alternatives of a group are told apart by what they are called.
      for (const group of gifts) {
        const labels = group.map(({ of }) => ratedText(of));
        expect(new Set(labels).size, name).toBe(labels.length);
      }
    }
  });

  it.each([
    [ADVANTAGE_CHOICES, "Ressources", 5, true],
    [ADVANTAGE_CHOICES, "ressources", 0, false],
    [ADVANTAGE_CHOICES, "Beauté", 1, false],
    [ADVANTAGE_CHOICES, "Un yacht", 5, true],
    [ADVANTAGE_CHOICES, "Un yacht", 6, false],
    [FLAW_CHOICES, "Repoussant", 2, true],
  ])("let a name have so many dots", (list, name, dots, may) => {
    expect(mayRate(list, name, dots)).toBe(may);
  });

  it("exclude a thin-blood's traits from each other both ways", () => {
    const all = [...THIN_BLOOD_MERITS, ...THIN_BLOOD_FLAWS];
    for (const { id, excludes } of all) {
      if (excludes !== undefined) expect(all.find((one) => one.id === excludes)?.excludes, id).toBe(id);
    }
  });
});

describe("the weapons", () => {
  it.each([
    ["matraque", "+2"],
    ["coup-de-poing-americain", "+1"],
    ["pistolet-de-poche", "+2"],
    ["pistolet-automatique", "+3"],
    ["revolver-lourd", "+4"],
    ["fusil-de-chasse", "+4"],
    ["fusil-a-pompe", "+4"],
    ["pieu", "+0"],
  ])("%s adds %s", (slug, dice) => {
    expect(findOfficialItem(`vampire-${slug}`)?.damage?.dice).toBe(dice);
  });
});
