import { createContext, type ReactNode, useCallback, useContext } from "react";

const RevealContext = createContext<() => void>(() => {});

/** What brings the part of the page that one stands in before the eye: unfolds its panel, shows its tab. */
export const useReveal = (): (() => void) => useContext(RevealContext);

/** A part of the page that may be out of sight: `open` shows it. */
export function Revealed({ open, children }: { open: () => void; children: ReactNode }) {
  const outer = useReveal();
  const show = useCallback(() => {
    outer();
    open();
  }, [outer, open]);
  return <RevealContext value={show}>{children}</RevealContext>;
}
