import { useState } from "react";

/**
 * The ids that were not there when the list was first known, so that what arrives live can be shown softly.
 * Undefined while the list is not known yet.
 */
export function useArrivals(ids: readonly string[] | undefined): ReadonlySet<string> {
  const [first, setFirst] = useState(() => ids && new Set(ids));
  if (ids !== undefined && first === undefined) setFirst(new Set(ids));
  return new Set(first && ids?.filter((id) => !first.has(id)));
}
