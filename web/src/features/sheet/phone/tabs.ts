import { createContext, useContext } from "react";

/** The parts of a sheet on a phone, of which one is shown. */
export const SHEET_TABS = ["play", "map", "sheet", "bag", "table"] as const;
export type SheetTab = (typeof SHEET_TABS)[number];

export const TAB_LABELS: Readonly<Record<SheetTab, string>> = {
  play: "Jouer",
  map: "Carte",
  sheet: "Fiche",
  bag: "Sac",
  table: "Table",
};

interface SheetTabs {
  readonly show: (tab: SheetTab) => void;
  /** Shows what one reacts with. */
  readonly react: () => void;
  /** How often that was asked for. */
  readonly reactions: number;
}

const TabsContext = createContext<SheetTabs>({ show: () => {}, react: () => {}, reactions: 0 });

export const SheetTabsProvider = TabsContext.Provider;
export const useSheetTabs = (): SheetTabs => useContext(TabsContext);
