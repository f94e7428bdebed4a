import { useDisclosure, useLocalStorage } from "@mantine/hooks";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { useSheet } from "../../../kits/sheet/openSheet";
import { createSearchIndex, SearchIndexProvider } from "../../../kits/sheet/searchIndex";
import { createPageSections, PageSectionsProvider } from "../../../ui/pageSections";
import { useOnDemand } from "../../../ui/useOnDemand";
import { useScreenKeys } from "../../../ui/useScreenKeys";

const loadSearch = () => import("./SheetSearch");

interface SearchOfSheet {
  /** Loads the window ahead of a press. */
  readonly prepare: () => void;
  readonly open: () => void;
}

const SearchContext = createContext<SearchOfSheet>({ prepare: () => {}, open: () => {} });

/** What opens the search of the sheet. */
export const useSearch = (): SearchOfSheet => useContext(SearchContext);

/** Lists the sections inside it, and finds what they let be found: by the window, which « / » opens too. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const { character } = useSheet();
  const [index] = useState(createSearchIndex);
  const [sections] = useState(createPageSections);
  const [Search, prepare] = useOnDemand(loadSearch);
  const [opened, { open: show, close }] = useDisclosure();
  const [keyActive, setKeyActive] = useLocalStorage({
    key: STORAGE_KEYS.sheetKeys,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const search = useMemo(() => {
    const open = () => {
      prepare();
      show();
    };
    return { prepare, open };
  }, [prepare, show]);
  useScreenKeys({ "/": search.open }, keyActive);
  return (
    <PageSectionsProvider value={sections}>
      <SearchIndexProvider value={index}>
        <SearchContext value={search}>
          {children}
          {opened && Search && (
            <Search
              index={index}
              characterId={character.id}
              keyActive={keyActive}
              onKeyActive={setKeyActive}
              onClose={close}
            />
          )}
        </SearchContext>
      </SearchIndexProvider>
    </PageSectionsProvider>
  );
}
