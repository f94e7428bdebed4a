import { describe, expect, it } from "vitest";
import { PRESETS } from "../../games/registry/presets";
import { campaignOf } from "../../testing/campaigns";
import { readCampaignPage, withLiveParts } from "../campaign/campaignPage";
import { accountLabel, panelTitle } from "./panelHeading";

describe("the panel's heading", () => {
  it("shows the campaign's name, and its MJ's", () => {
    const page = readCampaignPage(
      { name: "Les Brumes", dmProfile: { uid: "a", name: "Morgane" } },
      "c",
      "dnd5e",
    );
    expect(panelTitle(page, PRESETS.dnd5e)).toBe("Les Brumes");
    expect(accountLabel(page)).toBe("Morgane");
  });

  it("falls back to the game's own name for a campaign, and to 'Compte'", () => {
    const page = readCampaignPage({}, "c", "vampire");
    expect(panelTitle(page, PRESETS.vampire)).toBe("Chronique sans visage");
    expect(accountLabel(page)).toBe("Compte");
  });

  it("takes a name for a name, though it be what is shown where there is none", () => {
    const answer = { name: "Campagne sans nom", dmProfile: { uid: "a", name: "MJ" } };
    const page = readCampaignPage(answer, "c", "vampire");
    expect(panelTitle(page, PRESETS.vampire)).toBe("Campagne sans nom");
    expect(accountLabel(page)).toBe("MJ");
  });

  it.each(["", "  "])("falls back where the listener brings the blank name %j", (blank) => {
    const known = readCampaignPage(
      { name: "Les Brumes", dmProfile: { uid: "a", name: "Morgane" } },
      "c",
      "vampire",
    );
    const campaign = campaignOf({ system: "vampire", name: blank, mj: { uid: "a", name: blank } });
    const page = withLiveParts(known, { campaign });
    expect(panelTitle(page, PRESETS.vampire)).toBe("Chronique sans visage");
    expect(accountLabel(page)).toBe("Compte");
    expect([page.name, page.mj.name]).toEqual(["Campagne sans nom", "MJ"]);
  });
});
