import * as z from "zod/mini";
import { newPasswordSchema } from "../account/password";
import { profileSchema } from "../account/profile";
import { defineCall } from "./call";

/** Spec §7 "Account". */
export const updateProfile = defineCall({
  method: "PUT",
  path: "/api/account/profile",
  access: "user",
  summary: "Change one's own name and pronouns",
  body: profileSchema,
  result: z.object({ user: z.object({ name: z.string(), pronouns: z.string() }) }),
});

export const updatePassword = defineCall({
  method: "POST",
  path: "/api/account/password",
  access: "user",
  summary: "Change one's own password",
  body: z.object({ password: newPasswordSchema }),
});
