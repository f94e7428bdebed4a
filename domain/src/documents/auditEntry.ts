import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/**
 * The admins' actions, each by the name of its call; `makeAdmin` is the operators' command of that name; `deleteAccount` is an admin who deletes their own
 * account.
 */
export const AUDIT_ACTIONS = [
  "updateUserRole",
  "makeAdmin",
  "updateUserQuota",
  "deleteUser",
  "deleteAccount",
  "createInvites",
  "deleteInvite",
  "updateInviteRequest",
  "inviteFromRequest",
  "grantSeats",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * `auditLog/{id}`: an admin's action, written in the same batch as the action. Admins read it, no client
 * writes it. A TTL policy deletes it after a year, since it names people who may have left.
 */
export const auditLog = documentKind({
  name: "auditLog",
  path: (id: string) => `auditLog/${id}`,
  schema: z.object({
    at: momentSchema,
    expiresAt: momentSchema,
    actor: z.object({ uid: z.string(), name: z.string() }),
    action: z.enum(AUDIT_ACTIONS),
    target: z.object({ id: z.string(), label: z.string() }),
    change: z.optional(z.object({ from: z.string(), to: z.string() })),
    /** Both names, folded for searches. */
    actorKey: z.string(),
    targetKey: z.string(),
  }),
  moments: ["at", "expiresAt"],
});

export type AuditEntry = DocumentData<typeof auditLog>;
