import { describe, expect, it } from "vitest";
import { campaignOf, characterOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideLinkCharacter } from "./linkCharacter";

const campaign = campaignOf();

describe("linking a character", () => {
  const link = (character: ReturnType<typeof characterOf> | undefined, uid = "alice") =>
    decideLinkCharacter("camp", campaign, uid, character);

  it("links a player's own unlinked character, once", () => {
    expect(link(characterOf())).toBe("linked");
    expect(link(characterOf({ campaignId: "camp" }))).toBe("settled");
  });

  it("refuses a character of another campaign", () => {
    expect(refusalOf(() => link(characterOf({ campaignId: "other" })))).toBe("character-linked-elsewhere");
  });

  it("refuses another player's character, and one of another system", () => {
    expect(refusalOf(() => link(characterOf({ userId: "bob" })))).toBe("forbidden");
    expect(refusalOf(() => link(characterOf({ system: "vampire" })))).toBe("system-mismatch");
  });

  it("does not find a missing or a deleted character", () => {
    expect(refusalOf(() => link(undefined))).toBe("character-not-found");
    expect(refusalOf(() => link(characterOf({ deletedAt: 1 })))).toBe("character-not-found");
  });

  it("is allowed to players of the campaign, not to its MJ or strangers", () => {
    for (const uid of ["mj", "zoe"]) {
      expect(refusalOf(() => link(characterOf({ userId: uid }), uid))).toBe("forbidden");
    }
  });
});
