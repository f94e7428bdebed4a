import type { CookieOptions, Request, Response } from "express";
import { SESSION_LASTS_MS } from "../store/accounts";

/** Firebase Hosting forwards this one cookie and drops every other. */
const COOKIE = "__session";

const attributes: CookieOptions = {
  httpOnly: true,
  secure: process.env.FUNCTIONS_EMULATOR !== "true",
  sameSite: "lax",
  path: "/",
};

/** The session of one HTTP exchange: what the browser sent, and what it is told to keep. */
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
