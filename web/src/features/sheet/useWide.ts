import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { usePrinting } from "./tabs/usePrinting";

/** Where there is room for all parts, with the rolls beside them. */
const WIDE = "(min-width: 1280px)";

const isCovered = (): boolean => document.querySelector("[role='dialog']") !== null;

/**
 * Whether all parts of a sheet are shown, as there is room for them and on paper. While a window is open over the sheet
 * it stays as it is: what is written there would go with the part that opened it.
 */
export function useWide(): boolean {
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const printing = usePrinting();
  const wanted = wide || printing;
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (shown === wanted) return;
    const change = () => {
      if (!isCovered()) setShown(wanted);
    };
    change();
    const observer = new MutationObserver(change);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [shown, wanted]);
  return shown;
}
