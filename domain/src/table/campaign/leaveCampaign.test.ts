import { describe, expect, it } from "vitest";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideLeaveCampaign } from "./leaveCampaign";

const campaign = campaignOf();

describe("leaving a campaign", () => {
  it("gives the remaining members", () => {
    expect(decideLeaveCampaign(campaign, "bob")).toEqual(["alice"]);
  });

  it("is allowed to players only: the MJ deletes the campaign instead", () => {
    for (const uid of ["mj", "zoe"]) {
      expect(refusalOf(() => decideLeaveCampaign(campaign, uid))).toBe("forbidden");
    }
  });
});
