import { describe, expect, it } from "vitest";
import { agreement } from "./agreement";

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
    expect(agreement(["Gravement blessé"])(condition, pronouns)).toBe(said);
  });
});
