import { paths } from "./paths";
import { safeLink } from "./safeLink";

/**
 * The address to open after signing in (product §2): the page that was asked for, if it belongs to this app
 * and is not the login page, which would redirect in a loop.
 */
export function safeReturnPath(raw: unknown): string | undefined {
  const link = safeLink(raw);
  if (link?.kind !== "in-app") return undefined;
  const page = link.href.split(/[/?#]/, 2)[1]?.toLowerCase();
  return `/${page}` === paths.login ? undefined : link.href;
}
