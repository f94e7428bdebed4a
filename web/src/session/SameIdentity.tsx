import { onAuthStateChanged, type User } from "firebase/auth";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { firebaseAuth } from "../firebase/auth";
import { IdentityContext } from "./IdentityContext";
import { useSession } from "./SessionProvider";

/** Whom the identity provider knows on this device: null for nobody, undefined until it has said. */
function useIdentity(): User | null | undefined {
  const [identity, setIdentity] = useState<User | null | undefined>(
    () => firebaseAuth().currentUser ?? undefined,
  );
  useEffect(() => onAuthStateChanged(firebaseAuth(), setIdentity), []);
  return identity;
}

/**
 * The API's session and the identity provider must speak of the same person, or the live half of the product would
 * be refused. Where they part, the session ends: signed out in another tab or by the provider (there is nothing left to
 * close, but maybe to forget), signed in there as somebody else, or this device's sign-in was wiped while the cookie
 * stayed (the server must clear it). The screens need not wait for the answer; what is live does.
 */
export function SameIdentity({ uid, children }: { uid: string; children: ReactNode }) {
  const { signOut, closed, ended } = useSession();
  const identity = useIdentity();
  const matched = useRef(false);
  const same = identity?.uid === uid;
  const isKnown = identity !== undefined;
  const nobody = identity === null;

  useEffect(() => {
    if (same) matched.current = true;
    else if (isKnown && matched.current) (nobody ? ended : closed)();
    else if (isKnown) signOut({ keepWork: true }).catch(ended);
  }, [same, nobody, isKnown, closed, ended, signOut]);

  return <IdentityContext value={same}>{children}</IdentityContext>;
}
