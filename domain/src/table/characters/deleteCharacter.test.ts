import { describe, expect, it } from "vitest";
import { campaignOf, characterOf, NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideDeleteCharacter, deletedFrom } from "./deleteCharacter";
import { mayViewCharacter } from "./viewCharacter";

const table = campaignOf();
const character = characterOf({ campaignId: "cendres" });

describe("deleting a character", () => {
  it("is allowed to its owner, in a campaign or not, and to the campaign's MJ", () => {
    expect(decideDeleteCharacter("alice", character, undefined)).toBe("deleted");
    expect(decideDeleteCharacter("alice", character, table)).toBe("deleted");
    expect(decideDeleteCharacter("mj", character, table)).toBe("deleted");
  });

  it("is forbidden to the other players; to strangers the character does not exist", () => {
    expect(refusalOf(() => decideDeleteCharacter("bob", character, table))).toBe("forbidden");
    expect(refusalOf(() => decideDeleteCharacter("zoe", character, table))).toBe("character-not-found");
    expect(refusalOf(() => decideDeleteCharacter("mj", character, undefined))).toBe("character-not-found");
    expect(refusalOf(() => decideDeleteCharacter("alice", undefined, table))).toBe("character-not-found");
  });

  it("unlinks it from its campaign, and stores which one that was", () => {
    expect(deletedFrom("cendres", NOW)).toEqual({
      campaignId: undefined,
      formerCampaignId: "cendres",
      deletedAt: NOW,
    });
  });

  it("changes nothing when repeated", () => {
    expect(decideDeleteCharacter("alice", { ...character, deletedAt: NOW }, table)).toBe("settled");
  });
});

describe("a character's sheet", () => {
  it("is visible to its owner, and to the MJ and the players of its campaign only", () => {
    const seen = ["alice", "bob", "mj", "zoe"].filter((uid) => mayViewCharacter(uid, character, table));
    expect(seen).toEqual(["alice", "bob", "mj"]);
    expect(mayViewCharacter("bob", character, undefined)).toBe(false);
  });
});
