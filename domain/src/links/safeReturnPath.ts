import { paths } from "./paths";
import { safeLink } from "./safeLink";

/**
 * Where to go after signing in (product §2): the page first asked for, if it is one of this app and not the login page
 * itself, which would send the user round in circles.
 */
export function safeReturnPath(raw: unknown): string | undefined {
  const link = safeLink(raw);
  if (link?.kind !== "in-app") return undefined;
  const page = link.href.split(/[/?#]/, 2)[1]?.toLowerCase();
  return `/${page}` === paths.login ? undefined : link.href;
}
