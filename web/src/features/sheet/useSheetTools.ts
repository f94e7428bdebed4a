import { useMediaQuery } from "@mantine/hooks";
import type { Character } from "domain/sheet/character/character";
import { useMemo } from "react";
import { createPageSections } from "../../ui/pageSections";
import { useFavouriteRolls } from "./favourites/useFavouriteRolls";
import { useSheetSearch } from "./search/useSheetSearch";

/** Where the rolls stand beside the sheet rather than over it. */
const BESIDE = "(min-width: 1280px)";

/**
 * What helps on a long sheet: its sections, its search and the viewer's favourites. `character` with its equipment and
 * its state in play, `raw` the same as it came.
 */
export function useSheetTools(character: Character, raw: unknown) {
  const beside = useMediaQuery(BESIDE, false, { getInitialValueInEffect: false });
  const sections = useMemo(() => createPageSections(), []);
  const search = useSheetSearch(character.id);
  const favourites = useFavouriteRolls(character, raw);
  return { beside, sections, search, favourites };
}
