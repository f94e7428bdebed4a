import { describe, expect, it } from "vitest";
import { campaignOf } from "../testing/campaigns";
import { refusalOf } from "../testing/refusals";
import { decideLeaveCampaign } from "./leaveCampaign";

const campaign = campaignOf();

describe("leaving a campaign", () => {
  it("leaves the other members", () => {
    expect(decideLeaveCampaign(campaign, "bob")).toEqual(["alice"]);
  });

  it("is for players: the MJ deletes the campaign instead, and a stranger has nothing to leave", () => {
    for (const uid of ["mj", "zoe"]) {
      expect(refusalOf(() => decideLeaveCampaign(campaign, uid))).toBe("forbidden");
    }
  });
});
