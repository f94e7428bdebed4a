import * as z from "zod/mini";
import { roleSchema } from "../documents/fields";
import { defineCall } from "./call";
import { getSessionRoute } from "./publicRoutes";

/** Product §3 "User session". */
const sessionUserSchema = z.object({
  uid: z.string(),
  name: z.string(),
  displayName: z.string(),
  email: z.string(),
  pronouns: z.string(),
  role: roleSchema,
  characterQuota: z.number(),
  photoURL: z.optional(z.string()),
  metadata: z.object({ lastSignInTime: z.optional(z.string()) }),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

const sessionResult = z.object({ user: z.nullable(sessionUserSchema) });
export const idTokenSchema = z.string().check(z.minLength(1), z.maxLength(8192));

export const getSession = defineCall({ ...getSessionRoute, result: sessionResult });

/** Product §7. 403 `registration-required` (« … inscription requise ») when the account was never registered. */
export const login = defineCall({
  method: "POST",
  path: "/api/auth/login",
  access: "public",
  summary: "Open a session from a fresh identity token",
  body: z.object({ idToken: idTokenSchema }),
  result: z.object({ user: sessionUserSchema }),
});

/** Product §7. Atomic; can be repeated after a lost answer; a refused registration is rolled back. */
export const register = defineCall({
  method: "POST",
  path: "/api/auth/register",
  access: "public",
  summary: "Become a member with an invite code",
  body: z.object({ idToken: idTokenSchema, inviteCode: z.string().check(z.maxLength(256)) }),
  result: z.object({ user: sessionUserSchema }),
});

/**
 * Beyond the product's list: ends a sign-up that its owner did not confirm, or that failed before `register`
 * was reached. Deletes the account that the token belongs to if it never belonged to a member; otherwise, and
 * when repeated, deletes nothing.
 */
export const cancelRegistration = defineCall({
  method: "POST",
  path: "/api/auth/register/cancel",
  access: "public",
  summary: "Delete one's account that was never registered",
  body: z.object({ idToken: idTokenSchema }),
});

/** Product §7. Always succeeds, with or without a session. */
export const logout = defineCall({
  method: "POST",
  path: "/api/auth/logout",
  access: "public",
  summary: "Close the session",
});
