import { useState } from "react";

/** A value that comes and goes, as it was when it was last there. */
export function useLastKnown<T extends object | string>(value: T | null | undefined): T | undefined {
  const [last, setLast] = useState<T | undefined>(value ?? undefined);
  if (value === null || value === undefined || value === last) return last;
  setLast(value);
  return value;
}
