import * as z from "zod/mini";
import { AUDIT_ACTIONS } from "../documents/auditEntry";
import { roleSchema } from "../documents/fields";
import { inviteRequestStatusSchema, seatsSchema } from "../documents/inviteRequest";
import { characterQuotaSchema } from "../members/account/quota";
import { pageFields, pageQuery } from "../members/admin/pageQuery";
import { inviteCountSchema } from "../members/invitations/generation";
import { noteSchema } from "../members/invitations/noteSchema";
import { defineCall } from "./call";

/** Product §3 "Admin list item", and the fields that distinguish two members of the same name. */
const adminUserSchema = z.object({
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

const adminInviteSchema = z.object({
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

const adminInviteRequestSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: inviteRequestStatusSchema,
  createdAt: z.number(),
  updatedAt: z.number(),
  lastRequestAt: z.number(),
  requestCount: z.number(),
  note: z.optional(z.string()),
  adminNote: z.optional(z.string()),
  /** Of an MJ's request. */
  seats: z.optional(seatsSchema),
  processedByName: z.optional(z.string()),
  processedByEmail: z.optional(z.string()),
});
export type AdminInviteRequest = z.infer<typeof adminInviteRequestSchema>;

export const listUsers = defineCall({
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary: "List the members by pages, with the existing roles",
  query: pageQuery(["name", "email", "role", "characterQuota", "createdAt"], "asc"),
  result: z.object({ users: z.array(adminUserSchema), roles: z.array(roleSchema), ...pageFields }),
});

/**
 * Throws `own-account` for one's own account, and `forbidden` when the caller was demoted at the same moment.
 */
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

/**
 * Deletes a member with the campaigns they run, whose players are notified. Not one's own account
 * (`own-account`).
 */
export const deleteUser = defineCall({
  method: "DELETE",
  path: "/api/admin/users/:id",
  access: "admin",
  summary: "Delete a member and everything that belongs to them",
});

export const listInvites = defineCall({
  method: "GET",
  path: "/api/admin/invites",
  access: "admin",
  summary: "List the invite codes by pages",
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

/**
 * `unusedOnly=true`: the admin confirmed the deletion of an unused code; 409 `invite-used` when somebody has
 * used it since.
 */
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
  summary: "List the invitation requests by pages, with the existing statuses",
  query: pageQuery(["lastRequestAt", "email", "status", "requestCount"], "desc"),
  result: z.object({
    requests: z.array(adminInviteRequestSchema),
    statuses: z.array(inviteRequestStatusSchema),
    ...pageFields,
  }),
});

/** A refusal disables the code that was made for the request's address, unless it is used. */
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
 * Creates a code for the request's address and marks the request as processed. When repeated, answers the
 * code it created, which is enabled again if a refusal had disabled it; throws `invite-used` when somebody
 * has used it. For the mail see `invitations/invitationMail`.
 */
export const inviteFromRequest = defineCall({
  method: "POST",
  path: "/api/admin/invite-requests/:id/invite",
  access: "admin",
  summary: "Create an invite code for a request's address and mark the request as processed",
  result: z.object({ request: adminInviteRequestSchema, invite: adminInviteSchema }),
});

/**
 * Beyond the product's list. Answers the request without its codes, which are the MJ's to hand out. 404
 * `invite-request-not-found` for a visitor's request.
 */
export const grantSeats = defineCall({
  method: "POST",
  path: "/api/admin/invite-requests/:id/seats",
  access: "admin",
  summary: "Grant the seats of an MJ's request: create their codes and mark it as processed",
  result: z.object({ request: adminInviteRequestSchema }),
});

const auditEntryViewSchema = z.object({
  id: z.string(),
  at: z.number(),
  actor: z.object({ uid: z.string(), name: z.string() }),
  action: z.enum(AUDIT_ACTIONS),
  target: z.object({ id: z.string(), label: z.string() }),
  change: z.optional(z.object({ from: z.string(), to: z.string() })),
});
export type AuditEntryView = z.infer<typeof auditEntryViewSchema>;

/** Read-only: no call changes the log. */
export const listAuditLog = defineCall({
  method: "GET",
  path: "/api/admin/audit-log",
  access: "admin",
  summary: "List the admins' actions by pages",
  query: pageQuery(["at"], "desc"),
  result: z.object({ entries: z.array(auditEntryViewSchema), ...pageFields }),
});
