import type { SessionUser } from "domain/api/auth";
import { users } from "domain/documents/user";
import { useEffect, useRef } from "react";
import { endsSignIn, openSession } from "../session/openSession";
import { useSession } from "../session/SessionProvider";
import { liveDocument } from "./listeners";
import { useLive } from "./useLive";

/** Keeps the session true while it is open: name, role and quota change on the screen the moment they change. */
export function useLiveSession(user: SessionUser): void {
  const { refine, signOut, ended } = useSession();
  const live = useLive(liveDocument(users, user.uid));
  const own = live.status === "ready" ? live.data : undefined;
  const gone = own === null;
  const { name, pronouns, role, characterQuota, claimsAt } = own ?? {};
  const knownClaims = useRef<number>(undefined);

  useEffect(() => {
    if (name === undefined || pronouns === undefined || role === undefined || characterQuota === undefined)
      return;
    refine({ name, displayName: name, pronouns, role, characterQuota });
  }, [refine, name, pronouns, role, characterQuota]);

  useEffect(() => {
    if (claimsAt === undefined) return;
    const changed = knownClaims.current !== undefined && knownClaims.current !== claimsAt;
    knownClaims.current = claimsAt;
    // A new role is in new tokens only: one for the listeners, and a new session for the API. Where nobody could answer,
    // the session that is open stays.
    if (changed)
      openSession().catch((error) => (endsSignIn(error) ? signOut({ keepWork: true }) : undefined));
  }, [claimsAt, signOut]);

  useEffect(() => {
    if (gone) signOut().catch(ended);
  }, [gone, signOut, ended]);
}
