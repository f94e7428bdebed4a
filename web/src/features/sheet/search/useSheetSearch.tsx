import { useDisclosure, useLocalStorage } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { STORAGE_KEYS } from "../../../browser/storageKeys";
import { createSearchIndex, type SearchIndex } from "../../../kits/sheet/searchIndex";
import { useOnDemand } from "../../../ui/useOnDemand";
import { useScreenKeys } from "../../../ui/useScreenKeys";

const loadSearch = () => import("./SheetSearch");

interface SheetSearch {
  readonly index: SearchIndex;
  /** Loads the window ahead of a press. */
  readonly prepare: () => void;
  readonly open: () => void;
  /** The window, while it is open. */
  readonly shown: ReactNode;
}

/** The search of a sheet: what lets itself be found, and the window, which « / » opens too. */
export function useSheetSearch(characterId: string): SheetSearch {
  const index = useMemo(() => createSearchIndex(), []);
  const [Search, prepare] = useOnDemand(loadSearch);
  const [opened, { open: show, close }] = useDisclosure();
  const [keyActive, setKeyActive] = useLocalStorage({
    key: STORAGE_KEYS.sheetKeys,
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const open = useMemo(
    () => () => {
      prepare();
      show();
    },
    [prepare, show],
  );
  useScreenKeys({ "/": open }, keyActive);
  const shown = opened && Search && (
    <Search
      index={index}
      characterId={characterId}
      keyActive={keyActive}
      onKeyActive={setKeyActive}
      onClose={close}
    />
  );
  return { index, prepare, open, shown };
}
