import { expect, it } from "vitest";
import { readInventory } from "../../sheet/inventory/inventoryEntry";
import { carriedItems } from "../../sheet/inventory/tabs";
import { attunedTooMany } from "./attunement";

const carrying = (attuned: number, others = 0) => {
  const entry = (id: string, isAttuned: boolean) => ({ itemId: id, attuned: isAttuned });
  const entries = [
    ...Array.from({ length: attuned }, (_, at) => entry(`anneau-${at}`, true)),
    ...Array.from({ length: others }, (_, at) => entry(`corde-${at}`, false)),
  ];
  return carriedItems(readInventory(entries, [], []).inventoryItems, [], "dnd5e");
};

it("says when somebody is attuned to more than three items", () => {
  expect(attunedTooMany(carrying(3, 5))).toEqual([]);
  expect(attunedTooMany(carrying(4))).toEqual(["4 objets liés, 3 au plus."]);
});
