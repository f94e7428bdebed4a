import { describe, expect, it } from "vitest";
import { encounterLinesSchema } from "../../documents/encounterLines";
import type { Creature } from "../../game/gameTypes";
import { CTHULHU_CREATURES } from "../../games/cthulhu/creatures/catalogue";
import { DND5E_CREATURES } from "../../games/dnd5e/creatures/catalogue";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideCreateEncounter, decideUpdateEncounter, requireEncounter } from "./decideEncounter";
import { experienceOfEach, outlineOf } from "./encounterOutline";

const campaign = campaignOf();
const goblin = DND5E_CREATURES.find(({ id }) => id === "goblin") as Creature;
const cultist = CTHULHU_CREATURES.find(({ id }) => id === "cultiste") as Creature;
const draft = {
  name: "Embuscade",
  lines: [
    { creature: goblin, count: 3, hidden: false },
    { creature: goblin, count: 1, hidden: true },
  ],
};
const create = (changes: object = {}, by = "mj", count = 0) =>
  decideCreateEncounter(campaign, by, { ...draft, ...changes }, count, 5);
const stored = create();

describe("an encounter", () => {
  it("is prepared by the MJ, with an outline for lists", () => {
    expect(stored).toEqual({
      ...draft,
      uid: "mj",
      outline: [
        { name: "Gobelin", count: 3, hidden: false, experience: 50 },
        { name: "Gobelin", count: 1, hidden: true, experience: 50 },
      ],
      version: 1,
      createdAt: 5,
      updatedAt: 5,
    });
  });

  it("is nobody else's to prepare, read or change", () => {
    for (const by of ["alice", "zoe"]) {
      expect(refusalOf(() => create({}, by))).toBe("forbidden");
      expect(refusalOf(() => requireEncounter(campaign, by, stored))).toBe("forbidden");
      expect(refusalOf(() => requireEncounter(campaign, by, undefined))).toBe("forbidden");
      expect(refusalOf(() => decideUpdateEncounter(campaign, by, stored, { ...draft, version: 1 }, 9))).toBe(
        "forbidden",
      );
    }
    expect(refusalOf(() => requireEncounter(campaign, "mj", undefined))).toBe("encounter-not-found");
  });

  it("is one of fifty at most", () => {
    expect(create({}, "mj", 49).version).toBe(1);
    expect(() => create({}, "mj", 50)).toThrow("Cette campagne a déjà 50 rencontres");
  });

  it("has creatures of the campaign's game alone", () => {
    const lines = [{ creature: cultist, count: 1, hidden: false }];
    expect(() => create({ lines })).toThrow("Une de ces créatures est d'un autre jeu que la campagne.");
    expect(
      refusalOf(() => decideUpdateEncounter(campaign, "mj", stored, { ...draft, lines, version: 1 }, 9)),
    ).toBe("invalid-input");
  });

  it("is changed at the version that was read, by whichever device comes first", () => {
    const changed = decideUpdateEncounter(
      campaign,
      "mj",
      stored,
      { name: "Le pont", lines: [], version: 1 },
      9,
    );
    expect(changed).toEqual({
      name: "Le pont",
      lines: [],
      outline: [],
      uid: "mj",
      version: 2,
      createdAt: 5,
      updatedAt: 9,
    });
    expect(refusalOf(() => decideUpdateEncounter(campaign, "mj", changed, { ...draft, version: 1 }, 9))).toBe(
      "stale-version",
    );
  });

  it("counts the experience of each of its creatures", () => {
    expect(experienceOfEach(stored.outline)).toEqual([50, 50, 50, 50]);
    expect(outlineOf([{ creature: cultist, count: 2, hidden: false }])).toEqual([
      { name: "Cultiste", count: 2, hidden: false, experience: 0 },
    ]);
  });

  it("has at most twenty lines of at most twenty", () => {
    const [line] = draft.lines;
    expect(encounterLinesSchema.safeParse(Array(20).fill(line)).success).toBe(true);
    expect(encounterLinesSchema.safeParse(Array(21).fill(line)).success).toBe(false);
    expect(encounterLinesSchema.safeParse([{ ...line, count: 21 }]).success).toBe(false);
    expect(encounterLinesSchema.safeParse([{ ...line, count: 0 }]).success).toBe(false);
  });
});
