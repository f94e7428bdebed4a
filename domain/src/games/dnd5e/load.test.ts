import { expect, it } from "vitest";
import { normaliseCharacter } from "../../sheet/character/normaliseCharacter";
import { carriedItems } from "../../sheet/inventory/tabs";
import { dnd5eItems } from "./catalogue/items";
import { dnd5eLoad } from "./load";

const loadOf = (stats: object) => {
  const character = normaliseCharacter({ id: "c", system: "dnd5e", stats });
  return dnd5eLoad(character, carriedItems(character.inventoryItems, dnd5eItems, "dnd5e"));
};
const pack = [
  { itemId: "dnd5e-hache-a-deux-mains", quantity: 1, equipped: true },
  { itemId: "dnd5e-javeline", quantity: 4 },
  { itemId: "dnd5e-piton", quantity: 10 },
];

it("weighs what is worn and what is in the bag, each as often as it is carried", () => {
  expect(loadOf({ abilityScores: { str: 14 }, inventoryItems: pack })).toEqual({ carried: 8.75, most: 105 });
});

it("weighs what a file gives in pounds, and counts what has no weight, or one in words, as nothing", () => {
  const own = (weight: unknown) => ({ itemId: "x", quantity: 2, snapshot: { name: "Objet", weight } });
  expect(loadOf({ abilityScores: { str: 10 }, inventoryItems: [own({ value: 3, unit: "lb" })] })).toEqual({
    carried: 3,
    most: 75,
  });
  for (const weight of [undefined, "lourd", { value: 3, unit: "pierres" }])
    expect(loadOf({ abilityScores: { str: 10 }, inventoryItems: [own(weight)] })?.carried).toBe(0);
});

it("says nothing without a Strength", () => {
  expect(loadOf({ inventoryItems: pack })).toBeUndefined();
});
