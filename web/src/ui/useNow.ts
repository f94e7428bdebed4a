import { useEffect, useState } from "react";

/** The time, told again every `everyMs` while `ticking`: for texts such as « Il y a 3 minutes ». Epoch milliseconds. */
export function useNow(everyMs: number, ticking = true): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return;
    const look = () => setNow(Date.now());
    const first = setTimeout(look);
    const timer = setInterval(look, everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [everyMs, ticking]);
  return now;
}
