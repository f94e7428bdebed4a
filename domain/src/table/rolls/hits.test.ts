import { describe, expect, it } from "vitest";
import { gameOf } from "../../games/registry/games";
import { playSystemOf } from "../../games/registry/plays";
import { SYSTEM_IDS } from "../../values/systemIds";
import { byKind, type FollowingDamage, halved, hitsOf, pointsOf } from "./hits";

describe("the parts of a hit", () => {
  it("of one kind is counted as one, and halved as one", () => {
    const slashing = { damage: { game: "dnd5e", type: "slashing" }, points: 7 } as const;
    const sneak = { ...slashing, points: 4 };
    expect(byKind([slashing, sneak])).toEqual([{ ...slashing, points: 11 }]);
    expect(halved([slashing, sneak])).toEqual([{ ...slashing, points: 5 }]);
    const poison = { damage: { game: "dnd5e", type: "poison" }, points: 5 } as const;
    expect(pointsOf(halved([slashing, poison]))).toBe(5);
  });
});

it.each(SYSTEM_IDS)("what a hit comes to is taken at once where the damage of %s adds up", (system) => {
  expect(playSystemOf(system).damageAtOnce !== undefined).toBe(gameOf(system).damage.addsUp === true);
});

describe("rolls of damage that are one hit", () => {
  const roll = (id: string, change: object = {}) => ({
    ...{ id, follows: "attack", audience: "table" as const, damage: { game: "dnd5e" as const } },
    ...{ target: { id: "elenna", name: "Elenna" } },
    ...change,
  });
  const line = {};
  const ids = (...rolls: FollowingDamage<ReturnType<typeof roll>>[]) =>
    hitsOf(rolls).map((hit) => hit.map(({ id }) => id));

  it("follow one attack at one target, before one audience, against one save", () => {
    const of = (id: string, change?: object) => ({ roll: roll(id, change), line });
    expect(ids(of("a"), of("b"))).toEqual([["a", "b"]]);
    expect(ids(of("a"), of("b", { follows: "other" }), of("c"))).toEqual([["a", "c"], ["b"]]);
    expect(ids(of("a"), of("b", { target: { id: "borin", name: "Borin" } }))).toHaveLength(2);
    expect(ids(of("a"), of("b", { audience: "mj" }))).toHaveLength(2);
    const save = { ability: "con", difficulty: 12, success: "half" };
    const poison = { damage: { game: "dnd5e", type: "poison", save } };
    expect(ids(of("a"), of("b", poison), of("c"))).toEqual([["a", "c"], ["b"]]);
  });

  it("are the rolls of a spell that asks one save, and not its missiles", () => {
    const used = { use: "cast" as const, save: { ability: "dex" as const, difficulty: 15 } };
    const of = (id: string, cast: object) => ({ roll: roll(id), line: { used: cast } as never });
    expect(ids(of("a", used), of("b", used))).toEqual([["a", "b"]]);
    expect(ids(of("a", { use: "cast" }), of("b", { use: "cast" }))).toHaveLength(2);
    expect(ids({ roll: roll("a"), line: undefined }, { roll: roll("b"), line: undefined })).toHaveLength(2);
  });

  it("are each their own in a game whose damage does not add up", () => {
    const vampire = { damage: { game: "vampire", severity: "aggravated" } };
    expect(ids({ roll: roll("a", vampire), line }, { roll: roll("b", vampire), line })).toHaveLength(2);
  });
});
