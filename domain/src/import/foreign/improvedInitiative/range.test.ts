import { expect, it } from "vitest";
import { rangeIn } from "./range";

it.each([
  ["Melee Weapon Attack: +7 to hit, reach 10 ft., one target.", "allonge 3 m"],
  ["Ranged Weapon Attack: +4 to hit, range 80/320 ft., one target.", "24/96 m"],
  ["Melee or Ranged Weapon Attack: +5 to hit, reach 5 ft. or range 30/120 ft.", "allonge 1,5 m ou 9/36 m"],
  ["Ranged Spell Attack: +6 to hit, range 120 feet, one creature.", "36 m"],
  ["The dragon exhales fire in a 60-foot cone. Each creature must…", "cône de 18 m"],
  ["It exhales lightning in a line that is 60 feet long and 5 feet wide.", "ligne de 18 m"],
  ["Each creature in a 20-foot-radius sphere must save.", "rayon de 6 m"],
  ["Each creature within its cube must save.", undefined],
  ["One target of its choice.", undefined],
])("« %s » reaches %s", (text, range) => {
  expect(rangeIn(text)).toBe(range);
});
