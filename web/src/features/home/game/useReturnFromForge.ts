import { useEffect, useRef, useState } from "react";

/**
 * The Forge opens in another tab: whoever comes back from it expects to see what they made. Returns what to call when
 * it is opened; from then on each return to this tab calls `refresh`.
 */
export function useReturnFromForge(refresh: () => void): () => void {
  const [opened, setOpened] = useState(false);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (!opened) return;
    const onVisible = () => document.visibilityState === "visible" && latest.current();
    document.addEventListener("visibilitychange", onVisible);
    return () => document.removeEventListener("visibilitychange", onVisible);
  }, [opened]);
  return () => setOpened(true);
}
