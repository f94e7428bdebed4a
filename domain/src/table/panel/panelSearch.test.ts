import { describe, expect, it } from "vitest";
import { PRESETS } from "../../games/registry/presets";
import { firstMatch, matchesSearch } from "./panelSearch";

describe("searching the panel", () => {
  it("ignores accents and case, and finds every word in any order", () => {
    expect(matchesSearch("ATHLE", "Athlétisme")).toBe(true);
    expect(matchesSearch("court repos", "Repos court")).toBe(true);
    expect(matchesSearch("repos long", "Repos court")).toBe(false);
  });

  it("matches everything when it is empty", () => {
    expect(matchesSearch("", "Repos court")).toBe(true);
    expect(matchesSearch("   ", "Repos court")).toBe(true);
  });

  it("prefers quick actions over commands, and commands over skills", () => {
    const { dnd5e } = PRESETS;
    expect(firstMatch("repos", dnd5e)).toEqual({ type: "takeQuickAction", id: "repos-court" });
    expect(firstMatch("taverne", dnd5e)).toEqual({ type: "giveCommand", id: "pause" });
    expect(firstMatch("discretion", dnd5e)).toEqual({ type: "callSkill", skill: "Discrétion" });
  });

  it("triggers nothing when it is empty or has no match", () => {
    expect(firstMatch(" ", PRESETS.vampire)).toBeUndefined();
    expect(firstMatch("dragon", PRESETS.vampire)).toBeUndefined();
  });
});
