import type { Route } from "domain/api/call";
import { users } from "domain/documents/user";
import { AppError } from "domain/errors";
import type { Request } from "express";
import { type Identity, verifySessionCookie } from "../store/accounts";
import { readDocument } from "../store/firestore";
import type { Session } from "./session";

const MAX_BODY_BYTES = 256 * 1024;
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Origins beside the app's own that may call the API, for an installation whose backend has a host of its own. */
export const ALLOWED_ORIGINS = (process.env.ALLOWED_ORIGINS ?? "").split(",").filter(Boolean);

const isOwnOrigin = (origin: string, request: Request): boolean => {
  if (ALLOWED_ORIGINS.includes(origin)) return true;
  if (process.env.FUNCTIONS_EMULATOR === "true" && LOOPBACK.test(origin)) return true;
  const host = request.get("x-forwarded-host") ?? request.get("host");
  return origin === `https://${host}`;
};

/**
 * The CSRF guard of every call that changes something: the browser must say that the app itself made the request,
 * and the JSON content type keeps plain HTML forms out (a foreign page cannot set either).
 */
export function requireOwnOrigin(request: Request): void {
  const origin = request.get("origin");
  if (origin === undefined || !isOwnOrigin(origin, request)) throw new AppError("foreign-origin");
}

export function requireSmallJson(request: Request & { rawBody?: Buffer }): void {
  if (!/^application\/json\b/i.test(request.get("content-type") ?? "")) throw new AppError("json-required");
  const size = request.rawBody?.length ?? Number(request.get("content-length") ?? 0);
  if (size > MAX_BODY_BYTES) throw new AppError("payload-too-large");
}

/**
 * Whether a call asks the identity provider if the session still stands: all that change something do, all of the
 * admins and of one's own account. A new password, or the end of an account, puts out at once whoever holds an old
 * session; it lets them read for as long as the cookie lasts (docs/decisions/session-revocation.md).
 */
export const asksForRevocation = ({ access, method, path }: Route): boolean =>
  method !== "GET" || access === "admin" || path.startsWith("/api/account/");

/**
 * The one place that says who may enter a call at all; campaign authority is decided further in, by
 * `domain/campaign/authority`. Who is an admin, the member's document says and not the session, which may be older than
 * a demotion (or a promotion).
 */
export async function requireAccess(route: Route, session: Session): Promise<Identity | undefined> {
  if (route.access === "public") return undefined;
  if (session.cookie === undefined) throw new AppError("unauthenticated");
  const identity = await verifySessionCookie(session.cookie, asksForRevocation(route));
  if (identity === undefined) {
    session.close();
    throw new AppError("session-expired");
  }
  if (route.access === "admin" && (await readDocument(users, identity.uid))?.data.role !== "admin") {
    throw new AppError("forbidden");
  }
  return identity;
}

/**
 * Whose request this is, for rate limits. Hosting's edge appends the address it saw; whatever stands before it may
 * have been written by the client, so the last but `TRUSTED_PROXIES` counts (none in the emulator).
 */
export function clientAddressOf(request: Request): string {
  const trusted = Number(process.env.TRUSTED_PROXIES ?? (process.env.FUNCTIONS_EMULATOR === "true" ? 0 : 1));
  const hops = (request.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops[Math.max(0, hops.length - 1 - trusted)] ?? request.socket.remoteAddress ?? "unknown";
}
