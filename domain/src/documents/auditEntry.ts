import * as z from "zod/mini";
import { type DocumentData, documentKind } from "./documentKind";
import { momentSchema } from "./fields";

/** What admins do, each by the name of its call; `deleteAccount` is an admin who leaves. */
export const AUDIT_ACTIONS = [
  "updateUserRole",
  "updateUserQuota",
  "deleteUser",
  "deleteAccount",
  "createInvites",
  "deleteInvite",
  "updateInviteRequest",
  "inviteFromRequest",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * `auditLog/{id}`: who did what to whom, written in the same batch as the act. Read by admins, changed by nobody, gone
 * by itself after a year: it names people, some of whom have left.
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
    /** Both names as a search looks for them. */
    actorKey: z.string(),
    targetKey: z.string(),
  }),
  moments: ["at", "expiresAt"],
});

export type AuditEntry = DocumentData<typeof auditLog>;
