import { expect, it } from "vitest";
import { mostPotency } from "./ages";

it.each([
  ["Seizième", 0],
  ["14e", 0],
  ["Treizième", 3],
  ["12e génération", 3],
  ["Onzième", 4],
  ["Dixième", 4],
  ["Neuvième", 5],
  ["8e", 6],
  ["Quatrième", 10],
  ["Troisième", 10],
  ["", 10],
])("the blood of the generation %j grows up to %i", (generation, most) => {
  expect(mostPotency(generation)).toBe(most);
});
