import { describe, expect, it } from "vitest";
import { readCampaignPage } from "../campaign/campaignPage";
import { PRESETS } from "../systems/presets";
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
});
