import { createContext, useContext } from "react";
import type { KeyLine } from "../../../../ui/KeyHelp";

/** The keys of a screen with a map: one list and one switch for its own and the map's. */
interface ScreenKeys {
  readonly lines: readonly KeyLine[];
  readonly active: boolean;
  readonly onActive: (active: boolean) => void;
}

const ScreenKeysContext = createContext<ScreenKeys | undefined>(undefined);

export const ScreenKeysProvider = ScreenKeysContext.Provider;
/** Undefined where the map's keys are the only ones. */
export const useKeysOfScreen = () => useContext(ScreenKeysContext);
