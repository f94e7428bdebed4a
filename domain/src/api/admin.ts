import * as z from "zod/mini";
import { characterQuotaSchema } from "../account/quota";
import { pageFields, pageQuery } from "../admin/pageQuery";
import { AUDIT_ACTIONS } from "../documents/auditEntry";
import { roleSchema } from "../documents/fields";
import { inviteRequestStatusSchema } from "../documents/inviteRequest";
import { inviteCountSchema } from "../invitations/generation";
import { noteSchema } from "../invitations/inviteRequest";
import { defineCall } from "./call";

/** Product §3 "Admin list item", and what tells two people of one name apart. */
export const adminUserSchema = z.object({
  uid: z.string(),
  name: z.string(),
  pronouns: z.string(),
  email: z.string(),
  role: roleSchema,
  characterQuota: z.number(),
  photoURL: z.optional(z.string()),
  createdAt: z.number(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminInviteSchema = z.object({
  code: z.string(),
  used: z.boolean(),
  disabled: z.optional(z.boolean()),
  createdAt: z.number(),
  usedAt: z.optional(z.number()),
  usedByName: z.optional(z.string()),
  usedByEmail: z.optional(z.string()),
  note: z.optional(z.string()),
});
export type AdminInvite = z.infer<typeof adminInviteSchema>;

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
export type AdminInviteRequest = z.infer<typeof adminInviteRequestSchema>;

export const listUsers = defineCall({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary: "The members, a page at a time, with the roles there are",
  query: pageQuery(["name", "email", "role", "characterQuota", "createdAt"], "asc"),
  result: z.object({ users: z.array(adminUserSchema), roles: z.array(roleSchema), ...pageFields }),
});

/** Throws `own-account` for oneself; `last-admin`, should two admins demote each other at once. */
export const updateUserRole = defineCall({
  method: "PUT",
  path: "/api/admin/users/:id/role",
  access: "admin",
  summary: "Change a member's role",
  body: z.object({ role: roleSchema }),
  result: adminUserSchema,
});

export const updateUserQuota = defineCall({
  method: "PUT",
  path: "/api/admin/users/:id/quota",
  access: "admin",
  summary: "Change how many characters a member may have",
  body: z.object({ characterQuota: characterQuotaSchema }),
  result: adminUserSchema,
});

/** Their campaigns go with all that is in them; their players are told. Not oneself (`own-account`). */
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
  summary: "The invite codes, a page at a time",
  query: pageQuery(["createdAt", "code", "used"], "desc"),
  result: z.object({ invites: z.array(adminInviteSchema), ...pageFields }),
});

export const createInvites = defineCall({
  method: "POST",
  path: "/api/admin/invites",
  access: "admin",
  summary: "Generate 1 to 20 invite codes",
  body: z.object({ count: inviteCountSchema, note: z.optional(noteSchema) }),
  result: z.object({ invites: z.array(adminInviteSchema) }),
});

/** `unusedOnly=true`: what the admin confirmed; 409 `invite-used` if somebody used the code meanwhile. */
export const deleteInvite = defineCall({
  method: "DELETE",
  path: "/api/admin/invites/:code",
  access: "admin",
  summary: "Delete an invite code",
  query: z.object({ unusedOnly: z.optional(z.union([z.string(), z.boolean()])) }),
});

export const listInviteRequests = defineCall({
  method: "GET",
  path: "/api/admin/invite-requests",
  access: "admin",
  summary: "The invitation requests, a page at a time, with the statuses there are",
  query: pageQuery(["lastRequestAt", "email", "status", "requestCount"], "desc"),
  result: z.object({
    requests: z.array(adminInviteRequestSchema),
    statuses: z.array(inviteRequestStatusSchema),
    ...pageFields,
  }),
});

/** A refusal disables the code that was made for the request's address, unless somebody used it. */
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

/**
 * One action for the usual case: a code for this address, and the request marked as processed. Asked again, it answers
 * with the code it made, which is good again if a refusal had disabled it, unless somebody used that (`invite-used`). The mail: `invitations/invitationMail`.
 */
export const inviteFromRequest = defineCall({
  method: "POST",
  path: "/api/admin/invite-requests/:id/invite",
  access: "admin",
  summary: "Make an invite code for a request's address and mark the request processed",
  result: z.object({ request: adminInviteRequestSchema, invite: adminInviteSchema }),
});

export const auditEntryViewSchema = z.object({
  id: z.string(),
  at: z.number(),
  actor: z.object({ uid: z.string(), name: z.string() }),
  action: z.enum(AUDIT_ACTIONS),
  target: z.object({ id: z.string(), label: z.string() }),
  change: z.optional(z.object({ from: z.string(), to: z.string() })),
});
export type AuditEntryView = z.infer<typeof auditEntryViewSchema>;

/** Nobody can change what this lists. */
export const listAuditLog = defineCall({
  method: "GET",
  path: "/api/admin/audit-log",
  access: "admin",
  summary: "What the admins did, a page at a time",
  query: pageQuery(["at"], "desc"),
  result: z.object({ entries: z.array(auditEntryViewSchema), ...pageFields }),
});
