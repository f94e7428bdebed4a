import { createContext, useContext } from "react";
import type { MjEditor } from "./MjEditor";

export const MjContext = createContext<MjEditor | undefined>(undefined);

/** What the MJ does on the scene that this stands in, to act through and to read by `useStore`. */
export function useMj(): MjEditor {
  const mj = useContext(MjContext);
  if (mj === undefined) throw new Error("outside of an MJ's map");
  return mj;
}
