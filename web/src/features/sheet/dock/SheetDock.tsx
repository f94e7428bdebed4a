import { Button, Paper } from "@mantine/core";
import { PageSectionsProvider } from "../../../ui/pageSections";
import { Favourites } from "../favourites/Favourites";
import { useSearch } from "../search/SearchProvider";
import { SEARCH_LABEL, searchProps } from "../search/searchButton";
import { SheetVitals } from "../vitals/SheetVitals";
import { Turn } from "../vitals/Turn";
import { DockRolls } from "./DockRolls";
import { SectionBar } from "./SectionBar";
import styles from "./SheetDock.module.css";

/** Beside the sheet, however far it is scrolled: turn and life, the search, the sections, favourites and the rolls. */
export function SheetDock() {
  const search = useSearch();
  return (
    <div className={styles.dock}>
      <Paper className={styles.tools}>
        <Turn />
        <SheetVitals steps={false} />
        <Button {...searchProps(search)} size="sm" mih={44} flex="none">
          {SEARCH_LABEL}
        </Button>
        {/* It stays in view: nobody needs to go there. */}
        <PageSectionsProvider value={undefined}>
          <Favourites always />
        </PageSectionsProvider>
        <SectionBar />
      </Paper>
      <DockRolls />
    </div>
  );
}
