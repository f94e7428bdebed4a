import type { Route } from "./call";

/**
 * The calls of pages that load no zod: what every page asks when it opens, and the request for an invitation.
 * These routes are declared apart from their schemas (auth.ts, modules.ts, invitations.ts); the pages read the
 * answers themselves.
 */

/** Product §7 "Auth". Without a session it answers `{ user: null }`, which is no error. */
export const getSessionRoute = {
  method: "GET",
  path: "/api/auth/session",
  access: "public",
  summary: "The signed-in user",
} as const satisfies Route;

/** Product §7 "Other": the game systems that this installation offers. */
export const getModulesRoute = {
  method: "GET",
  path: "/api/modules",
  access: "public",
  summary: "The available game systems",
} as const satisfies Route;

/** Product §7: asks for an account. */
export const requestInviteRoute = {
  method: "POST",
  path: "/api/invite-requests",
  access: "public",
  summary: "Request an invitation",
} as const satisfies Route;
