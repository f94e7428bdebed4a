import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defineItem } from "../equipment/item";
import { sheetBlocks } from "../systems/sheetBlocks";
import { SYSTEM_IDS } from "../systems/systemIds";
import { campaignOf, characterOf } from "../testing/campaigns";
import { refusalOf } from "../testing/refusals";
import { changeHitPoints, type HitPointsChange } from "./changeHitPoints";
import { decideHitPoints } from "./decideHitPoints";
import { normaliseCharacter } from "./normaliseCharacter";

const table = campaignOf();
const change = (stats: Record<string, unknown>, ...changes: HitPointsChange[]) =>
  changes.reduce<Record<string, unknown>>(
    (now, one) => decideHitPoints("alice", characterOf({ stats: now }), table, [], one),
    stats,
  );
const damage = (amount: number): HitPointsChange => ({ kind: "damage", amount });
const healing = (amount: number): HitPointsChange => ({ kind: "healing", amount });

const arbitraryChange: fc.Arbitrary<HitPointsChange> = fc.record({
  kind: fc.constantFrom("damage", "healing", "temporary"),
  amount: fc.integer({ min: 1, max: 60 }),
});

describe("hit points of a stored character", () => {
  it.each([
    [{ hp: { current: 12, max: 31 } }],
    [{ HP: "12 / 31" }],
    [{ pv: { actuel: 12, maximum: 31 } }],
    [{ hp_current: 12, hp_max: 31 }],
    [{ hp: 12, maxHp: "31" }],
  ])("change in whatever shape they are stored: %j", (stats) => {
    const after = normaliseCharacter({ stats: change(stats, damage(5)) });
    expect(after.hp).toEqual({ current: 7, max: 31 });
  });

  it("change as `takeDamage`, `heal` and `grantTemporary` do, in any order", () => {
    fc.assert(
      fc.property(fc.array(arbitraryChange, { maxLength: 8 }), (changes) => {
        const stats = change({ hp: { current: 12, max: 31 }, tempHp: 4 }, ...changes);
        const expected = changes.reduce(changeHitPoints, { current: 12, max: 31, temporary: 4 });
        expect(normaliseCharacter({ stats }).hp).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it("leave every other stat unchanged", () => {
    expect(change({ ac: 14, hp: { current: 12, max: 31 } }, damage(1))).toEqual({
      ac: 14,
      hp: { current: 11, max: 31, temporary: 0 },
    });
  });

  it("are healed up to the maximum that worn items raise, while the character's own maximum is stored", () => {
    const amulet = defineItem({
      id: "amulette",
      name: "Amulette",
      systems: ["dnd5e"],
      effects: { stats: { hp: 6 } },
    });
    const worn = (equipped: boolean) =>
      characterOf({
        stats: { hp: { current: 8, max: 10 }, inventoryItems: [{ itemId: "amulette", equipped }] },
      });
    const heal = (equipped: boolean) =>
      decideHitPoints("alice", worn(equipped), table, [amulet], healing(50)).hp;
    expect(heal(true)).toMatchObject({ current: 16, max: 10 });
    expect(heal(false)).toMatchObject({ current: 10, max: 10 });
  });

  it("are healed without limit when the maximum is unknown", () => {
    expect(change({ hp: { current: 3 } }, healing(100))).toEqual({ hp: { current: 103, temporary: 0 } });
  });

  it("cannot change when none are known", () => {
    expect(refusalOf(() => change({}, damage(1)))).toBe("invalid-input");
  });

  it("may be changed by the owner and the MJ, until the character is deleted", () => {
    const by = (uid: string, changes = {}) =>
      refusalOf(() =>
        decideHitPoints(uid, characterOf({ stats: { hp: 9 }, ...changes }), table, [], damage(1)),
      );
    expect(["alice", "mj", "bob", "zoe"].map((uid) => by(uid))).toEqual([
      undefined,
      undefined,
      "forbidden",
      "character-not-found",
    ]);
    expect(by("alice", { deletedAt: 1 })).toBe("character-not-found");
  });
});

describe("health in the other games", () => {
  const GAMES = SYSTEM_IDS.filter((system) => system !== "dnd5e");
  const life = (system: (typeof GAMES)[number], stats: unknown) =>
    sheetBlocks(system, { stats })
      .flatMap((block) => (block.kind === "tracker" ? block.trackers : []))
      .find(({ tone }) => tone === "life");
  const decide = (system: (typeof GAMES)[number], stats: Record<string, unknown>, one: HitPointsChange) =>
    decideHitPoints("alice", characterOf({ system, stats }), undefined, [], one);

  it.each(GAMES)("of %s changes where its sheet reads it, even when none was stored", (system) => {
    const before = life(system, {});
    const after = life(system, decide(system, {}, damage(2)));
    expect(after).toMatchObject({ current: (before?.current ?? 0) - 2, max: before?.max });
    expect(decide(system, {}, damage(2))).not.toHaveProperty([before?.id ?? "", "max"]);
  });

  it.each(GAMES)("of %s keeps a stored maximum, and stops there", (system) => {
    const stats = decide(system, { hp: "5 / 13" }, healing(50));
    expect(life(system, stats)).toMatchObject({ current: 13, max: 13 });
    expect(life(system, decide(system, stats, damage(99)))).toMatchObject({ current: 0, max: 13 });
  });

  it.each(GAMES)("of %s has no temporary points", (system) => {
    expect(refusalOf(() => decide(system, {}, { kind: "temporary", amount: 3 }))).toBe("invalid-input");
  });
});
