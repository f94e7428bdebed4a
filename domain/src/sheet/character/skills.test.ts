import { expect, it } from "vitest";
import { SKILL_KEYS, SKILLS, skillKey } from "./skills";

it("is recognised by its French name, its English name and its short name", () => {
  for (const key of SKILL_KEYS) {
    expect(skillKey(key)).toBe(key);
    expect(skillKey(SKILLS[key].name.toUpperCase())).toBe(key);
  }
  expect(skillKey("sleight of hand")).toBe("sleightOfHand");
  expect(skillKey("prc")).toBe("perception");
  expect(skillKey("Cuisine")).toBeUndefined();
  expect(skillKey(undefined)).toBeUndefined();
});
