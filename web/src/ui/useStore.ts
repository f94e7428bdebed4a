import { useSyncExternalStore } from "react";
import type { Store } from "./Store";

/** What `see` finds in a store, anew whenever that changes: a part of its state, nothing that is made of it. */
export const useStore = <State extends object, Seen>(
  store: Store<State>,
  see: (state: State) => Seen,
): Seen => useSyncExternalStore(store.subscribe, () => see(store.state));
