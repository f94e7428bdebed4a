import { createContext, useContext } from "react";
import type { Fighters } from "./fighters";

const FightersContext = createContext<Fighters | undefined>(undefined);

export const FightersProvider = FightersContext.Provider;

/** Who fights at the table around this; undefined while that is not known. */
export const useFighters = (): Fighters | undefined => useContext(FightersContext);
