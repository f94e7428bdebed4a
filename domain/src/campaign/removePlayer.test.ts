import { describe, expect, it } from "vitest";
import { campaignOf } from "../testing/campaigns";
import { refusalOf } from "../testing/refusals";
import { decideRemovePlayer } from "./removePlayer";

const campaign = campaignOf();

describe("removing a player", () => {
  it("leaves the other members", () => {
    expect(decideRemovePlayer(campaign, "mj", "alice")).toEqual(["bob"]);
  });

  it("finds only who is at the table", () => {
    expect(refusalOf(() => decideRemovePlayer(campaign, "mj", "zoe"))).toBe("player-not-found");
  });

  it("is for the MJ alone", () => {
    expect(refusalOf(() => decideRemovePlayer(campaign, "alice", "bob"))).toBe("forbidden");
    expect(refusalOf(() => decideRemovePlayer(campaign, "alice", "alice"))).toBe("forbidden");
  });
});
