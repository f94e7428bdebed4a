import { useState } from "react";
import { useSession } from "./SessionProvider";

/** Signing out by hand: under way until the session is gone, failed when the server could not be reached. */
export function useLeaving() {
  const { signOut } = useSession();
  const [leaving, setLeaving] = useState(false);
  const [failed, setFailed] = useState(false);

  const leave = async () => {
    setLeaving(true);
    setFailed(false);
    try {
      await signOut();
    } catch {
      setFailed(true);
      setLeaving(false);
    }
  };
  return { leave, leaving, failed };
}
