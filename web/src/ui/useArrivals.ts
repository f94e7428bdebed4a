import { useRef } from "react";

/**
 * The ids that were not there when the list was first known, so that what arrives live can be shown softly.
 * Undefined while the list is not known yet.
 */
export function useArrivals(ids: readonly string[] | undefined): ReadonlySet<string> {
  const first = useRef<ReadonlySet<string>>(undefined);
  if (ids !== undefined) first.current ??= new Set(ids);
  return new Set(ids?.filter((id) => !first.current?.has(id)));
}
