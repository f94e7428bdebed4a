import { describe, expect, it } from "vitest";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import {
  beyondRestorableLimit,
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
  it("undoes its deletion, and links it to its former campaign again", () => {
    expect(restore()).toEqual({
      deletedAt: undefined,
      campaignId: "camp",
      formerCampaignId: undefined,
      updatedAt: NOW,
    });
  });

  it("does not link it when its owner has left the campaign, or the campaign is gone", () => {
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

  it("changes nothing of a character that is not deleted", () => {
    expect(restore(characterOf())).toBeUndefined();
  });

  it("is allowed to its owner, for 30 days to the millisecond", () => {
    expect(refusalOf(() => restore(deleted, "mj"))).toBe("character-not-found");
    const since = (age: number) => characterOf({ deletedAt: NOW - age });
    expect(refusalOf(() => restore(since(RESTORABLE_MS)))).toBeUndefined();
    expect(refusalOf(() => restore(since(RESTORABLE_MS + 1)))).toBe("character-not-found");
    expect(isBeyondRestoring(characterOf(), NOW)).toBe(false);
    expect(RESTORABLE_MS).toBe(2_592_000_000);
  });

  it("requires room within the quota", () => {
    const full = { characterCount: 3, characterQuota: 3 };
    expect(refusalOf(() => decideRestoreCharacter("alice", deleted, undefined, full, NOW))).toBe(
      "quota-reached",
    );
  });
});

describe("deleting one more character", () => {
  it("removes the oldest deleted one for good, once there are twenty", () => {
    const deleted = Array.from({ length: 22 }, (_, age) => age);
    expect(MAX_RESTORABLE).toBe(20);
    expect(beyondRestorableLimit(deleted)).toEqual([19, 20, 21]);
    expect(beyondRestorableLimit(deleted.slice(0, 19))).toEqual([]);
  });
});
