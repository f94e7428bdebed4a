import { describe, expect, it } from "vitest";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideRemovePlayer } from "./removePlayer";

const campaign = campaignOf();

describe("removing a player", () => {
  it("gives the remaining members", () => {
    expect(decideRemovePlayer(campaign, "mj", "alice")).toEqual(["bob"]);
  });

  it("fails for somebody who is not a member", () => {
    expect(refusalOf(() => decideRemovePlayer(campaign, "mj", "zoe"))).toBe("player-not-found");
  });

  it("is allowed to the MJ only", () => {
    expect(refusalOf(() => decideRemovePlayer(campaign, "alice", "bob"))).toBe("forbidden");
    expect(refusalOf(() => decideRemovePlayer(campaign, "alice", "alice"))).toBe("forbidden");
  });
});
