import * as z from "zod/mini";
import { campaignLinksSchema, vttStatusSchema } from "../documents/campaign";
import { MAX_GRANTED_LEVEL } from "../documents/character";
import { systemIdSchema } from "../documents/fields";
import { campaignSettingsSchema } from "../game/campaignSettings";
import { requestIdSchema } from "../values/requestId";
import { defineCall } from "./call";
import { characterSchema } from "./characters";

const personSchema = z.object({
  uid: z.string(),
  name: z.string(),
  pronouns: z.optional(z.string()),
  photoURL: z.optional(z.string()),
});

/** Product §3 "Campaign". `inviteToken` for the MJ only. */
const campaignSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  game: systemIdSchema,
  role: z.enum(["mj", "player"]),
  dm: z.string(),
  dmProfile: z.object({ uid: z.string(), name: z.string() }),
  players: z.array(personSchema),
  characters: z.array(characterSchema),
  settings: campaignSettingsSchema,
  vttStatus: vttStatusSchema,
  inviteToken: z.optional(z.string()),
  commandPanelUrl: z.optional(z.string()),
  links: z.optional(campaignLinksSchema),
});
export type CampaignView = z.infer<typeof campaignSchema>;

export const getCampaignInvite = defineCall({
  method: "GET",
  path: "/api/:system/campaigns/invite/:token",
  access: "user",
  summary: "The campaign of an invite link",
  result: z.object({
    campaign: z.object({ id: z.string(), name: z.string(), game: systemIdSchema, dm: z.string() }),
    membershipStatus: z.enum(["none", "pending", "member", "mj"]),
  }),
});

export const requestToJoin = defineCall({
  method: "POST",
  path: "/api/:system/campaigns/join",
  access: "user",
  summary: "Ask to join a campaign with its invite token",
  body: z.object({ token: z.string() }),
  result: z.object({ status: z.enum(["pending"]), campaign: z.object({ id: z.string(), name: z.string() }) }),
});

export const getCampaign = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id",
  access: "user",
  summary: "A campaign's page",
  result: campaignSchema,
});

export const updateCampaignSettings = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/settings",
  access: "user",
  summary: "Change the rules settings (MJ)",
  /** Without `askForRareItems`, which the product's list does not have, it stays as it is. */
  body: z.extend(campaignSettingsSchema, { askForRareItems: z.optional(z.boolean()) }),
  result: z.object({ settings: campaignSettingsSchema, vttStatus: vttStatusSchema }),
});

export const updateCampaignInfo = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/info",
  access: "user",
  summary: "Change name and description (MJ)",
  body: z.object({ name: z.string(), description: z.string() }),
  result: z.object({ name: z.string(), description: z.string() }),
});

export const listJoinRequests = defineCall({
  method: "GET",
  path: "/api/:system/campaign/:id/requests",
  access: "user",
  summary: "The pending join requests (MJ)",
  result: z.object({
    requests: z.array(z.object({ uid: z.string(), name: z.string(), requestedAt: z.number() })),
  }),
});

export const approveJoinRequest = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/requests/:requestId/approve",
  access: "user",
  summary: "Approve a join request (MJ)",
});

export const refuseJoinRequest = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/requests/:requestId/refuse",
  access: "user",
  summary: "Refuse a join request (MJ)",
});

export const deleteCampaign = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id",
  access: "user",
  summary: "Delete a campaign and everything that belongs to it (MJ)",
});

export const linkCharacter = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/characters/link",
  access: "user",
  summary: "Link one of the caller's characters to the campaign",
  body: z.object({ characterId: z.string() }),
  result: z.object({ character: characterSchema }),
});

export const removePlayer = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/players/:playerId",
  access: "user",
  summary: "Remove a player (MJ)",
});

/**
 * Lets a character come to its next level, or with the level that it has takes that back. 409 `level-not-next` for any
 * other; what stands already changes nothing.
 */
export const grantLevel = defineCall({
  method: "PUT",
  path: "/api/:system/campaign/:id/characters/:characterId/level",
  access: "user",
  repeatable: "always",
  summary: "Grant a character its next level (MJ)",
  body: z.object({ level: z.int().check(z.minimum(1), z.maximum(MAX_GRANTED_LEVEL)) }),
});

export const removeCharacter = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/characters/:characterId",
  access: "user",
  summary: "Unlink a character from the campaign (MJ or its owner)",
});

export const setVttStatus = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/vtt/status",
  access: "user",
  summary: "Open or close the virtual table (MJ)",
  body: z.discriminatedUnion("status", [
    z.object({ status: z.literal("online"), joinUrl: z.string() }),
    z.object({ status: z.literal("offline") }),
  ]),
  result: z.object({ vttStatus: vttStatusSchema }),
});

/** Beyond the product's list: the last step of the campaign Forge. The caller becomes the MJ. */
export const createCampaign = defineCall({
  method: "POST",
  path: "/api/:system/campaigns",
  access: "user",
  repeatable: "with-request-id",
  summary: "Create a campaign with the caller as its MJ",
  body: z.object({
    name: z.string(),
    description: z.optional(z.string()),
    settings: z.optional(campaignSettingsSchema),
    requestId: z.optional(requestIdSchema),
  }),
  result: campaignSchema,
});

/** Beyond the product's list: creates a new invite link, which invalidates the old one. */
export const renewCampaignInvite = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/invite",
  access: "user",
  summary: "Replace the invite link (MJ)",
  result: z.object({ inviteToken: z.string() }),
});

/** Beyond the product's list: a player leaves the campaign. */
export const leaveCampaign = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/leave",
  access: "user",
  summary: "Leave a campaign as a player",
});
