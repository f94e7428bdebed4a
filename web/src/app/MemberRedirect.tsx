import { paths } from "domain/links/paths";
import { safeReturnPath } from "domain/links/safeReturnPath";
import { Navigate, useLocation } from "react-router-dom";
import type { LoginState } from "./guards";

/** Takes a member from a visitors' page to the page first asked for, else to /dashboard (product §2). */
export function MemberRedirect() {
  const { from } = (useLocation().state as LoginState | null) ?? {};
  return <Navigate to={safeReturnPath(from) ?? paths.dashboard} replace />;
}
