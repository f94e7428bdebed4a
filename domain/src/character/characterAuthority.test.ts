import { describe, expect, it } from "vitest";
import { campaignOf, characterOf } from "../testing/campaigns";
import { refusalOf } from "../testing/refusals";
import { requireCharacterAuthority } from "./characterAuthority";

describe("authority over a character", () => {
  const table = campaignOf();
  const refusal = (uid: string, at: typeof table | undefined = table) =>
    refusalOf(() => requireCharacterAuthority("changeHitPoints", uid, characterOf(), at));

  it("is its owner's, at a table or at none, and even when its owner runs the table", () => {
    expect(refusal("alice")).toBeUndefined();
    expect(
      refusalOf(() => requireCharacterAuthority("changeHitPoints", "alice", characterOf(), undefined)),
    ).toBe(undefined);
    const ownTable = campaignOf({ mj: { uid: "alice", name: "Alice" } });
    expect(
      refusalOf(() => requireCharacterAuthority("leaveCampaign", "alice", characterOf(), ownTable)),
    ).toBe(undefined);
  });

  it("is the MJ's where the table says so", () => {
    expect(refusal("mj")).toBeUndefined();
    expect(refusalOf(() => requireCharacterAuthority("leaveCampaign", "mj", characterOf(), table))).toBe(
      "forbidden",
    );
  });

  it("is no fellow player's, and strangers see no character at all", () => {
    expect(refusal("bob")).toBe("forbidden");
    expect(refusal("zoe")).toBe("character-not-found");
    expect(
      refusalOf(() => requireCharacterAuthority("changeHitPoints", "mj", characterOf(), undefined)),
    ).toBe("character-not-found");
  });
});
