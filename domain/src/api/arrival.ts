import type { Route } from "./call";

/**
 * What every page asks on arrival, the showcase included. These routes stand apart from their calls' schemas (auth.ts,
 * modules.ts), because a visitor's first page must not carry zod; it reads the two answers itself.
 */

/** Product §7 "Auth". No session is an answer, not an error: `{ user: null }`. */
export const getSessionRoute = {
  method: "GET",
  path: "/api/auth/session",
  access: "public",
  summary: "Who is signed in",
} as const satisfies Route;

/** Product §7 "Other": the game systems that this installation offers. */
export const getModulesRoute = {
  method: "GET",
  path: "/api/modules",
  access: "public",
  summary: "The game systems on offer",
} as const satisfies Route;
