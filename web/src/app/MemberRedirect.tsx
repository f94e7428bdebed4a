import { paths } from "domain/values/links/paths";
import { Navigate } from "react-router-dom";
import { useReturnPath } from "../session/returnPath";

/** Takes a member from a visitors' page to the page first asked for, else to /dashboard (product §2). */
export function MemberRedirect() {
  return <Navigate to={useReturnPath().path ?? paths.dashboard} replace />;
}
