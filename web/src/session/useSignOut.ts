import { useState } from "react";
import { useSession } from "./SessionProvider";

/** Signing out by hand: under way until the session is gone, failed when the server could not be reached. */
export function useSignOut() {
  const { signOut } = useSession();
  const [signingOut, setSigningOut] = useState(false);
  const [failed, setFailed] = useState(false);

  const submit = async () => {
    setSigningOut(true);
    setFailed(false);
    try {
      await signOut();
    } catch {
      setFailed(true);
      setSigningOut(false);
    }
  };
  return { signOut: submit, signingOut, failed };
}
