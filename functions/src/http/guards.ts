import type { Call, Route } from "domain/api/call";
import type { CallName } from "domain/api/contract";
import { ADMIN_SIGN_IN_MS, requireRecentSignIn } from "domain/members/account/recentSignIn";
import { requireAdmin } from "domain/members/admin/authority";
import { AppError } from "domain/values/errors";
import type { Request } from "express";
import { type Caller, readCaller } from "../store/sessions";
import { MAX_BODY_BYTES, MAX_LARGE_BODY_BYTES } from "./bodyLimit";
import { type ClientAddress, readClientAddress } from "./clientAddress";
import { isAllowedOrigin } from "./origins";
import type { Session } from "./session";

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const isOwnOrigin = (origin: string, request: Request): boolean => {
  if (isAllowedOrigin(origin)) return true;
  if (process.env.FUNCTIONS_EMULATOR === "true" && LOOPBACK.test(origin)) return true;
  const host = request.get("x-forwarded-host") ?? request.get("host");
  return origin === `https://${host}`;
};

/**
 * Protects every call that writes from CSRF: the `Origin` header must be the app's own (no foreign page can
 * set it), and the JSON content type excludes plain HTML forms.
 */
export function requireOwnOrigin(request: Request): void {
  const origin = request.get("origin");
  if (origin === undefined || !isOwnOrigin(origin, request)) throw new AppError("foreign-origin");
}

/** Reads that use up what their caller may make. */
const FETCHED_ALONE: ReadonlySet<CallName> = new Set<CallName>(["exportMyData", "exportScenePictures"]);

/**
 * Protects such a read from being asked for by a picture, a frame or a link, in the name of whoever sees it: every
 * browser that we support says what a request is for, and no page can say otherwise.
 */
export function requireFetched(name: CallName, request: Request): void {
  if (FETCHED_ALONE.has(name) && request.get("sec-fetch-dest") !== "empty") {
    throw new AppError("foreign-origin");
  }
}

/** The largest body of a call that anyone may make: the provider's tokens take some 2 KB. */
const MAX_PUBLIC_BODY_BYTES = 16 * 1024;

/** A request without a body needs no content type: a `DELETE` of another client often has neither. */
export function requireSmallJson(
  request: Request & { rawBody?: Buffer },
  { access, largeBody }: Pick<Call, "access" | "largeBody">,
): void {
  const size = request.rawBody?.length ?? Number(request.get("content-length") ?? 0);
  const hasBody = size > 0 || request.get("transfer-encoding") !== undefined;
  const type = request.get("content-type");
  const isJson = type === undefined ? !hasBody : /^application\/json\b/i.test(type);
  if (!isJson) throw new AppError("json-required");
  const limit = largeBody ? MAX_LARGE_BODY_BYTES : MAX_BODY_BYTES;
  if (size > (access === "public" ? MAX_PUBLIC_BODY_BYTES : limit)) throw new AppError("payload-too-large");
}

/**
 * Whether a call reads the session anew: every call that writes, every admin call, and every call about one's
 * own account. The other reads may rest on what the instance read within the last minute
 * (docs/decisions/session-revocation.md).
 */
export const readsSessionAnew = ({ access, method, path }: Route): boolean =>
  method !== "GET" || access === "admin" || path.startsWith("/api/account/");

/**
 * The only place that decides who may make a call; authority within a campaign is decided in
 * `domain/campaign/authority`. Admin access is read from the member's document, not from the cookie, which
 * may be older than a change of role; an admin's acts, and not what they only look at, want a sign-in of the
 * last ten minutes. `readAhead`: the paths of documents to read together with the session.
 */
export async function requireAccess(
  route: Route,
  session: Session,
  { now, readAhead = [] }: { now: number; readAhead?: readonly string[] },
): Promise<Caller | undefined> {
  if (route.access === "public") return undefined;
  if (session.cookie === undefined) throw new AppError("unauthenticated");
  const caller = await readCaller(session.cookie, { fresh: readsSessionAnew(route), now, readAhead });
  if (caller === undefined) {
    session.close();
    throw new AppError("session-expired");
  }
  if (route.access === "admin") {
    requireAdmin(caller.member?.()?.data);
    if (route.method !== "GET") requireRecentSignIn(caller.signedInAt, now, ADMIN_SIGN_IN_MS);
  }
  return caller;
}

/** How many hops at the end of `X-Forwarded-For` are ours: Hosting, unless told otherwise; none in the emulator. */
const TRUSTED_PROXIES = Number(
  process.env.TRUSTED_PROXIES ?? (process.env.FUNCTIONS_EMULATOR === "true" ? 0 : 1),
);

/** Where the request comes from, for rate limits. */
export const clientAddressOf = (request: Request): ClientAddress =>
  readClientAddress(request.get("x-forwarded-for"), request.socket.remoteAddress, TRUSTED_PROXIES);
