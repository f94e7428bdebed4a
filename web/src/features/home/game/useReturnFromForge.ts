import { useEffect, useEffectEvent, useState } from "react";

/**
 * The Forge opens in another tab: whoever comes back from it expects to see what they made. Returns what to call when
 * it is opened; from then on each return to this tab calls `refresh`.
 */
export function useReturnFromForge(refresh: () => void): () => void {
  const [opened, setOpened] = useState(false);
  const onVisibilityChange = useEffectEvent(() => {
    if (document.visibilityState === "visible") refresh();
  });
  useEffect(() => {
    if (!opened) return;
    const listener = () => onVisibilityChange();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, [opened]);
  return () => setOpened(true);
}
