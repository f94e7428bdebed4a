import { type ReactNode, useEffect, useRef } from "react";
import { useUser } from "reactfire";
import { IdentityContext } from "./IdentityContext";
import { useSession } from "./SessionProvider";

/**
 * The API's session and the identity provider must speak of the same person, or the live half of the product would
 * be refused. Where they part, the session ends: signed out in another tab or by the provider (there is nothing left to
 * close, but maybe to forget), signed in there as somebody else, or this device's sign-in was wiped while the cookie
 * stayed (the server must clear it). The screens need not wait for the answer; what is live does.
 */
export function SameIdentity({ uid, children }: { uid: string; children: ReactNode }) {
  const { signOut, closed, ended } = useSession();
  const { status, data: identity } = useUser({ suspense: false });
  const matched = useRef(false);
  const same = identity?.uid === uid;
  const nobody = identity === null;

  useEffect(() => {
    if (same) matched.current = true;
    else if (status === "success" && matched.current) (nobody ? ended : closed)();
    else if (status === "success") signOut({ keepWork: true }).catch(ended);
  }, [same, nobody, status, closed, ended, signOut]);

  return <IdentityContext value={same}>{children}</IdentityContext>;
}
