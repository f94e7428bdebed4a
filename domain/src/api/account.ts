import * as z from "zod/mini";
import { deletionConfirmationSchema } from "../members/account/deletion";
import { newPasswordSchema } from "../members/account/password";
import { personalInviteRequestSchema, personalInviteSchema } from "../members/account/personalData";
import { profileSchema } from "../members/account/profile";
import { idTokenSchema } from "./auth";
import { defineCall } from "./call";

/** Product §7 "Account". */
export const updateProfile = defineCall({
  method: "PUT",
  path: "/api/account/profile",
  access: "user",
  summary: "Change the caller's name and pronouns",
  body: profileSchema,
  result: z.object({ user: z.object({ name: z.string(), pronouns: z.string() }) }),
});

/**
 * Product §7. 403 `reauthentication-required` unless the session's sign-in is at most five minutes old. The
 * identity provider ends every session of the account, the caller's included: sign in with the new password,
 * then call `login`.
 */
export const updatePassword = defineCall({
  method: "POST",
  path: "/api/account/password",
  access: "user",
  summary: "Change the caller's password",
  body: z.object({ password: newPasswordSchema }),
});

/**
 * Beyond the product's list. Ends every session of the caller on every device, this one's included; the
 * listeners of other devices close when their token runs out, within the hour.
 */
export const signOutEverywhere = defineCall({
  method: "POST",
  path: "/api/account/sign-out-everywhere",
  access: "user",
  summary: "End every session of the caller",
});

const storedDocumentSchema = z.record(z.string(), z.unknown());
const storedDocumentsSchema = z.array(storedDocumentSchema);

/**
 * Everything that is stored about a member, as it is stored; moments are epoch milliseconds. Documents of a
 * campaign have its `campaignId`. Of invitations only the member's own data is given, not what admins noted
 * about them.
 */
const personalDataSchema = z.object({
  exportedAt: z.number(),
  profile: storedDocumentSchema,
  characters: storedDocumentsSchema,
  items: storedDocumentsSchema,
  creatures: storedDocumentsSchema,
  portraits: storedDocumentsSchema,
  campaigns: storedDocumentsSchema,
  memberships: storedDocumentsSchema,
  joinRequests: storedDocumentsSchema,
  /** The rare items that they asked an MJ for, as long as these wait. */
  rareItemRequests: storedDocumentsSchema,
  presence: storedDocumentsSchema,
  rolls: storedDocumentsSchema,
  /** The states in play of their characters, and what was done to these or by the member. */
  play: storedDocumentsSchema,
  /** The fights of the campaigns that they run. */
  fights: storedDocumentsSchema,
  messages: storedDocumentsSchema,
  /** What was asked of them, or by them, in campaigns. */
  asks: storedDocumentsSchema,
  /** Those that they prepared in the campaigns they run. */
  encounters: storedDocumentsSchema,
  randomTables: storedDocumentsSchema,
  handouts: storedDocumentsSchema,
  handoutNotes: storedDocumentsSchema,
  /** What they put into chests, took or spent. */
  chestMoves: storedDocumentsSchema,
  /** Whether they come to the dates of campaigns that they play in. */
  dateAnswers: storedDocumentsSchema,
  /** Those that they played, with the others who were there. */
  evenings: storedDocumentsSchema,
  eveningNotes: storedDocumentsSchema,
  /** The lines of theirs that are kept. */
  markedLines: storedDocumentsSchema,
  /** Scenes of the campaigns that the member runs; their pictures come by `exportScenePictures`. */
  scenes: storedDocumentsSchema,
  /** What the member has on scenes: tokens, traces, drawings, what they alone were shown. */
  onScenes: storedDocumentsSchema,
  /** The server's rolls for their characters, in campaigns whose rules roll them. */
  forgeRolls: storedDocumentsSchema,
  /** The devices that ring for them, without what reaches these. */
  pushDevices: storedDocumentsSchema,
  notifications: storedDocumentsSchema,
  invites: z.array(personalInviteSchema),
  inviteRequests: z.array(personalInviteRequestSchema),
  /**
   * The parts that hold more documents than are given; of parts that grow over time, the newest are given.
   */
  truncated: z.array(z.string()),
});
export type PersonalData = z.infer<typeof personalDataSchema>;

/** Everything about the caller, including deleted characters that can still be restored. */
export const exportMyData = defineCall({
  method: "GET",
  path: "/api/account/export",
  access: "user",
  summary: "Everything that is stored about the caller",
  result: personalDataSchema,
});

/**
 * The pieces of the pictures of the caller's scenes, some at a time; `next`, where there are more, is the next
 * `after`.
 */
export const exportScenePictures = defineCall({
  method: "GET",
  path: "/api/account/export/scene-pictures",
  access: "user",
  summary: "The pictures of the caller's scenes, page by page",
  query: z.object({ after: z.optional(z.string().check(z.maxLength(300))) }),
  result: z.object({ pictures: storedDocumentsSchema, next: z.optional(z.string()) }),
});

/**
 * Deletes the caller's account with everything that belongs to it: characters, homebrew items, creatures, portraits,
 * the campaigns they run, their memberships. `idToken`: of a sign-in by the caller that is at most five minutes old
 * (`reauthentication-required`). The last admin is refused (`last-admin`). The session ends.
 */
export const deleteAccount = defineCall({
  method: "DELETE",
  path: "/api/account",
  access: "user",
  summary: "Delete the caller's account and everything that belongs to it",
  body: z.object({ confirmation: deletionConfirmationSchema, idToken: idTokenSchema }),
});
