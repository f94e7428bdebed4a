import { createContext, useContext, useEffect } from "react";
import type { KeyLine } from "../../../ui/KeyHelp";

/** The keys of a screen with a map: one list and one switch for its own and the map's. */
interface ScreenKeys {
  readonly lines: readonly KeyLine[];
  readonly active: boolean;
  readonly onActive: (active: boolean) => void;
  /** Whether a map listens: its help is then that of the whole screen. */
  readonly onMap?: (listens: boolean) => void;
}

const ScreenKeysContext = createContext<ScreenKeys | undefined>(undefined);

export const ScreenKeysProvider = ScreenKeysContext.Provider;
/** For the map's own keys. Undefined where they are the only ones. */
export function useKeysOfScreen(): ScreenKeys | undefined {
  const keys = useContext(ScreenKeysContext);
  const onMap = keys?.onMap;
  useEffect(() => {
    onMap?.(true);
    return () => onMap?.(false);
  }, [onMap]);
  return keys;
}
