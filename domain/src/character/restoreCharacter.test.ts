import { describe, expect, it } from "vitest";
import { campaignOf, characterOf, NOW } from "../testing/campaigns";
import { refusalOf } from "../testing/refusals";
import {
  crowdedOut,
  decideRestoreCharacter,
  isBeyondRestoring,
  MAX_RESTORABLE,
  RESTORABLE_MS,
} from "./restoreCharacter";

const deleted = characterOf({ deletedAt: NOW - 1000, formerCampaignId: "camp" });
const restore = (
  character = deleted,
  uid = "alice",
  table: ReturnType<typeof campaignOf> | undefined = campaignOf(),
) => decideRestoreCharacter(uid, character, table, { characterCount: 2, characterQuota: 3 }, NOW);

describe("restoring a character", () => {
  it("undoes its deletion, and gives it back its place at the table", () => {
    expect(restore()).toEqual({
      deletedAt: undefined,
      campaignId: "camp",
      formerCampaignId: undefined,
      updatedAt: NOW,
    });
  });

  it("gives no place where its owner has left, or where the campaign is gone", () => {
    const left = campaignOf({ memberIds: ["bob"] });
    expect(restore(deleted, "alice", left)).toMatchObject({ campaignId: undefined });
    const gone = decideRestoreCharacter(
      "alice",
      deleted,
      undefined,
      { characterCount: 0, characterQuota: 1 },
      NOW,
    );
    expect(gone).toMatchObject({ deletedAt: undefined, campaignId: undefined });
  });

  it("changes nothing of one that is there", () => {
    expect(restore(characterOf())).toBeUndefined();
  });

  it("is its owner's alone, for 30 days to the millisecond", () => {
    expect(refusalOf(() => restore(deleted, "mj"))).toBe("character-not-found");
    const since = (age: number) => characterOf({ deletedAt: NOW - age });
    expect(refusalOf(() => restore(since(RESTORABLE_MS)))).toBeUndefined();
    expect(refusalOf(() => restore(since(RESTORABLE_MS + 1)))).toBe("character-not-found");
    expect(isBeyondRestoring(characterOf(), NOW)).toBe(false);
    expect(RESTORABLE_MS).toBe(2_592_000_000);
  });

  it("needs room within the quota", () => {
    const full = { characterCount: 3, characterQuota: 3 };
    expect(refusalOf(() => decideRestoreCharacter("alice", deleted, undefined, full, NOW))).toBe(
      "quota-reached",
    );
  });
});

describe("deleting one more", () => {
  it("costs the oldest of the deleted ones for good, once there are twenty", () => {
    const deleted = Array.from({ length: 22 }, (_, age) => age);
    expect(MAX_RESTORABLE).toBe(20);
    expect(crowdedOut(deleted)).toEqual([19, 20, 21]);
    expect(crowdedOut(deleted.slice(0, 19))).toEqual([]);
  });
});
