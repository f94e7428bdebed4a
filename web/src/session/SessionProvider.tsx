import type { SessionUser } from "domain/api/auth";
import { getSessionRoute } from "domain/api/publicRoutes";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { request } from "../http/request";
import { readSessionUser } from "./readSessionUser";
import type { Renewal } from "./renewSession";
import { hasSignedInBefore, rememberSignedIn } from "./sessionHint";

/** Product §4 "Session": loading, then a user or none. `left` tells signing out from never having signed in. */
export type Session =
  | { status: "loading" }
  | { status: "ready"; user: SessionUser }
  | { status: "ready"; user: null; left: boolean };

export interface SessionControl {
  session: Session;
  /** The server has opened a session for this user. */
  signedIn: (user: SessionUser) => void;
  /** Changes what the client knows of the user (a live role, a new name). */
  refine: (changes: Partial<SessionUser>) => void;
  /**
   * Signs out, and removes the person's unfinished work from this device unless it is kept. Throws, and stays signed
   * in, when the server could not be told.
   */
  signOut: (options?: { keepWork: boolean }) => Promise<void>;
  /** The session was closed, and this device has forgotten it: only this screen does not know yet. */
  closed: () => void;
  /** The server or the identity provider has ended the session: this device forgets what it kept of the member. */
  ended: () => void;
}

/** What `SessionProvider` gives; screens read it by `useSession` and `useMember`. */
export const SessionContext = createContext<SessionControl | undefined>(undefined);

export function useSession(): SessionControl {
  const control = useContext(SessionContext);
  if (control === undefined) throw new Error("useSession outside of SessionProvider");
  return control;
}

/** The signed-in member, for screens that stand behind the session guard. */
export function useMember(): SessionUser {
  const { session } = useSession();
  if (session.status !== "ready" || session.user === null) throw new Error("useMember without a session");
  return session.user;
}

export interface SessionProviderProps {
  children: ReactNode;
  /** Tries to reopen a session from the identity provider's stored sign-in. */
  renew: (saidNobody: boolean) => Promise<Renewal>;
  /**
   * Stops the listeners, tells the server, then the identity provider, and drops what this device keeps: cached data,
   * and the unfinished work of `forgetWorkOf`, a uid.
   */
  closeSession: (options: { forgetWorkOf: string | undefined }) => Promise<void>;
  /** Drops what this device keeps of a member whose session has ended, but no unfinished work. */
  forgetMember: () => Promise<void>;
}

const LEFT = { status: "ready", user: null, left: true } as const;

const UNKNOWN: Renewal = { user: null, over: false };

/**
 * Product §7: a session that cannot be read is no session. Nor does such an answer end one: the next visit asks again,
 * and what this device keeps stays.
 */
async function loadSession(renew: SessionProviderProps["renew"]): Promise<Renewal> {
  const answer = await request(getSessionRoute, {}, { silent: true }).catch(() => undefined);
  const user = readSessionUser(answer);
  if (user !== null) return { user };
  return hasSignedInBefore() ? renew(answer !== undefined).catch(() => UNKNOWN) : UNKNOWN;
}

const sessionOf = (user: SessionUser | null): Session =>
  user === null ? { status: "ready", user, left: false } : { status: "ready", user };

/** Holds who is signed in. It knows neither Firebase nor Mantine, so that public pages stay light. */
export function SessionProvider({ children, renew, closeSession, forgetMember }: SessionProviderProps) {
  const [session, setSession] = useState<Session>({ status: "loading" });
  const signIns = useRef(0);

  useEffect(() => {
    let current = true;
    loadSession(renew).then((found) => {
      if (!current) return;
      if (found.user !== null) rememberSignedIn(true);
      else if (found.over) rememberSignedIn(false);
      setSession((known) => (known.status === "loading" ? sessionOf(found.user) : known));
    });
    return () => {
      current = false;
    };
  }, [renew]);

  const signedIn = useCallback((user: SessionUser) => {
    signIns.current += 1;
    rememberSignedIn(true);
    setSession({ status: "ready", user });
  }, []);

  const refine = useCallback((changes: Partial<SessionUser>) => {
    setSession((known) =>
      known.status === "ready" && known.user
        ? { status: "ready", user: { ...known.user, ...changes } }
        : known,
    );
  }, []);

  const closed = useCallback(() => {
    rememberSignedIn(false);
    setSession(LEFT);
  }, []);

  const ended = useCallback(() => {
    const ending = signIns.current;
    setSession(LEFT);
    // Until all is forgotten, the next visit has something to forget.
    forgetMember().then(
      () => ending === signIns.current && rememberSignedIn(false),
      () => undefined,
    );
  }, [forgetMember]);

  const uid = session.status === "ready" ? session.user?.uid : undefined;
  const signOut = useCallback(
    async ({ keepWork } = { keepWork: false }) => {
      await closeSession({ forgetWorkOf: keepWork ? undefined : uid });
      closed();
    },
    [closeSession, closed, uid],
  );

  const control = useMemo(
    () => ({ session, signedIn, refine, signOut, closed, ended }),
    [session, signedIn, refine, signOut, closed, ended],
  );
  return <SessionContext value={control}>{children}</SessionContext>;
}
