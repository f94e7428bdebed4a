import type { SessionUser } from "domain/api/auth";
import { paths } from "domain/values/links/paths";
import type { ReactNode } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import type { ReturnState } from "../session/returnPath";
import { useSession } from "../session/SessionProvider";
import { Waiting } from "./placeholder/Waiting";

/**
 * For signed-in members: waits for the session, and sends the others to /login with the way back (product §2). Who has
 * just signed out gets no way back: the next to sign in on this device may be someone else.
 */
export function RequireSession({ children }: { children: (user: SessionUser) => ReactNode }) {
  const { session } = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === "loading") return <Waiting />;
  if (session.user === null) {
    const state: ReturnState = session.left ? {} : { from: `${pathname}${search}${hash}` };
    return <Navigate to={paths.login} state={state} replace />;
  }
  return children(session.user);
}

/**
 * For visitors: whoever is signed in is sent on by `memberRedirect` (product §2). Who asks for the showcase by name, as the
 * 404 page does, gets to see it.
 */
export function VisitorsOnly({ memberRedirect }: { memberRedirect: ReactNode }) {
  const { session } = useSession();
  const { pathname, search } = useLocation();
  const isShowcase = pathname + search === paths.showcase;
  return session.status === "ready" && session.user !== null && !isShowcase ? memberRedirect : <Outlet />;
}
