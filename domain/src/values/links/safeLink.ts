import { hasControlCharacters } from "../text/characters";

/** An address that is safe to open: `in-app` with the router, `external` in a new tab. */
export interface SafeLink {
  readonly kind: "in-app" | "external";
  readonly href: string;
}

const MAX_ADDRESS_LENGTH = 2048;

/** Without user info: `https://des-et-heros.fr@evil.example` looks like one host and leads to another. */
const HTTPS = /^https:\/\/([\p{L}\p{N}._-]+|\[[\da-f:.]+\])(:\d{1,5})?([/?#].*)?$/iu;
const LOCAL_HTTP = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?([/?#].*)?$/i;

/** Browsers treat a backslash as a slash and drop tabs and line breaks, so neither is allowed. */
const FORBIDDEN = /[\s\\<>"`]/;

function isInAppPath(address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  return path.startsWith("/") && !path.includes("//") && !path.split("/").some(isDotSegment);
}

/** `.` and `..`, percent-encoded too: resolving them could yield `//host`. */
function isDotSegment(segment: string): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment);
}

/**
 * Checks any address from stored data (a notification, a VTT session, an avatar). Accepts `https:`, `http:`
 * on this machine, and paths of this app; gives `undefined` for everything else, `javascript:` and `//host`
 * included.
 */
export function safeLink(raw: unknown): SafeLink | undefined {
  if (typeof raw !== "string" || raw.length > MAX_ADDRESS_LENGTH || hasControlCharacters(raw))
    return undefined;
  const href = raw.trim();
  if (FORBIDDEN.test(href)) return undefined;
  if (isInAppPath(href)) return { kind: "in-app", href };
  return HTTPS.test(href) || LOCAL_HTTP.test(href) ? { kind: "external", href } : undefined;
}
