import * as z from "zod/mini";
import { roleSchema } from "../documents/fields";
import { inviteRequestStatusSchema } from "../documents/inviteRequest";
import { inviteCountSchema } from "../invitations/generation";
import { noteSchema } from "../invitations/inviteRequest";
import { defineCall } from "./call";

/** Spec §3 "Admin list item". */
export const adminUserSchema = z.object({
  uid: z.string(),
  name: z.string(),
  pronouns: z.string(),
  email: z.string(),
  role: roleSchema,
  characterQuota: z.number(),
});

export const adminInviteSchema = z.object({
  code: z.string(),
  used: z.boolean(),
  createdAt: z.number(),
  usedAt: z.optional(z.number()),
  usedByName: z.optional(z.string()),
  usedByEmail: z.optional(z.string()),
  note: z.optional(z.string()),
});

export const adminInviteRequestSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: inviteRequestStatusSchema,
  createdAt: z.number(),
  updatedAt: z.number(),
  lastRequestAt: z.number(),
  requestCount: z.number(),
  note: z.optional(z.string()),
  adminNote: z.optional(z.string()),
  processedByName: z.optional(z.string()),
  processedByEmail: z.optional(z.string()),
});

export const listUsers = defineCall({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary: "Every member, with the roles there are",
  result: z.object({ users: z.array(adminUserSchema), roles: z.array(roleSchema) }),
});

export const updateUserRole = defineCall({
  method: "PUT",
  path: "/api/admin/users/:id/role",
  access: "admin",
  summary: "Change a member's role",
  body: z.object({ role: roleSchema }),
  result: adminUserSchema,
});

export const deleteUser = defineCall({
  method: "DELETE",
  path: "/api/admin/users/:id",
  access: "admin",
  summary: "Delete a member and all that hangs on them",
});

export const listInvites = defineCall({
  method: "GET",
  path: "/api/admin/invites",
  access: "admin",
  summary: "Every invite code",
  result: z.object({ invites: z.array(adminInviteSchema) }),
});

export const createInvites = defineCall({
  method: "POST",
  path: "/api/admin/invites",
  access: "admin",
  summary: "Generate 1 to 20 invite codes",
  body: z.object({ count: inviteCountSchema, note: z.optional(noteSchema) }),
  result: z.object({ invites: z.array(adminInviteSchema) }),
});

export const deleteInvite = defineCall({
  method: "DELETE",
  path: "/api/admin/invites/:code",
  access: "admin",
  summary: "Delete an invite code",
});

export const listInviteRequests = defineCall({
  method: "GET",
  path: "/api/admin/invite-requests",
  access: "admin",
  summary: "Every invitation request, with the statuses there are",
  result: z.object({
    requests: z.array(adminInviteRequestSchema),
    statuses: z.array(inviteRequestStatusSchema),
  }),
});

export const updateInviteRequest = defineCall({
  method: "PATCH",
  path: "/api/admin/invite-requests/:id",
  access: "admin",
  summary: "Move an invitation request to another status",
  body: z.object({
    status: z.optional(inviteRequestStatusSchema),
    adminNote: z.optional(noteSchema),
  }),
  result: adminInviteRequestSchema,
});
