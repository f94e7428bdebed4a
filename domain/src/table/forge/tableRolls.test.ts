import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ForgeRollsDocument } from "../../documents/forgeRolls";
import type { CampaignSettings } from "../../game/campaignSettings";
import { levelDiceFor } from "../../game/forge/scoreDice";
import type { Draft } from "../../game/gameTypes";
import { takeRolledCharacteristics } from "../../games/cthulhu/forge/choose";
import {
  assignScore,
  chooseClass,
  chooseLevel,
  chooseRace,
  takeRolledScores,
} from "../../games/dnd5e/forge/choose";
import type { Dnd5eDraft } from "../../games/dnd5e/forge/draft";
import { laterHitDice } from "../../games/dnd5e/forge/hitDice";
import { surpriseDnd5e } from "../../games/dnd5e/forge/surprise";
import { campaignOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { seededSource } from "../../testing/seededSource";
import type { SystemId } from "../../values/systemIds";
import { DEFAULT_CAMPAIGN_SETTINGS } from "../campaign/settings";
import { buildCharacter } from "./buildCharacter";
import { emptyDraft } from "./draft";
import { requireTableDice } from "./requireTableDice";
import { surprise } from "./surprise";
import { decideRollLevelDice, decideRollScores } from "./tableRolls";

const rolling = (system: SystemId = "dnd5e", changes: Partial<CampaignSettings> = {}) =>
  campaignOf({
    system,
    settings: { ...DEFAULT_CAMPAIGN_SETTINGS, abilityMethod: "rolled", hitPoints: "rolled", ...changes },
  });

const rollScoresAt = (
  table: ReturnType<typeof rolling>,
  uid = "alice",
  stored?: ForgeRollsDocument,
  seed = 1,
) => decideRollScores(table, uid, stored, seededSource(seed), NOW);

describe("scores rolled for a campaign", () => {
  it("are six times 4d6 without the lowest die in dnd5e", () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { scores } = rollScoresAt(rolling(), "alice", undefined, seed);
        expect(scores).toHaveLength(6);
        for (const { dice, total } of scores) {
          expect(dice).toHaveLength(4);
          expect(total).toBe(dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice));
        }
      }),
    );
  });

  it("are eight characteristics and Luck, five times the dice, and those of age in Call of Cthulhu", () => {
    const { scores } = rollScoresAt(rolling("cthulhu"));
    expect(scores.map(({ dice }) => dice.length)).toEqual([
      ...[3, 3, 2, 3, 3, 2, 3, 2, 3],
      ...[3, 1, 1, 1, 1, 1, 1, 1, 1],
    ]);
    for (const { total } of scores.slice(0, 10)) expect(total % 5).toBe(0);
    expect(scores[2]?.total).toBeGreaterThanOrEqual(40);
  });

  it("are rolled once, however often they are requested", () => {
    const first = rollScoresAt(rolling());
    expect(rollScoresAt(rolling(), "alice", first, 99)).toEqual(first);
  });

  it("are for players of a campaign whose settings roll them", () => {
    expect(refusalOf(() => rollScoresAt(rolling(), "mj"))).toBe("forbidden");
    expect(refusalOf(() => rollScoresAt(rolling(), "nobody"))).toBe("forbidden");
    expect(refusalOf(() => rollScoresAt(rolling("dnd5e", { abilityMethod: "point_buy" })))).toBe(
      "invalid-input",
    );
    expect(refusalOf(() => rollScoresAt(rolling("vampire")))).toBe("invalid-input");
  });
});

describe("hit dice rolled for a campaign", () => {
  const rollAt = (sides: number[], stored?: ForgeRollsDocument, seed = 1, table = rolling(), uid = "alice") =>
    decideRollLevelDice(table, uid, stored, sides, seededSource(seed), NOW);

  it("are rolled once for each level, whatever other dice are in between", () => {
    const first = rollAt([10, 6, 10]);
    const values = levelDiceFor(first, [10, 6, 10]);
    expect(values.every((value) => value !== undefined)).toBe(true);
    const later = rollAt([10, 10, 10, 6], first, 77);
    expect(levelDiceFor(later, [10, 10])).toEqual([values[0], values[2]]);
    expect(levelDiceFor(later, [6])).toEqual([values[1]]);
    expect(levelDiceFor(first, [10, 10, 10])[2]).toBeUndefined();
  });

  it("are never higher than their size", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(6, 8, 10, 12), { maxLength: 40 }), fc.integer(), (sides, seed) => {
        const values = levelDiceFor(rollAt(sides, undefined, seed), sides);
        expect(
          values.every((value, index) => value !== undefined && value >= 1 && value <= (sides[index] ?? 0)),
        ).toBe(true);
      }),
    );
  });

  it("keep the scores that were rolled before", () => {
    const scores = rollScoresAt(rolling());
    expect(rollAt([8], scores).scores).toEqual(scores.scores);
  });

  it("are for players of a dnd5e campaign whose settings roll them", () => {
    expect(refusalOf(() => rollAt([8], undefined, 1, rolling(), "mj"))).toBe("forbidden");
    expect(refusalOf(() => rollAt([8], undefined, 1, rolling("cthulhu")))).toBe("invalid-input");
    expect(refusalOf(() => rollAt([8], undefined, 1, rolling("dnd5e", { hitPoints: "fixed" })))).toBe(
      "invalid-input",
    );
  });
});

