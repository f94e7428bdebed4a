import type { Character } from "../character/character";
import type { Contribution } from "./contributions";
import type { ResolvedItem } from "./resolveItem";

/** A character with the effects of its equipment, and which item added what. */
export interface EquippedCharacter {
  readonly character: Character;
  readonly contributions: readonly Contribution[];
  /** What takes effect, in a game whose rolls ask what is worn. */
  readonly worn?: readonly ResolvedItem[];
}
