import { describe, expect, it } from "vitest";
import { PRESETS } from "../systems/presets";
import { firstMatch, matchesSearch } from "./panelSearch";

describe("searching the panel", () => {
  it("looks past accents and case, and for every word in any order", () => {
    expect(matchesSearch("ATHLE", "Athlétisme")).toBe(true);
    expect(matchesSearch("court repos", "Repos court")).toBe(true);
    expect(matchesSearch("repos long", "Repos court")).toBe(false);
  });

  it("lets everything stand for an empty search", () => {
    expect(matchesSearch("", "Repos court")).toBe(true);
    expect(matchesSearch("   ", "Repos court")).toBe(true);
  });

  it("finds quick actions before commands, and commands before skills", () => {
    const { dnd5e } = PRESETS;
    expect(firstMatch("repos", dnd5e)).toEqual({ type: "takeQuickAction", id: "repos-court" });
    expect(firstMatch("taverne", dnd5e)).toEqual({ type: "giveCommand", id: "pause" });
    expect(firstMatch("discretion", dnd5e)).toEqual({ type: "callSkill", skill: "Discrétion" });
  });

  it("presses nothing for an empty search or one without an answer", () => {
    expect(firstMatch(" ", PRESETS.vampire)).toBeUndefined();
    expect(firstMatch("dragon", PRESETS.vampire)).toBeUndefined();
  });
});
