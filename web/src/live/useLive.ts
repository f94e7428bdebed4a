import { useContext, useState, useSyncExternalStore } from "react";
import { IdentityContext } from "../session/IdentityContext";
import { useMember } from "../session/SessionProvider";
import { type Live, NOTHING_WATCHED, type Subscription, sourceReopenings, watched } from "./liveSource";

/**
 * Watches something live, for the member; undefined watches nothing (a parameter is missing). The key decides: the
 * subscription may be a new one at every render.
 */
export function useLive<Data>(subscription: Subscription<Data> | undefined): Live<Data> {
  const { uid } = useMember();
  const identified = useContext(IdentityContext);
  const round = useSyncExternalStore(sourceReopenings.subscribe, sourceReopenings.count);
  const key = identified && subscription ? `${uid}:${subscription.key}@${round}` : undefined;
  const watch = () =>
    key === undefined || subscription === undefined ? NOTHING_WATCHED : watched(key, subscription.listen);
  const [current, setCurrent] = useState(watch);
  let store = current;
  if (store.key !== key) {
    store = watch();
    setCurrent(store);
  }
  return useSyncExternalStore<Live<Data>>(store.subscribe, store.read);
}
