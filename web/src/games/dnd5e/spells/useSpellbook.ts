import { readSpellbook, type SpellEntry } from "domain/games/dnd5e/spells/spellbook";
import type { Character } from "domain/sheet/character/character";
import { type SavedList, useSavedList } from "../../../kits/sheet/useSavedList";

const SPELLBOOK = {
  field: "spellbook",
  read: readSpellbook,
  failure: "Impossible d'enregistrer tes sorts. Réessaie.",
} as const;

export type Spellbook = SavedList<SpellEntry>;

/** The spells of a D&D character. */
export const useSpellbook = (character: Character, refetch: () => void): Spellbook =>
  useSavedList(character, SPELLBOOK, refetch);
