import * as z from "zod/mini";
import { campaignLinksSchema, campaignSettingsSchema, vttStatusSchema } from "../documents/campaign";
import { systemIdSchema } from "../documents/fields";
import { defineCall } from "./call";
import { characterSchema } from "./characters";

const personSchema = z.object({
  uid: z.string(),
  name: z.string(),
  pronouns: z.optional(z.string()),
  photoURL: z.optional(z.string()),
});

/** One line of `/game` and of the dashboard (product §3 "Listing items"). */
export const campaignSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  game: systemIdSchema,
  role: z.enum(["mj", "player"]),
  membershipStatus: z.enum(["member", "pending"]),
  dm: z.string(),
  description: z.optional(z.string()),
  vttStatus: z.optional(vttStatusSchema),
  settings: z.optional(campaignSettingsSchema),
});
export type CampaignSummary = z.infer<typeof campaignSummarySchema>;

/** Product §3 "Campaign". `inviteToken` only for the MJ. */
export const campaignSchema = z.object({
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

export const listCampaigns = defineCall({
  method: "GET",
  path: "/api/:system/campaigns",
  access: "user",
  summary: "The campaigns one runs, plays in or waits to join",
  result: z.array(campaignSummarySchema),
});

export const getCampaignInvite = defineCall({
  method: "GET",
  path: "/api/:system/campaigns/invite/:token",
  access: "user",
  summary: "What an invite link opens",
  result: z.object({
    campaign: z.object({ id: z.string(), name: z.string(), game: systemIdSchema, dm: z.string() }),
    membershipStatus: z.enum(["none", "pending", "member", "mj"]),
  }),
});

export const requestToJoin = defineCall({
  method: "POST",
  path: "/api/:system/campaigns/join",
  access: "user",
  summary: "Ask to join a campaign by its invite token",
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
  body: campaignSettingsSchema,
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
  summary: "The requests waiting for the MJ",
  result: z.object({
    requests: z.array(z.object({ uid: z.string(), name: z.string(), requestedAt: z.number() })),
  }),
});

export const approveJoinRequest = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/requests/:requestId/approve",
  access: "user",
  summary: "Let a player in (MJ)",
});

export const refuseJoinRequest = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/requests/:requestId/refuse",
  access: "user",
  summary: "Turn a request down (MJ)",
});

export const deleteCampaign = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id",
  access: "user",
  summary: "Delete a campaign and all that hangs on it (MJ)",
});

export const linkCharacter = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/characters/link",
  access: "user",
  summary: "Bring one's own character to the table",
  body: z.object({ characterId: z.string() }),
  result: z.object({ character: characterSchema }),
});

export const removePlayer = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/players/:playerId",
  access: "user",
  summary: "Remove a player (MJ)",
});

export const removeCharacter = defineCall({
  method: "DELETE",
  path: "/api/:system/campaign/:id/characters/:characterId",
  access: "user",
  summary: "Take a character off the table (MJ or its owner)",
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

/** Beyond the product's list: what the Forge ends with. The caller becomes the MJ. */
export const createCampaign = defineCall({
  method: "POST",
  path: "/api/:system/campaigns",
  access: "user",
  summary: "Open a campaign as its MJ",
  body: z.object({
    name: z.string(),
    description: z.optional(z.string()),
    settings: z.optional(campaignSettingsSchema),
  }),
  result: campaignSchema,
});

/** Beyond the product's list: a new invite link kills the old one. */
export const renewCampaignInvite = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/invite",
  access: "user",
  summary: "Make a new invite link (MJ)",
  result: z.object({ inviteToken: z.string() }),
});

/** Beyond the product's list: a player leaves of their own accord. */
export const leaveCampaign = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/leave",
  access: "user",
  summary: "Leave a campaign one plays in",
});

/** Sent while the page is closing (`keepalive`), so that a closed tab shows within two seconds (design: Presence). */
export const leavePresence = defineCall({
  method: "POST",
  path: "/api/:system/campaign/:id/presence/leave",
  access: "user",
  summary: "Take this device's heartbeat away",
  body: z.object({ deviceId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,36}$/)) }),
});
