import * as z from "zod/mini";
import { deletionConfirmationSchema } from "../account/deletion";
import { newPasswordSchema } from "../account/password";
import { personalInviteRequestSchema, personalInviteSchema } from "../account/personalData";
import { profileSchema } from "../account/profile";
import { idTokenSchema } from "./auth";
import { defineCall } from "./call";

/** Product §7 "Account". */
export const updateProfile = defineCall({
  method: "PUT",
  path: "/api/account/profile",
  access: "user",
  summary: "Change one's own name and pronouns",
  body: profileSchema,
  result: z.object({ user: z.object({ name: z.string(), pronouns: z.string() }) }),
});

/**
 * Product §7. 403 `reauthentication-required` unless the session's sign-in is at most five minutes old. The identity
 * provider ends every sign-in of the account, the caller's included: sign in with the new password, then `login`.
 */
export const updatePassword = defineCall({
  method: "POST",
  path: "/api/account/password",
  access: "user",
  summary: "Change one's own password",
  body: z.object({ password: newPasswordSchema }),
});

const storedDocumentSchema = z.record(z.string(), z.unknown());
const storedDocumentsSchema = z.array(storedDocumentSchema);

/**
 * All that the product keeps about one person, as it keeps it; moments are epoch milliseconds. What hangs on a campaign
 * says on which (`campaignId`). Of invitations it gives what is theirs, and not what admins noted about them.
 */
export const personalDataSchema = z.object({
  exportedAt: z.number(),
  profile: storedDocumentSchema,
  characters: storedDocumentsSchema,
  items: storedDocumentsSchema,
  campaigns: storedDocumentsSchema,
  memberships: storedDocumentsSchema,
  joinRequests: storedDocumentsSchema,
  presence: storedDocumentsSchema,
  rolls: storedDocumentsSchema,
  messages: storedDocumentsSchema,
  /** What the server rolled for one's characters at tables that roll. */
  forgeRolls: storedDocumentsSchema,
  notifications: storedDocumentsSchema,
  invites: z.array(personalInviteSchema),
  inviteRequests: z.array(personalInviteRequestSchema),
  /** The parts that hold more than what is given here; of what comes day by day, the newest are given. */
  truncated: z.array(z.string()),
});
export type PersonalData = z.infer<typeof personalDataSchema>;

/** Everything about me, deleted characters that can still be restored included. */
export const exportMyData = defineCall({
  method: "GET",
  path: "/api/account/export",
  access: "user",
  summary: "Everything that is kept about oneself",
  result: personalDataSchema,
});

/**
 * Deletes the caller's account with all that hangs on it: characters, homebrew, the campaigns they run, their seats at
 * others'. `idToken`: of a sign-in made at most five minutes ago (`reauthentication-required`) by the caller. The last
 * admin stays (`last-admin`). The session ends.
 */
export const deleteAccount = defineCall({
  method: "DELETE",
  path: "/api/account",
  access: "user",
  summary: "Delete one's own account and all that hangs on it",
  body: z.object({ confirmation: deletionConfirmationSchema, idToken: idTokenSchema }),
});
