import { importedCharacter } from "../import/importedCharacter";
import type { Character } from "../sheet/character/character";
import { applyEquipment } from "../table/equipment/applyEquipment";

/** A character of any known shape as its sheet shows it, with what it wears. */
export const worn = (raw: unknown): Character => {
  const character = importedCharacter(raw);
  return applyEquipment(character, character.inventoryItems, []).character;
};
