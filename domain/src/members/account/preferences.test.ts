import { describe, expect, it } from "vitest";
import { DEFAULT_PREFERENCES, PREFERENCE_FIELDS } from "./preferences";

describe("the preferences of the account page", () => {
  it("offer the options that the product lists", () => {
    const offered = PREFERENCE_FIELDS.map(({ name, options }) => [
      name,
      ...options.map(({ value }) => value),
    ]);
    expect(offered).toEqual([
      ["theme", "light", "dark", "system"],
      ["accent", "amethyst", "emerald", "amber", "rose"],
      ["textSize", "compact", "standard", "large"],
      ["density", "comfortable", "cozy", "compact"],
    ]);
  });

  it("start with the system's theme, amethyst, standard text and cozy density", () => {
    expect(DEFAULT_PREFERENCES).toEqual({
      theme: "system",
      accent: "amethyst",
      textSize: "standard",
      density: "cozy",
    });
  });

  it("name each option differently", () => {
    for (const { options } of PREFERENCE_FIELDS) {
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    }
  });
});