describe("a new character in a campaign that rolls", () => {
  const rolls = rollScoresAt(rolling());
  const totals = rolls.scores.map(({ total }) => total);
  const hero = surpriseDnd5e(
    takeRolledScores(chooseClass(chooseRace(emptyDraft("dnd5e"), "nain"), "guerrier"), totals),
    seededSource(4),
  );

  const check = (
    draft: Dnd5eDraft,
    settings: Partial<CampaignSettings> = { hitPoints: "fixed" },
    stored: ForgeRollsDocument | undefined = rolls,
    stats: Record<string, unknown> = {},
    data: Record<string, unknown> = {},
  ) => {
    const made = buildCharacter(draft);
    const forged = {
      system: "dnd5e" as const,
      stats: { ...made.stats, ...stats },
      data: { ...made.data, ...data },
    };
    return refusalOf(() => requireTableDice(rolling("dnd5e", settings).settings, forged, stored));
  };

  it("has the rolled scores, in any order", () => {
    expect(check(hero)).toBeUndefined();
    const [best] = totals.toSorted((a, b) => b - a);
    expect(check(assignScore(hero, "cha", best ?? 0))).toBeUndefined();
  });

  it("has no other scores", () => {
    const better = { ...hero, baseScores: { ...hero.baseScores, str: 18, dex: 18 } };
    expect(check(better)).toBe("not-as-rolled");
    expect(check({ ...better, scoreMethod: "standard_array" })).toBe("not-as-rolled");
    expect(check({ ...hero, improvements: { ...hero.improvements, str: 2 } })).toBe("not-as-rolled");
    expect(check(hero, {}, { ...rolls, scores: undefined })).toBe("not-as-rolled");
  });

  it("has a sheet that follows from its choices", () => {
    const all20 = { str: 20, dex: 20, con: 20, int: 20, wis: 20, cha: 20 };
    expect(check(hero, { hitPoints: "fixed" }, rolls, { abilityScores: all20 })).toBe("not-as-rolled");
  });

  it("was made in the Forge", () => {
    const { settings } = rolling();
    const imported = { system: "dnd5e" as const, stats: { abilityScores: { str: 20 } }, data: {} };
    expect(refusalOf(() => requireTableDice(settings, imported, rolls))).toBe("not-as-rolled");
    expect(
      refusalOf(() => requireTableDice({ ...settings, abilityMethod: "point_buy" }, imported, rolls)),
    ).toBe("not-as-rolled");
    const calm = { ...settings, abilityMethod: "point_buy", hitPoints: "fixed" } as const;
    expect(refusalOf(() => requireTableDice(calm, imported, rolls))).toBeUndefined();
  });

  it("has the level of its choices", () => {
    const settings = { abilityMethod: "point_buy", hitPoints: "rolled" } as const;
    const hp = { current: 999, max: 999 };
    expect(check(hero, settings)).toBeUndefined();
    expect(check(hero, settings, rolls, { hp })).toBe("not-as-rolled");
    expect(check(hero, settings, rolls, { maxHp: 999, hp: null })).toBe("not-as-rolled");
    expect(check(hero, settings, rolls, { hp }, { level: 5 })).toBe("not-as-rolled");
    expect(check(hero, settings, rolls, {}, { classes: [{ name: "Guerrier", level: 5 }] })).toBe(
      "not-as-rolled",
    );
    const improved = { ...chooseLevel(hero, 20), improvements: { ...hero.improvements, str: 2 } };
    const lowLevel = { level: 1, classes: buildCharacter(hero).data.classes };
    expect(check(improved, {}, rolls, {}, lowLevel)).toBe("not-as-rolled");
  });

  it("cannot bypass the rolls by another spelling, by stored equipment modifiers, or by the flag of characters in play", () => {
    const borrowed = { ability: { str: 10 }, stats: {} };
    expect(check(hero, {}, rolls, { equipmentModifiers: borrowed })).toBe("not-as-rolled");
    expect(check({ ...hero, free: true, improvements: { ...hero.improvements, str: 2 } })).toBe(
      "not-as-rolled",
    );
  });

  it("has the hit points that its dice give", () => {
    const settings = { abilityMethod: "point_buy", hitPoints: "rolled" } as const;
    const veteran = chooseLevel(hero, 4);
    const sides = laterHitDice(veteran);
    const stored = decideRollLevelDice(rolling(), "alice", undefined, sides, seededSource(5), NOW);
    const laterDice = levelDiceFor(stored, sides).filter((value) => value !== undefined);
    expect(sides).toHaveLength(3);
    const asRolled: Dnd5eDraft = { ...veteran, hitPointRule: "rolled", laterDice };
    expect(check(asRolled, settings, stored)).toBeUndefined();
    expect(check({ ...asRolled, laterDice: [...sides] }, settings, stored)).toBe("not-as-rolled");
    expect(check({ ...asRolled, maxHitPoints: 99 }, settings, stored)).toBe("not-as-rolled");
    expect(check(asRolled, settings, rolls)).toBe("not-as-rolled");
    expect(check(hero, settings, rolls)).toBeUndefined();
  });

  it("has its characteristics in the order rolled in Call of Cthulhu", () => {
    const table = rolling("cthulhu");
    const stored = rollScoresAt(table);
    const [str, con, siz, dex, app, int, pow, edu, luck] = stored.scores.map(({ total }) => total);
    const draft = {
      ...emptyDraft("cthulhu"),
      method: "rolled" as const,
      characteristics: {
        ...{ str: str ?? 0, con: con ?? 0, siz: siz ?? 0, dex: dex ?? 0 },
        ...{ app: app ?? 0, int: int ?? 0, pow: pow ?? 0, edu: edu ?? 0 },
      },
      luck: luck ?? 0,
    };
    const checkStats = (stats: Record<string, unknown>) => {
      const made = buildCharacter(surprise(draft, seededSource(3)));
      const forged = { system: "cthulhu" as const, data: made.data, stats: { ...made.stats, ...stats } };
      return refusalOf(() => requireTableDice(table.settings, forged, stored));
    };
    expect(checkStats({})).toBeUndefined();
    expect(checkStats({ luck: 95 })).toBe("not-as-rolled");
    expect(checkStats({ characteristics: { ...draft.characteristics, str: 90 } })).toBe("not-as-rolled");
  });

  it("is aged by the dice of its table in Call of Cthulhu, and not by others", () => {
    const table = rolling("cthulhu");
    const stored = rollScoresAt(table);
    const totals = stored.scores.map(({ total }) => total);
    const draft = (age: number) => takeRolledCharacteristics({ ...emptyDraft("cthulhu"), age }, totals, "t1");
    const refused = (made: Draft) => {
      const forged = { system: "cthulhu" as const, ...buildCharacter(made) };
      return refusalOf(() => requireTableDice(table.settings, forged, stored));
    };
    const old = surprise(draft(55), seededSource(3));
    expect(refused(old)).toBeUndefined();
    expect(refused({ ...draft(55), identity: old.identity })).toBe("not-as-rolled");
    expect(
      refused({ ...old, ageDice: old.system === "cthulhu" ? old.ageDice.map(() => 100) : [] } as Draft),
    ).toBe("not-as-rolled");
    // Rolls that were stored before age had dice leave it without effect.
    const before = { ...stored, scores: stored.scores.slice(0, 9) };
    const asBefore = takeRolledCharacteristics(
      { ...emptyDraft("cthulhu"), age: 55 },
      totals.slice(0, 9),
      "t1",
    );
    const forged = { system: "cthulhu" as const, ...buildCharacter(asBefore) };
    expect(refusalOf(() => requireTableDice(table.settings, forged, before))).toBeUndefined();
  });

  it("of a game without such rolls, or in another campaign, is not checked", () => {
    const forged = { system: "vampire" as const, stats: {}, data: {} };
    expect(refusalOf(() => requireTableDice(rolling("vampire").settings, forged, undefined))).toBeUndefined();
    expect(check(hero, { abilityMethod: "standard_array", hitPoints: "fixed" }, undefined)).toBeUndefined();
  });
});
