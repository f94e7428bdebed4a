import type { Character } from "../character/character";
import type { Contribution } from "./contributions";

/** A character with the effects of its equipment, and which item added what. */
export interface EquippedCharacter {
  readonly character: Character;
  readonly contributions: readonly Contribution[];
}
