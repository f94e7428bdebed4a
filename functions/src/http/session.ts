import { SESSION_LASTS_MS } from "domain/members/account/sessions";
import type { CookieOptions, Request, Response } from "express";

/** Firebase Hosting forwards only a cookie of this name. */
const COOKIE = "__session";

/**
 * An installation says so whose pages and API are on different sites: there browsers send no cookie that is
 * bound to its own site. `requireOwnOrigin` then stands alone against CSRF. A partitioned cookie belongs to our
 * pages alone, and is kept by browsers that keep no other cookies of third parties.
 */
const IS_CROSS_SITE = process.env.CROSS_SITE === "true";

const attributes: CookieOptions = {
  httpOnly: true,
  secure: IS_CROSS_SITE || process.env.FUNCTIONS_EMULATOR !== "true",
  sameSite: IS_CROSS_SITE ? "none" : "lax",
  ...(IS_CROSS_SITE && { partitioned: true }),
  path: "/",
};

/**
 * The session of one request: reads the cookie that the browser sent, and sets or clears it in the response.
 */
export class Session {
  readonly cookie: string | undefined;
  readonly #response: Response;

  constructor(request: Request, response: Response) {
    this.#response = response;
    const pair = request.headers.cookie?.split(/; */).find((entry) => entry.startsWith(`${COOKIE}=`));
    this.cookie = pair?.slice(COOKIE.length + 1) || undefined;
  }

  open(cookie: string): void {
    this.#response.cookie(COOKIE, cookie, { ...attributes, maxAge: SESSION_LASTS_MS });
  }

  close(): void {
    this.#response.clearCookie(COOKIE, attributes);
  }
}
