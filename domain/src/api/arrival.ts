import type { Route } from "./call";

/**
 * The calls that every page makes when it opens, public ones included. These routes are declared apart from
 * their schemas (auth.ts, modules.ts), so that a visitor's first page loads no zod; it reads the two answers
 * itself.
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
