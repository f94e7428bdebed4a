import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "./keys";

/** D&D's spells are code: a chunk of their own (24 KB gz), loaded with the first list of them and kept for good. */
export function useSpellCatalogueQuery(enabled = true) {
  return useQuery({
    queryKey: queryKeys.spellCatalogue,
    queryFn: () => import("domain/games/dnd5e/spells/catalogue").then(({ SPELLS }) => SPELLS),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}
