import { useState } from "react";

/** Storage may be forbidden or full: then a flag is remembered as long as the page stands. */
function readFlag(key: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : kept === "true";
  } catch {
    return undefined;
  }
}

function keepFlag(key: string, value: boolean): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/** A yes or no that this device remembers under `key`. */
export function useStoredFlag(key: string, initial: boolean): readonly [boolean, (value: boolean) => void] {
  const [flag, setFlag] = useState(() => readFlag(key) ?? initial);
  const change = (value: boolean) => {
    setFlag(value);
    keepFlag(key, value);
  };
  return [flag, change];
}
