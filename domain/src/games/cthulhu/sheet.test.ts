import { describe, expect, it } from "vitest";
import type { SheetBlock } from "../../game/sheet";
import { numberText } from "../../values/text/typedNumber";
import {
  buildOf,
  characteristicPointsLeft,
  hitPointsMax,
  interestPoints,
  magicPointsMax,
  majorWoundThreshold,
  moveRate,
  occupationPoints,
  QUICK_ARRAY,
  sanityMax,
} from "./creation";
import { OCCUPATIONS } from "./occupations";
import { cthulhuBlocks, impactOf, sanityRoll, skillBase } from "./sheet";
import { CHARACTERISTICS, CTHULHU_SKILLS } from "./traits";

const eugenie = {
  stats: {
    characteristics: { FOR: 40, CON: 55, TAI: 50, DEX: 65, APP: 60, INT: 80, POU: 70, ÉDU: 85 },
    skills: { Bibliothèque: 75, psychology: { value: "45" }, "Mythe de Cthulhu": 6 },
    san: { current: 61, max: 93 },
    luck: 45,
    hp: "7 / 10",
  },
  data: { occupation: "Bibliothécaire", age: 34 },
};

const block = (raw: unknown, id: string): SheetBlock => {
  const found = cthulhuBlocks(raw).find((one) => one.id === id);
  if (!found) throw new Error(`No block ${id}`);
  return found;
};

const skillOf = (raw: unknown, id: string) => {
  const skills = block(raw, "skills");
  return skills.kind === "scores" ? skills.scores.find((score) => score.id === id) : undefined;
};

