import * as z from "zod/mini";
import { roleSchema } from "../documents/fields";
import { getSessionRoute } from "./arrival";
import { defineCall } from "./call";

/** Product §3 "User session". */
export const sessionUserSchema = z.object({
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

/** Product §7. Always succeeds, with or without a session. */
export const logout = defineCall({
  method: "POST",
  path: "/api/auth/logout",
  access: "public",
  summary: "Close the session",
});
