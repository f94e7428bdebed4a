import { describe, expect, it } from "vitest";
import { NOW } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { decideCreateCampaign } from "./createCampaign";
import { DEFAULT_CAMPAIGN_SETTINGS } from "./settings";

const mj = { uid: "mj", name: "Morgane" };

describe("creating a campaign", () => {
  it("makes the caller its MJ, with the default rules, the VTT offline and no players", () => {
    expect(decideCreateCampaign("vampire", mj, { name: "  Nuits sans lune " }, NOW)).toEqual({
      system: "vampire",
      name: "Nuits sans lune",
      description: "",
      mj,
      memberIds: [],
      settings: DEFAULT_CAMPAIGN_SETTINGS,
      vttStatus: { status: "offline", active: false, updatedAt: NOW },
      createdAt: NOW,
      updatedAt: NOW,
    });
  });

  it("keeps the description and the rules that were chosen", () => {
    const settings = { ...DEFAULT_CAMPAIGN_SETTINGS, feats: true, useVtt: true };
    const draft = { name: "Cendres", description: " Un volcan. ", settings };
    expect(decideCreateCampaign("dnd5e", mj, draft, NOW)).toMatchObject({
      description: "Un volcan.",
      settings,
    });
  });

  it("refuses a blank name", () => {
    expect(refusalOf(() => decideCreateCampaign("dnd5e", mj, { name: "  " }, NOW))).toBe(
      "empty-campaign-name",
    );
  });
});
