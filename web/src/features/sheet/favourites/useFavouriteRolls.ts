import type { Character } from "domain/sheet/character/character";
import { favouriteRolls } from "domain/table/rolls/favouriteRolls";
import { type SheetRoll, sheetRolls } from "domain/table/rolls/sheetRolls";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { useMemo } from "react";
import { useStableValue } from "../../../live/useStableValue";
import { useFavourites } from "./useFavourites";

/**
 * The viewer's favourite rolls with the values of now, the same list until one of them differs. `character` with its
 * equipment and its state in play, `raw` the same as it came.
 */
export function useFavouriteRolls(character: Character, raw: unknown): readonly SheetRoll[] {
  const { favourites } = useFavourites(character.id);
  const rolls = useMemo(
    () => (favourites.length === 0 ? [] : favouriteRolls(favourites, sheetRolls(character, raw))),
    [favourites, character, raw],
  );
  return useStableValue(rolls, isDeepEqual);
}
