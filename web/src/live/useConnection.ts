import { users } from "domain/documents/user";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useMember } from "../session/SessionProvider";
import { liveReach } from "./listeners";
import { useLive } from "./useLive";

/** Firestore reconnects by itself within moments: only a longer interruption is shown. */
const GRACE_MS = 4_000;

function subscribeToNetwork(notify: () => void): () => void {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
}

/** False while this device has no network, or Firestore has been out of reach for a while. */
export function useConnection(): boolean {
  const { uid } = useMember();
  const network = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
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
