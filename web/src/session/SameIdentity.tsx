import { type ReactNode, useEffect, useRef } from "react";
import { useUser } from "reactfire";
import { IdentityContext } from "./IdentityContext";
import { useSession } from "./SessionProvider";

/**
 * The API's session and the identity provider must speak of the same person, or the live half of the product would
 * be refused. Where they part, the session ends: signed out in another tab (there is nothing left to close), or
 * this device's sign-in was wiped while the cookie stayed (the server must clear it). The screens need not wait for
 * the answer; what is live does.
 */
export function SameIdentity({ uid, children }: { uid: string; children: ReactNode }) {
  const { signOut, ended } = useSession();
  const { status, data: identity } = useUser({ suspense: false });
  const matched = useRef(false);
  const same = identity?.uid === uid;

  useEffect(() => {
    if (same) matched.current = true;
    else if (status === "success" && matched.current) ended();
    else if (status === "success") signOut({ keepWork: true }).catch(ended);
  }, [same, status, ended, signOut]);

  return <IdentityContext value={same}>{children}</IdentityContext>;
}
