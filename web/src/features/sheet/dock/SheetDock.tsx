import { Button, Paper } from "@mantine/core";
import { IconButton } from "../../../ui/IconButton";
import { PageSectionsProvider } from "../../../ui/pageSections";
import { Favourites } from "../favourites/Favourites";
import { SheetRolls } from "../rolls/RollsProvider";
import { useSearch } from "../search/SearchProvider";
import { SectionBar } from "./SectionBar";
import styles from "./SheetDock.module.css";

const SEARCH = "Rechercher sur la fiche";

/**
 * What stays at hand however far the sheet is scrolled: the search, its sections and the rolls; under the thumb on a
 * phone, `beside` the sheet where there is room.
 */
export function SheetDock({ beside }: { beside: boolean }) {
  const { prepare, open } = useSearch();
  const search = {
    "aria-keyshortcuts": "/",
    "aria-haspopup": "dialog",
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
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
        <PageSectionsProvider value={undefined}>{beside && <Favourites always />}</PageSectionsProvider>
        <SectionBar />
      </Paper>
      <SheetRolls />
    </div>
  );
}
