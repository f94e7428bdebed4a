import { useMemo } from "react";
import type { Live } from "./liveSource";

/** What a subscription says, as a screen reads it: the same object until it says more. `map` is one function. */
export function useMapped<Data, Mapped>(live: Live<Data>, map: (data: Data) => Mapped): Live<Mapped> {
  return useMemo(
    () => (live.status === "ready" ? { status: "ready", data: map(live.data) } : live),
    [live, map],
  );
}
