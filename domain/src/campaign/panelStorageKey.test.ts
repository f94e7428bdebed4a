import { describe, expect, it } from "vitest";
import { panelStorageKey } from "../character/panelStorageKey";
import { campaignPanelKey } from "./panelStorageKey";

describe("the panels of a campaign", () => {
  it("remember being open apart from any other campaign's, panel's or character's", () => {
    expect(campaignPanelKey("abc", "tableRolls")).toBe("campaign:abc:tableRolls");
    expect(campaignPanelKey("a:b", "c")).not.toBe(campaignPanelKey("a", "b:c"));
    expect(campaignPanelKey("abc", "notes")).not.toBe(panelStorageKey("dnd5e", "abc", "notes"));
  });
});
