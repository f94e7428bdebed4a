import { describe, expect, it } from "vitest";
import { campaignOf, characterOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { requireCharacterAuthority } from "./characterAuthority";

describe("authority over a character", () => {
  const table = campaignOf();
  const refusal = (uid: string, at: typeof table | undefined = table) =>
    refusalOf(() => requireCharacterAuthority("changePlayState", uid, characterOf(), at));

  it("belongs to its owner, in a campaign or not, even if the owner is the campaign's MJ", () => {
    expect(refusal("alice")).toBeUndefined();
    expect(
      refusalOf(() => requireCharacterAuthority("changePlayState", "alice", characterOf(), undefined)),
    ).toBe(undefined);
    const ownTable = campaignOf({ mj: { uid: "alice", name: "Alice" } });
    expect(
      refusalOf(() => requireCharacterAuthority("leaveCampaign", "alice", characterOf(), ownTable)),
    ).toBe(undefined);
  });

  it("belongs to the campaign's MJ for the actions that allow it", () => {
    expect(refusal("mj")).toBeUndefined();
    expect(refusalOf(() => requireCharacterAuthority("leaveCampaign", "mj", characterOf(), table))).toBe(
      "forbidden",
    );
  });

  it("does not belong to other players; strangers do not find the character", () => {
    expect(refusal("bob")).toBe("forbidden");
    expect(refusal("zoe")).toBe("character-not-found");
    expect(
      refusalOf(() => requireCharacterAuthority("changePlayState", "mj", characterOf(), undefined)),
    ).toBe("character-not-found");
  });
});
