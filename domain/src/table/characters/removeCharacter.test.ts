import { describe, expect, it } from "vitest";
import { campaignOf, characterOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { requireRemovableCharacter } from "./removeCharacter";

const campaign = campaignOf();

describe("removing a character", () => {
  const remove = (uid: string, character: ReturnType<typeof characterOf> | undefined) =>
    refusalOf(() => requireRemovableCharacter("camp", campaign, uid, character));
  const lorien = characterOf({ campaignId: "camp" });

  it("is allowed to the MJ and to its owner", () => {
    expect(remove("mj", lorien)).toBeUndefined();
    expect(remove("alice", lorien)).toBeUndefined();
    expect(remove("bob", lorien)).toBe("forbidden");
    expect(remove("zoe", lorien)).toBe("forbidden");
  });

  it("finds only the characters of this campaign", () => {
    expect(remove("mj", undefined)).toBe("character-not-found");
    expect(remove("alice", characterOf())).toBe("character-not-found");
    expect(remove("alice", characterOf({ campaignId: "other" }))).toBe("character-not-found");
    expect(remove("mj", characterOf({ campaignId: "camp", deletedAt: 1 }))).toBe("character-not-found");
  });

  it("tells a stranger nothing about the campaign's characters", () => {
    expect(remove("zoe", undefined)).toBe("forbidden");
  });
});
