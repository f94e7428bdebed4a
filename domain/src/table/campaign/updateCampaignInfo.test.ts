import { describe, expect, it } from "vitest";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { CAMPAIGN_DESCRIPTION_MAX, CAMPAIGN_NAME_MAX, decideUpdateCampaignInfo } from "./updateCampaignInfo";

describe("changing name and description", () => {
  const update = (name: string, description: string, uid = "mj") =>
    decideUpdateCampaignInfo(campaignOf(), uid, { name, description });

  it("stores them trimmed", () => {
    expect(update("  Les Cendres ", " Un volcan.\n")).toEqual({
      info: { name: "Les Cendres", description: "Un volcan." },
      changed: true,
    });
  });

  it("reports when nothing changed", () => {
    expect(update("La Marche des Cendres ", "Trois villages, un volcan.").changed).toBe(false);
    expect(update("La Marche des Cendres", "").changed).toBe(true);
    expect(update("Autre", "Trois villages, un volcan.").changed).toBe(true);
  });

  it("refuses an empty name, but not an empty description", () => {
    expect(refusalOf(() => update("   ", "Un volcan."))).toBe("empty-campaign-name");
    expect(refusalOf(() => update("Les Cendres", ""))).toBeUndefined();
  });

  it("refuses a text that is too long, naming the field", () => {
    expect(refusalOf(() => update("n".repeat(CAMPAIGN_NAME_MAX), "d".repeat(CAMPAIGN_DESCRIPTION_MAX)))).toBe(
      undefined,
    );
    expect(() => update("n".repeat(CAMPAIGN_NAME_MAX + 1), "")).toThrow(
      "Le nom de la campagne ne doit pas dépasser 120 caractères.",
    );
    expect(() => update("n", "d".repeat(CAMPAIGN_DESCRIPTION_MAX + 1))).toThrow(
      "La description ne doit pas dépasser 5\u202f000 caractères.",
    );
  });

  it("is allowed to the MJ only", () => {
    expect(refusalOf(() => update("Les Cendres", "", "alice"))).toBe("forbidden");
  });
});
