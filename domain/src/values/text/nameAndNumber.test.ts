import { expect, it } from "vitest";
import { nameAndNumber } from "./nameAndNumber";

it.each([
  ["Gobelin 5", ["Gobelin", " 5"]],
  ["Chef gobelin 12", ["Chef gobelin", " 12"]],
  ["Gobelin", ["Gobelin", ""]],
  ["7", ["7", ""]],
  ["Unité 12345", ["Unité 12345", ""]],
])("parts « %s » from its number", (name, parts) => {
  expect(nameAndNumber(name)).toEqual(parts);
});
