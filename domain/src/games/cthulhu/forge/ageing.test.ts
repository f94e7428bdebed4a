import { describe, expect, it } from "vitest";
import { buildCharacter } from "../../../table/forge/buildCharacter";
import { seededSource } from "../../../testing/seededSource";
import { agedCharacteristics, ageingLeft, ageingOf, luckOf, settledAge, studiesOf } from "./ageing";
import { takeRolledLuck } from "./choose";
import { ageAtRandom } from "./complete";
import { type CthulhuDraft, emptyCthulhuDraft } from "./draft";
import { missingOfCthulhu, occupationPointsOf } from "./steps";

const FIRST = { str: 50, con: 60, siz: 60, dex: 50, app: 40, int: 70, pow: 50, edu: 80 };
/** The second Luck, then four studies: the first and the third are above ÉDU 80. */
const DICE = [75, 85, 6, 40, 9, 92, 10, 5, 3];

const aged = (age: number, more: Partial<CthulhuDraft> = {}): CthulhuDraft => ({
  ...emptyCthulhuDraft,
  ...{ age, characteristics: FIRST, luck: 50, ageDice: DICE, method: "bought" },
  ...more,
});
const losing = (losses: Partial<CthulhuDraft["ageLosses"]>) => ({
  ageLosses: { ...emptyCthulhuDraft.ageLosses, ...losses },
});

describe("an investigator's age", () => {
  it.each([
    [15, 5, {}, 0, 75],
    [20, 0, {}, 1, 50],
    [39, 0, {}, 1, 50],
    [40, 5, { app: 35 }, 2, 50],
    [50, 10, { app: 30 }, 3, 50],
    [60, 20, { app: 25 }, 4, 50],
    [70, 40, { app: 20 }, 4, 50],
    [89, 80, { app: 15 }, 4, 50],
  ])("at %i takes %i points, and gives studies", (age, points, changed, studies, luck) => {
    const draft = aged(age);
    expect(ageingOf(draft)?.points ?? 0).toBe(points);
    expect(agedCharacteristics(draft)).toMatchObject(changed);
    expect(studiesOf(draft)).toHaveLength(studies);
    expect(luckOf(draft)).toBe(luck);
  });

  it("teaches where the d100 is above what is known, up to 99", () => {
    expect(studiesOf(aged(65)).map(({ gain }) => gain)).toEqual([6, 0, 10, 0]);
    expect(agedCharacteristics(aged(65)).edu).toBe(96);
    expect(agedCharacteristics(aged(17)).edu).toBe(75);
    const learned = aged(65, {
      characteristics: { ...FIRST, edu: 90 },
      ageDice: [75, 95, 10, 100, 9, 98, 10, 5, 3],
    });
    expect(agedCharacteristics(learned).edu).toBe(99);
  });

  it("takes its points where the player says, and from nothing else", () => {
    const draft = aged(45, losing({ str: 5, app: 30 }));
    expect(ageingLeft(draft)).toBe(0);
    expect(agedCharacteristics(draft)).toMatchObject({ str: 45, con: 60, dex: 50, app: 35 });
    expect(
      missingOfCthulhu(draft, "characteristics", { table: undefined, played: false }),
    ).not.toContainEqual(expect.stringMatching(/âge/));
    const missing = (more: Partial<CthulhuDraft>) =>
      missingOfCthulhu(aged(45, more), "characteristics", { table: undefined, played: false });
    expect(missing({})).toContain("Ton âge te prend encore 5 points : choisis où.");
    expect(missing(losing({ str: 4 }))).toContain("Ton âge te prend encore 1 point : choisis où.");
    expect(missing(losing({ str: 10 }))).toContain("Ton âge te prend 5 points de moins : rends-les.");
  });

  it("never takes a characteristic whole", () => {
    const frail = aged(85, {
      characteristics: { ...FIRST, str: 15, con: 15, dex: 15 },
      ...losing({ str: 80, con: 80, dex: 80 }),
    });
    expect(ageingOf(frail)?.points).toBe(42);
    expect(ageingLeft(frail)).toBe(0);
    expect(agedCharacteristics(frail)).toMatchObject({ str: 1, con: 1, dex: 1 });
  });

  it("counts in points of occupation, in what is built, and in its movement", () => {
    const draft = aged(45, losing({ dex: 5 }));
    expect(occupationPointsOf(draft)).toBe(86 * 4);
    expect(buildCharacter(draft).stats).toMatchObject({
      characteristics: { dex: 45, edu: 86, app: 35 },
      luck: 50,
    });
  });

  it("leaves those who were made before it counted as they are", () => {
    const before = aged(70, { ageDice: [] });
    expect(agedCharacteristics(before)).toEqual(FIRST);
    expect(ageingOf(before)).toBeUndefined();
    expect(buildCharacter(before).stats.characteristics).toEqual(FIRST);
  });

  it("is part of the characteristics of one in play", () => {
    const draft = aged(17, losing({ siz: 5 }));
    const settled = settledAge(draft);
    expect(buildCharacter(settled).stats).toEqual(buildCharacter(draft).stats);
    expect(settledAge(settled)).toEqual(settled);
  });

  it.each([17, 45, 65, 89])("is paid by chance for a character of chance (%i)", (age) => {
    const draft = ageAtRandom(aged(age, losing({ con: 33 })), seededSource(age));
    expect(ageingLeft(draft)).toBe(0);
  });

  it("is thrown with Luck, once", () => {
    const totals = [...Object.values(FIRST), 45, ...DICE];
    const rolled = takeRolledLuck(emptyCthulhuDraft, totals);
    expect(rolled).toMatchObject({ luck: 45, ageDice: DICE });
    expect(
      takeRolledLuck(
        rolled,
        totals.map(() => 90),
      ),
    ).toBe(rolled);
  });
});
