import { describe, expect, it } from "vitest";
import type { SheetBlock } from "../../game/sheet";
import { officialItems } from "../catalogue";
import { hitPointsMax, humanityMax, STAT_POINTS, seriousWoundThreshold, statPointsLeft } from "./creation";
import { CYBERPUNK_ROLES } from "./roles";
import { cyberpunkBlocks, facedownRoll } from "./sheet";
import { CYBERPUNK_SKILLS, STATS, skillCost } from "./traits";

const zix = {
  stats: {
    int: 8,
    ref: 6,
    dex: 5,
    tech: 7,
    cool: 6,
    will: 4,
    luck: 7,
    move: 5,
    body: 3,
    emp: 6,
    skills: { handgun: 4, perception: 5 },
    hp: { current: 12, max: 30 },
    luckPoints: 2,
    humanity: "44/60",
    armor: { head: 7, body: { sp: 11 } },
  },
  data: { role: "Netrunner", cyberware: ["Interface neurale", "Cyberœil"] },
};

const block = (raw: unknown, id: string): SheetBlock => {
  const found = cyberpunkBlocks(raw).find((one) => one.id === id);
  if (!found) throw new Error(`No block ${id}`);
  return found;
};

describe("the sheet of an edgerunner", () => {
  it("tracks hit points, luck and humanity", () => {
    expect(block(zix, "trackers")).toMatchObject({
      trackers: [
        { id: "hp", current: 12, max: 30, detail: "Gravement blessé : -2 à tout" },
        { id: "luckPoints", current: 2, max: 7 },
        { id: "humanity", current: 44, max: 60 },
      ],
    });
  });

  it.each([
    [15, "Gravement blessé sous 15"],
    [14, "Gravement blessé : -2 à tout"],
    [1, "Gravement blessé : -2 à tout"],
    [0, "À l'agonie : jet de sauvegarde chaque tour"],
  ])("shows at %i of 30 hit points: %s", (current, detail) => {
    const raw = { stats: { hp: { current, max: 30 } } };
    expect(block(raw, "trackers")).toMatchObject({ trackers: [{ detail }, {}, {}] });
  });

  it("derives its trackers from the stats, or from average ones", () => {
    expect(block({ stats: { body: 7, will: 6, emp: 4, luck: 3 } }, "trackers")).toMatchObject({
      trackers: [{ current: 45, max: 45 }, { max: 3 }, { max: 40 }],
    });
    expect(block({}, "trackers")).toMatchObject({ trackers: [{ max: 35 }, { max: 5 }, { max: 50 }] });
  });

  it("shows the ten stats in order, each rolled alone", () => {
    const stats = block(zix, "stats");
    expect(stats.kind === "scores" && stats.scores.map(({ label }) => label)).toEqual([
      "INT",
      "REF",
      "DEX",
      "TECH",
      "COOL",
      "WILL",
      "LUCK",
      "MOVE",
      "BODY",
      "EMP",
    ]);
    expect(stats).toMatchObject({
      scores: expect.arrayContaining([
        {
          id: "int",
          label: "INT",
          value: 8,
          detail: "Intelligence",
          roll: { game: "cyberpunk", modifier: 8 },
          subject: { kind: "check", trait: "int" },
        },
      ]),
    });
  });

  it("rolls a skill with its stat, even untrained", () => {
    const combat = block(zix, "skills-fighting");
    expect(combat.kind === "scores" && combat.scores).toEqual(
      expect.arrayContaining([
        {
          id: "handgun",
          label: "Arme de poing",
          value: 4,
          detail: "REF 6",
          roll: { game: "cyberpunk", modifier: 10 },
          subject: { kind: "check", trait: "ref" },
        },
        {
          id: "evasion",
          label: "Esquive",
          value: undefined,
          detail: "DEX 5",
          roll: { game: "cyberpunk", modifier: 5 },
          subject: { kind: "check", trait: "dex" },
        },
      ]),
    );
  });

  it("speaks the language of its family as a skill of 4, where the sheet names one", () => {
    const native = (data: object, stats: object = zix.stats) => {
      const education = block({ stats, data }, "skills-education");
      return education.kind === "scores"
        ? education.scores.find(({ id }) => id === "nativeLanguage")
        : undefined;
    };
    expect(native({ nativeLanguage: "Norvégien" })).toEqual({
      ...{ id: "nativeLanguage", label: "Langue : Norvégien", value: 4, detail: "INT 8" },
      roll: { game: "cyberpunk", modifier: 12 },
      subject: { kind: "check", trait: "int" },
    });
    expect(native({ nativeLanguage: "Norvégien" }, {})).not.toHaveProperty("roll");
    expect(native({})).toBeUndefined();
  });

  it("rolls a facedown with COOL and reputation", () => {
    expect(facedownRoll(zix)).toEqual({ game: "cyberpunk", modifier: 6, facedown: true });
    expect(facedownRoll({ ...zix, data: { reputation: 3 } })).toMatchObject({ modifier: 9 });
    expect(facedownRoll({ ...zix, data: { reputation: "Fine gâchette" } })).toMatchObject({ modifier: 6 });
    expect(facedownRoll({})).toBeUndefined();
  });

  it("does not roll an unknown stat or its skills", () => {
    const combat = block({}, "skills-fighting");
    expect(combat.kind === "scores" && combat.scores[0]).toEqual({
      id: "archery",
      label: "Archerie",
      value: undefined,
      detail: "REF ?",
    });
    const stats = block({}, "stats");
    expect(stats.kind === "scores" && stats.scores.every((score) => !("roll" in score))).toBe(true);
  });

  it("shows armour by location, or one number on the body", () => {
    expect(block(zix, "armour")).toMatchObject({
      scores: [
        { label: "Tête", value: 7 },
        { label: "Corps", value: 11 },
        { label: "Bouclier", value: undefined },
      ],
    });
    expect(block({ stats: { armure: 12 } }, "armour")).toMatchObject({
      scores: [{ value: undefined }, { value: 12 }, { value: undefined }],
    });
  });

  it("shows role and cyberware", () => {
    expect(block(zix, "profile")).toMatchObject({
      lines: [
        { label: "Rôle", text: "Netrunner" },
        { label: "Cyberware", text: "Interface neurale, Cyberœil" },
      ],
    });
  });
});