describe("the sheet of an investigator", () => {
  it("tracks hit points, sanity and magic points", () => {
    expect(block(eugenie, "trackers")).toMatchObject({
      trackers: [
        { id: "hp", label: "Points de vie", current: 7, max: 10, detail: "Blessure grave dès 5 d'un coup" },
        { id: "san", label: "Santé mentale", current: 61, max: 93 },
        { id: "mp", label: "Points de magie", current: 14, max: 14 },
      ],
    });
  });

  it("starts with sanity equal to POU, limited by the Mythos", () => {
    const raw = { stats: { pow: 90, con: 50, siz: 60, cthulhuMythos: 20 } };
    expect(block(raw, "trackers")).toMatchObject({
      trackers: [{ current: 11, max: 11 }, { current: 79, max: 79 }, { max: 18 }],
    });
    expect(block({}, "trackers")).toMatchObject({
      trackers: [{ max: 10 }, { current: 50, max: 99 }, { max: 10 }],
    });
  });

  it("shows the eight characteristics with their half and fifth, which can be rolled", () => {
    const characteristics = block(eugenie, "characteristics");
    expect(characteristics.kind === "scores" && characteristics.scores.map(({ label }) => label)).toEqual([
      "FOR",
      "CON",
      "TAI",
      "DEX",
      "APP",
      "INT",
      "POU",
      "ÉDU",
    ]);
    expect(characteristics.kind === "scores" && characteristics.scores[3]).toEqual({
      id: "dex",
      label: "DEX",
      value: 65,
      detail: "½ 32 · ⅕ 13",
      roll: { game: "cthulhu", target: 65, bonusDice: 0 },
      subject: { kind: "check", trait: "dex" },
    });
  });

  it("rolls against current sanity and luck, sanity defaulting to POU", () => {
    expect(block(eugenie, "fates")).toMatchObject({
      scores: [
        { label: "SAN", value: 61, roll: { about: "sanity" } },
        { label: "Chance", value: 45, roll: { about: "luck" } },
      ],
    });
    expect(block({ stats: { pow: 55 } }, "fates")).toMatchObject({ scores: [{ value: 55 }, {}] });
    expect(sanityRoll(eugenie)).toMatchObject({ target: 61, about: "sanity" });
    expect(sanityRoll({})).toBeUndefined();
    expect(block({}, "fates")).toMatchObject({
      scores: [
        { id: "sanRoll", label: "SAN", value: undefined },
        { id: "luck", label: "Chance", value: undefined },
      ],
    });
  });

  it("shows every skill, with its base when it is not stored", () => {
    expect(skillOf(eugenie, "libraryUse")).toMatchObject({ value: 75, roll: { target: 75 } });
    expect(skillOf(eugenie, "psychology")).toMatchObject({ value: 45, subject: { skill: "psychology" } });
    expect(skillOf(eugenie, "spotHidden")).toMatchObject({ value: 25, detail: "½ 12 · ⅕ 5" });
    expect(skillOf(eugenie, "dodge")).toMatchObject({ value: 32 });
    expect(skillOf(eugenie, "ownLanguage")).toMatchObject({ value: 85 });
  });

  it("does not roll a skill whose base is not known", () => {
    expect(skillOf({}, "dodge")).toEqual({ id: "dodge", label: "Esquive", value: undefined });
    expect(skillOf({}, "ownLanguage")).toEqual({
      id: "ownLanguage",
      label: "Langue maternelle",
      value: undefined,
    });
    expect(skillBase({ base: "halfDex" }, { dex: 51 })).toBe(25);
  });

  it("derives move, impact and build when it can", () => {
    expect(block(eugenie, "derived")).toMatchObject({
      lines: [
        { label: "Mouvement", text: "8" },
        { label: "Impact", text: "0" },
        { label: "Carrure", text: "0" },
      ],
    });
    expect(block({ stats: { str: 90, siz: 80 } }, "derived")).toMatchObject({
      lines: [
        { label: "Impact", text: "+1d6" },
        { label: "Carrure", text: "2" },
      ],
    });
    expect(block({ stats: { str: 90 } }, "derived")).toMatchObject({ lines: [] });
    expect(block({ stats: { siz: 90, dex: 50 } }, "derived")).toMatchObject({ lines: [] });
  });

  it("says what Crédit gives beside the cash that play counts, where there is a Crédit", () => {
    expect(block({ stats: { skills: { creditRating: 40 } } }, "wealth")).toMatchObject({
      title: "Fortune",
      lines: [
        { label: "Train de vie", text: "Moyen" },
        { label: "Biens", text: `${numberText(2000)} $` },
        { label: "Dépenses courantes", text: "10 $ par jour" },
      ],
    });
    expect(block({ stats: { skills: { creditRating: 0 } } }, "wealth")).toMatchObject({
      lines: [{ label: "Train de vie", text: "Sans le sou" }],
    });
    expect(cthulhuBlocks({}).map(({ id }) => id)).not.toContain("wealth");
  });

  it("rolls the skills of a fight as what they are, which nobody pushes", () => {
    const raw = {
      stats: {
        characteristics: { dex: 60 },
        skills: { "Combat rapproché (Épée)": 45, "Armes à feu (Arc)": 35, "Sciences (Biologie)": 20 },
      },
    };
    const aboutOf = (id: string) => {
      const roll = skillOf(raw, id)?.roll;
      return roll?.game === "cthulhu" ? roll.about : undefined;
    };
    expect(["brawl", "dodge", "handguns", "rifles", "submachineGuns"].map(aboutOf)).toEqual([
      ...["attack", "dodge", "shot", "shot", "shot"],
    ]);
    expect(aboutOf("Combat rapproché (Épée)")).toBe("attack");
    expect(aboutOf("Armes à feu (Arc)")).toBe("shot");
    expect([aboutOf("throw"), aboutOf("listen"), aboutOf("Sciences (Biologie)")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("shows occupation and age", () => {
    expect(block(eugenie, "profile")).toMatchObject({
      lines: [
        { label: "Occupation", text: "Bibliothécaire" },
        { label: "Âge", text: "34" },
      ],
    });
  });
});

describe("a new investigator", () => {
  it("has derived values rounded by the rules of the game", () => {
    expect(hitPointsMax(55, 64)).toBe(11);
    expect(magicPointsMax(74)).toBe(14);
    expect(majorWoundThreshold(11)).toBe(6);
    expect(sanityMax(0)).toBe(99);
    expect(sanityMax(120)).toBe(0);
  });

  it.each([
    [40, 45, 50, 7],
    [50, 45, 50, 8],
    [45, 50, 50, 8],
    [60, 45, 50, 8],
    [60, 50, 50, 8],
    [50, 60, 50, 8],
    [60, 55, 50, 9],
  ])("with FOR %i, DEX %i and TAI %i has a move rate of %i", (strength, dexterity, size, rate) => {
    expect(moveRate(strength, dexterity, size)).toBe(rate);
  });

  it("is slower by one from forty on, and by one more each ten years", () => {
    expect([39, 40, 50, 65, 79, 80, 120].map((age) => moveRate(50, 45, 50, age))).toEqual([
      8, 7, 6, 5, 4, 3, 3,
    ]);
    const lines = (age: unknown) =>
      cthulhuBlocks({ characteristics: { str: 50, dex: 50, siz: 50 }, age }).find(
        ({ id }) => id === "derived",
      );
    expect(lines(62)).toMatchObject({ lines: [{ label: "Mouvement", text: "5" }, {}, {}] });
    expect(lines("la quarantaine")).toMatchObject({ lines: [{ label: "Mouvement", text: "8" }, {}, {}] });
  });

  it.each([
    [64, "-2", -2],
    [65, "-1", -1],
    [84, "-1", -1],
    [85, "0", 0],
    [124, "0", 0],
    [125, "+1d4", 1],
    [164, "+1d4", 1],
    [165, "+1d6", 2],
    [204, "+1d6", 2],
    [205, "+2d6", 3],
    [284, "+2d6", 3],
    [285, "+3d6", 4],
  ])("with FOR + TAI of %i has a damage bonus of %s and a build of %i", (sum, damageBonus, build) => {
    expect(buildOf(sum - 50, 50)).toEqual({ damageBonus, build });
  });

  it("may buy its characteristics, or assign a quick array of the same sum", () => {
    const [str = 0, con = 0, siz = 0, dex = 0, app = 0, int = 0, pow = 0, edu = 0] = QUICK_ARRAY;
    expect(characteristicPointsLeft({ str, con, siz, dex, app, int, pow, edu })).toBe(0);
    expect(characteristicPointsLeft({ str: 90, con, siz, dex, app, int, pow, edu })).toBe(-10);
  });

  const characteristics = { str: 60, con: 50, siz: 50, dex: 55, app: 80, int: 65, pow: 75, edu: 70 };

  it.each([
    ["Antiquaire", 280],
    ["Artiste", 290],
    ["Bibliothécaire", 280],
    ["Détective privé", 260],
    ["Ecclésiastique", 280],
    ["Écrivain", 280],
    ["Explorateur", 300],
    ["Ingénieur", 280],
    ["Journaliste", 280],
    ["Marin", 260],
    ["Médecin", 280],
    ["Occultiste", 280],
    ["Policier", 260],
    ["Professeur", 280],
    ["Soldat", 260],
    ["Vagabond", 300],
  ])("as %s has %i points, by the formula of the occupation", (name, points) => {
    const occupation = OCCUPATIONS.find((one) => one.name === name);
    expect(occupation && occupationPoints(characteristics, occupation.besideEducation)).toBe(points);
  });

  it("has two points of interest per point of INT", () => {
    expect(interestPoints(65)).toBe(130);
  });

  it("knows the bases of the skills of the twenties", () => {
    expect(CTHULHU_SKILLS).toHaveLength(47);
    expect(CTHULHU_SKILLS.find(({ label }) => label === "Conduite d'engins lourds")).toMatchObject({
      key: "operateHeavyMachinery",
      base: 1,
    });
  });

  it("has a damage bonus once FOR and TAI are known", () => {
    expect(impactOf({ stats: { str: 90, siz: 80 } })).toBe("+1d6");
    expect(impactOf({ stats: { str: 90 } })).toBeUndefined();
  });

  it("rolls its characteristics with six-sided dice", () => {
    expect(CHARACTERISTICS.map(({ dice }) => dice)).toEqual([
      "3d6",
      "3d6",
      "2d6+6",
      "3d6",
      "3d6",
      "2d6+6",
      "3d6",
      "2d6+6",
    ]);
  });

  it("has occupations and skills with distinct names to choose from", () => {
    expect(new Set(OCCUPATIONS.map(({ id }) => id)).size).toBe(OCCUPATIONS.length);
    const known = CTHULHU_SKILLS.map(({ key }) => key);
    for (const { name, skills, credit } of OCCUPATIONS) {
      expect(
        skills.filter((skill) => !known.includes(skill)),
        name,
      ).toEqual([]);
      expect(new Set(skills).size, name).toBe(8);
      expect(credit.min, name).toBeLessThan(credit.max);
      expect(credit.max, name).toBeLessThanOrEqual(99);
    }
    expect(new Set(CTHULHU_SKILLS.map(({ label }) => label)).size).toBe(CTHULHU_SKILLS.length);
    expect(new Set(CTHULHU_SKILLS.map(({ key }) => key)).size).toBe(CTHULHU_SKILLS.length);
  });
});

describe("the skills that a sheet alone has", () => {
  const own = (stats: object) =>
    cthulhuBlocks({ stats }).flatMap((block) =>
      block.kind === "scores" && block.id === "skills" ? block.scores.slice(CTHULHU_SKILLS.length) : [],
    );

  it("stand behind those of the game, are rolled, and cannot be marked", () => {
    expect(own({ skills: { "Sciences (Biologie)": 31, écouter: 50, Néant: "?", 聆听: 20 } })).toEqual([
      {
        id: "Sciences (Biologie)",
        label: "Sciences (Biologie)",
        value: 31,
        detail: "½ 15 · ⅕ 6",
        roll: { game: "cthulhu", target: 31, bonusDice: 0 },
        subject: { kind: "check" },
      },
      expect.objectContaining({ id: "聆听", value: 20 }),
    ]);
  });

  it("are read of a list too, once each, and no more than a sheet holds", () => {
    const list = [{ name: "Pièges", value: 12 }, { nom: "pieges", value: 40 }, { value: 3 }];
    expect(own({ skills: list }).map(({ label, value }) => [label, value])).toEqual([["Pièges", 12]]);
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`Savoir ${index}`, 1]));
    expect(own({ skills: many })).toHaveLength(60);
  });
});
