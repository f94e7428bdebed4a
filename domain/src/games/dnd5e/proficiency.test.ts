import { expect, it } from "vitest";
import { proficiencyBonusAt } from "./proficiency";

it.each([
  [1, 2],
  [4, 2],
  [5, 3],
  [8, 3],
  [9, 4],
  [17, 6],
  [20, 6],
  [30, 6],
])("gives at level %i a proficiency bonus of +%i", (level, bonus) => {
  expect(proficiencyBonusAt(level)).toBe(bonus);
});
