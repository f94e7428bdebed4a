import { describe, expect, it } from "vitest";
import { CONDITIONS } from "../games/dnd5e/play/conditions";
import { agreed } from "./agreement";

describe("a condition", () => {
  it.each([
    ["Mourant (1 ✓ 2 ✗)", "elle", "Mourante (1 ✓ 2 ✗)"],
    ["Inconscient", "Elle / elle", "Inconsciente"],
    ["Gravement blessé (−2)", "she/her", "Gravement blessée (−2)"],
    ["Mort", "elle", "Morte"],
    ["Mourant", "il", "Mourant"],
    ["Mourant", "iel", "Mourant"],
    ["Mourant", "elle, il", "Mourant"],
    ["Mourant", undefined, "Mourant"],
    ["Crise de folie", "elle", "Crise de folie"],
    ["Doigt broyé", "elle", "Doigt broyé"],
    ["Mort-vivant", "elle", "Mort-vivant"],
  ])("« %s » of %j is « %s »", (condition, pronouns, said) => {
    expect(agreed(condition, pronouns)).toBe(said);
  });

  it("of D&D agrees, unless both genders share its form", () => {
    const same = Object.values(CONDITIONS).filter(({ name }) => agreed(name, "elle") === name);
    expect(same.map(({ name }) => name)).toEqual(["Invisible", "À terre"]);
  });
});
