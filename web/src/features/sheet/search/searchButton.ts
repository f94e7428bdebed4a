import type { useSearch } from "./SearchProvider";

export const SEARCH_LABEL = "Rechercher sur la fiche";

/** What a button that opens the search has, which loads it ahead of a press. */
export const searchProps = ({ prepare, open }: ReturnType<typeof useSearch>) =>
  ({
    "aria-keyshortcuts": "/",
    "aria-haspopup": "dialog",
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
  }) as const;
