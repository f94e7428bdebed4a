import { hasControlCharacters } from "../text/characters";

/** An address that may be followed: `in-app` is for the router, `external` opens a new tab. */
export interface SafeLink {
  readonly kind: "in-app" | "external";
  readonly href: string;
}

const MAX_ADDRESS_LENGTH = 2048;

/** A host without user info: `https://des-et-heros.fr@evil.example` shows one name and goes to another. */
const HTTPS = /^https:\/\/([\p{L}\p{N}._-]+|\[[\da-f:.]+\])(:\d{1,5})?([/?#].*)?$/iu;
const LOCAL_HTTP = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?([/?#].*)?$/i;

/** Browsers read a backslash as a slash and drop tabs and line breaks, so neither may be anywhere. */
const FORBIDDEN = /[\s\\<>"`]/;

function isInAppPath(address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  return path.startsWith("/") && !path.includes("//") && !path.split("/").some(isDotSegment);
}

/** `.` and `..`, percent-encoded too: resolving them could leave `//host` behind. */
function isDotSegment(segment: string): boolean {
  return /^(\.|%2e){1,2}$/i.test(segment);
}

/**
 * The one gate for any address that came from data (a notification, a VTT session, an avatar). Lets `https:`,
 * `http:` on this machine, and paths of this app through; gives `undefined` for everything else, `javascript:` and
 * `//host` included.
 */
export function safeLink(raw: unknown): SafeLink | undefined {
  if (typeof raw !== "string" || raw.length > MAX_ADDRESS_LENGTH || hasControlCharacters(raw))
    return undefined;
  const href = raw.trim();
  if (FORBIDDEN.test(href)) return undefined;
  if (isInAppPath(href)) return { kind: "in-app", href };
  return HTTPS.test(href) || LOCAL_HTTP.test(href) ? { kind: "external", href } : undefined;
}
