import type { Character } from "../sheet/character/character";
import { normaliseCharacter } from "../sheet/character/normaliseCharacter";
import { applyEquipment } from "../sheet/equipment/applyEquipment";

/** A character of any known shape as its sheet shows it, with what it wears. */
export const worn = (raw: unknown): Character => {
  const character = normaliseCharacter(raw);
  return applyEquipment(character, character.inventoryItems, []).character;
};
