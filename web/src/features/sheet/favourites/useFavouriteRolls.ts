import { favouriteRolls } from "domain/table/rolls/favouriteRolls";
import { type SheetRoll, sheetRolls } from "domain/table/rolls/sheetRolls";
import { isDeepEqual } from "domain/values/isDeepEqual";
import { useMemo } from "react";
import { useShown } from "../../../kits/sheet/openSheet";
import { useStableValue } from "../../../live/useStableValue";
import { useFavourites } from "./useFavourites";

/** The viewer's favourite rolls with the values of now, the same list until one of them differs. */
export function useFavouriteRolls(): readonly SheetRoll[] {
  const { character, raw } = useShown();
  const { favourites } = useFavourites(character.id);
  const rolls = useMemo(
    () => (favourites.length === 0 ? [] : favouriteRolls(favourites, sheetRolls(character, raw))),
    [favourites, character, raw],
  );
  return useStableValue(rolls, isDeepEqual);
}
