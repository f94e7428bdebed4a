import { describe, expect, it } from "vitest";
import { campaignOf, characterOf, NOW } from "../testing/campaigns";
import { refusalOf } from "../testing/refusals";
import { showing } from "../testing/seededSource";
import { isSameRoll, requireRollAllowed, rollTableDice, tableRoll } from "./tableRoll";

describe("who may roll in a campaign", () => {
  const own = characterOf({ campaignId: "camp" });
  const check = (
    uid: string,
    character: typeof own | undefined,
    characterId: string | undefined = "lorien",
  ) => refusalOf(() => requireRollAllowed("camp", campaignOf(), uid, { characterId }, character));

  it("is a player, with one of their characters in this campaign or under their own name", () => {
    expect(check("alice", own)).toBeUndefined();
    expect(check("bob", own)).toBe("forbidden");
    expect(check("alice", characterOf())).toBe("character-not-found");
    expect(check("alice", characterOf({ campaignId: "camp", deletedAt: NOW }))).toBe("character-not-found");
    const none = () => requireRollAllowed("camp", campaignOf(), "alice", {}, undefined);
    expect(refusalOf(none)).toBeUndefined();
  });

  it("is the MJ, for any character of the campaign or for none", () => {
    expect(check("mj", own)).toBeUndefined();
    expect(refusalOf(() => requireRollAllowed("camp", campaignOf(), "mj", {}, undefined))).toBeUndefined();
    expect(check("mj", characterOf({ campaignId: "other" }))).toBe("character-not-found");
    expect(check("mj", undefined)).toBe("character-not-found");
  });

  it("is no stranger, not even the owner of a character that is still linked", () => {
    expect(check("zoe", characterOf({ userId: "zoe", campaignId: "camp" }))).toBe("forbidden");
  });
});

describe("a roll in a campaign", () => {
  it("is dice notation in any game, or a roll of this game's sheet", () => {
    expect(rollTableDice("vampire", "2d6 + 3", showing(2, 5))).toMatchObject({
      notation: "2d6+3",
      total: 10,
    });
    const pool = { game: "vampire", dice: 2, hungerDice: 0 } as const;
    expect(rollTableDice("vampire", pool, showing(6, 7))).toMatchObject({
      total: 2,
      outcome: { id: "success" },
    });
    expect(refusalOf(() => rollTableDice("dnd5e", pool, showing(1)))).toBe("invalid-input");
    expect(refusalOf(() => rollTableDice("dnd5e", "dragon", showing(1)))).toBe("invalid-input");
  });
});

describe("a stored roll", () => {
  const thrown = rollTableDice("dnd5e", "1d20+5", showing(12));
  const request = { label: "Discrétion", audience: "table", roll: "1d20+5", characterId: "lorien" } as const;
  const who = { uid: "alice", name: "Alice" };
  const roll = tableRoll(who, { id: "lorien", data: characterOf() }, request, thrown, NOW);

  it("has its author, its label and its dice, and expires after 30 days", () => {
    expect(roll).toEqual({
      ...who,
      character: { id: "lorien", name: "Lorien" },
      label: "Discrétion",
      audience: "table",
      ...thrown,
      createdAt: NOW,
      expiresAt: NOW + 2_592_000_000,
    });
    expect(tableRoll(who, undefined, request, thrown, NOW)).not.toHaveProperty("character");
  });

  it("answers only the request that created it", () => {
    expect(isSameRoll(roll, "alice", request)).toBe(true);
    expect(isSameRoll(roll, "bob", request)).toBe(false);
    expect(isSameRoll(roll, "alice", { ...request, label: "Perception" })).toBe(false);
    expect(isSameRoll(roll, "alice", { ...request, audience: "mj" })).toBe(false);
    expect(isSameRoll(roll, "alice", { ...request, characterId: undefined })).toBe(false);
  });
});