describe("a new edgerunner", () => {
  const all = (value: number) => ({
    int: value,
    ref: value,
    dex: value,
    tech: value,
    cool: value,
    will: value,
    luck: value,
    move: value,
    body: value,
    emp: value,
  });

  it("spends sixty-two points on ten stats", () => {
    expect(STATS).toHaveLength(10);
    expect(statPointsLeft(all(6))).toBe(STAT_POINTS - 60);
    expect(statPointsLeft(all(7))).toBe(-8);
  });

  it.each([
    [2, 2, 20],
    [3, 4, 30],
    [8, 8, 50],
  ])("with BODY %i and WILL %i has %i hit points", (body, will, points) => {
    expect(hitPointsMax(body, will)).toBe(points);
  });

  it("is seriously wounded below half of its points, rounded up", () => {
    expect(seriousWoundThreshold(35)).toBe(18);
    expect(seriousWoundThreshold(40)).toBe(20);
  });

  it("has ten points of humanity per point of EMP", () => {
    expect(humanityMax(6)).toBe(60);
  });

  it("has the sixty-six skills of the game", () => {
    const count = (stat: string) => CYBERPUNK_SKILLS.filter((skill) => skill.stat === stat).length;
    expect(CYBERPUNK_SKILLS).toHaveLength(66);
    expect(["int", "ref", "dex", "tech", "cool", "will", "emp"].map(count)).toEqual([20, 9, 8, 16, 8, 3, 2]);
    const labels = CYBERPUNK_SKILLS.map(({ label }) => label);
    expect(labels).not.toContain("Moto");
    expect(labels).not.toContain("Scène et musique");
  });

  it("pays two points for each level of a skill that is hard to learn", () => {
    expect(
      CYBERPUNK_SKILLS.filter(({ double }) => double)
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual([
      "autofire",
      "demolitions",
      "electronics",
      "heavyWeapons",
      "martialArts",
      "paramedic",
      "pilotAir",
    ]);
    expect(skillCost({ autofire: 3, handgun: 4 })).toBe(10);
  });

  it("keeps what a character had in the two skills that the game does not have", () => {
    const raw = { stats: { ref: 6, tech: 4, skills: { motorcycle: 4, performance: 3 } } };
    expect(block(raw, "skills-control")).toMatchObject({
      scores: [{ id: "driveLand", value: 4 }, {}, {}, {}],
    });
    expect(block(raw, "skills-performance")).toMatchObject({
      scores: [
        { id: "acting", value: undefined },
        { id: "playInstrument", value: 3 },
      ],
    });
  });

  it("halves armour with every melee weapon and no other", () => {
    for (const { id, category, properties } of officialItems("cyberpunk")) {
      const halves = properties.includes("Ignore la moitié de l'armure");
      expect(halves, id).toBe(category === "Arme de mêlée");
    }
  });

  it("has roles and skills with distinct names to choose from", () => {
    expect(new Set(CYBERPUNK_ROLES.map(({ name }) => name)).size).toBe(10);
    expect(new Set(CYBERPUNK_ROLES.map(({ ability }) => ability)).size).toBe(10);
    const skills = CYBERPUNK_SKILLS.map(({ key }) => key);
    expect(CYBERPUNK_ROLES.flatMap((role) => role.skills).filter((skill) => !skills.includes(skill))).toEqual(
      [],
    );
    expect(new Set(CYBERPUNK_SKILLS.map(({ label }) => label)).size).toBe(CYBERPUNK_SKILLS.length);
    expect(new Set(CYBERPUNK_SKILLS.map(({ key }) => key)).size).toBe(CYBERPUNK_SKILLS.length);
  });
});
