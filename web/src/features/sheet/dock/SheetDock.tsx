import { Button, Paper } from "@mantine/core";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/IconButton";
import { type PageSections, PageSectionsProvider } from "../../../ui/pageSections";
import { SectionBar } from "./SectionBar";
import styles from "./SheetDock.module.css";

interface SheetDockProps {
  sections: PageSections;
  /** Beside the sheet rather than under it. */
  beside: boolean;
  /** What is pinned, where there is room for it. */
  favourites: ReactNode;
  /** Somebody reaches for the search. */
  onSearchNear: () => void;
  onSearch: () => void;
  /** The rolls. */
  children: ReactNode;
}

const SEARCH = "Rechercher sur la fiche";

/**
 * What stays at hand however far the sheet is scrolled: the search, its sections and the rolls; under the thumb on a
 * phone, beside the sheet where there is room.
 */
export function SheetDock({
  sections,
  beside,
  favourites,
  onSearchNear,
  onSearch,
  children,
}: SheetDockProps) {
  const search = {
    "aria-keyshortcuts": "/",
    "aria-haspopup": "dialog",
    onPointerEnter: onSearchNear,
    onFocus: onSearchNear,
    onClick: onSearch,
  } as const;
  return (
    <div className={styles.dock}>
      <Paper className={styles.tools}>
        {beside ? (
          <Button {...search} size="sm" mih={44} flex="none">
            {SEARCH}
          </Button>
        ) : (
          <IconButton {...search} icon="search" size={44} label={SEARCH} />
        )}
        {/* It stays in view: nobody needs to go there. */}
        <PageSectionsProvider value={undefined}>{favourites}</PageSectionsProvider>
        <SectionBar sections={sections} />
      </Paper>
      {children}
    </div>
  );
}
