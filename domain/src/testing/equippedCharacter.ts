import { normaliseCharacter } from "../sheet/character/normaliseCharacter";
import { defineItem, type ItemInput } from "../sheet/equipment/item";
import { readInventory } from "../sheet/inventory/inventoryEntry";
import { applyEquipment } from "../table/equipment/applyEquipment";

/** The ability scores of `base`. */
export const scores = { str: 14, dex: 16, con: 12, int: 10, wis: 10, cha: 10 };
/** A dnd5e character as stored, without equipment. */
export const base = {
  abilityScores: scores,
  level: 5,
  ac: 15,
  hp: "20 / 30",
  speed: "9 m",
  savingThrows: { dex: { bonus: 6, proficient: true }, str: { proficient: true } },
  skills: { athletics: 5 },
};

export const itemOf = (input: Partial<ItemInput>) =>
  defineItem({ id: "objet", name: "Objet", systems: ["dnd5e"], ...input });

/** A character who wears this item only. */
export const wearing = (input: Partial<ItemInput>, raw: object = base, entry: object = {}) => {
  const worn = itemOf(input);
  const { inventoryItems } = readInventory([{ itemId: worn.id, equipped: true, ...entry }], [], []);
  return applyEquipment(normaliseCharacter(raw), inventoryItems, [worn]);
};
