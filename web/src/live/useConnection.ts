import { users } from "domain/documents/user";
import { useEffect, useState, useSyncExternalStore } from "react";
import { hasNetwork, onNetworkChange } from "../browser/network";
import { useMember } from "../session/SessionProvider";
import { liveReach } from "./listeners";
import { useLive } from "./useLive";

/** Firestore reconnects by itself within moments: only a longer interruption is shown. */
const GRACE_MS = 4_000;

/** False while this device has no network, or Firestore has been out of reach for a while. */
export function useConnection(): boolean {
  const { uid } = useMember();
  const network = useSyncExternalStore(onNetworkChange, hasNetwork);
  // The user document is listened to anyway: this adds no read.
  const live = useLive(liveReach(users, uid));
  const unreached = live.status === "ready" && !live.data;
  const [silent, setSilent] = useState(false);

  useEffect(() => {
    if (!unreached) return;
    const timer = setTimeout(() => setSilent(true), GRACE_MS);
    return () => {
      clearTimeout(timer);
      setSilent(false);
    };
  }, [unreached]);

  return network && !silent;
}
