import { useEffect, useState } from "react";

/** Whether this has been so for that many milliseconds. */
export function useLasting(is: boolean, forMs: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasting(true), forMs);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [is, forMs]);
  return lasting;
}
