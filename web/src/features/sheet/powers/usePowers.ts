import { type Power, readPowers } from "domain/game/powers/power";
import type { Character } from "domain/sheet/character/character";
import { useMemo } from "react";
import { type SavedList, useSavedList } from "../../../kits/sheet/useSavedList";

/** The powers of a character of the games other than D&D; `list` is its game's. */
export function usePowers(
  character: Character,
  list: readonly Power[],
  refetch: () => void,
): SavedList<Power> {
  const kind = useMemo(
    () => ({
      field: "powers" as const,
      read: (one: Character) => readPowers(one, list),
      failure: "Impossible d'enregistrer tes pouvoirs. Réessaie.",
    }),
    [list],
  );
  return useSavedList(character, kind, refetch);
}
