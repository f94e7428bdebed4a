import { randomUUID } from "node:crypto";
import { auditLog } from "domain/documents/auditEntry";
import { type UserDocument, users } from "domain/documents/user";
import { type Act, auditEntry } from "domain/members/admin/auditEntry";
import { requireAdmin } from "domain/members/admin/authority";
import { AppError } from "domain/values/errors";
import { readDocument, type Stored } from "../store/firestore";
import type { GuardedBatch } from "../store/guardedBatch";

/** The admin who acts, as the audit log and the invitation requests store them. */
export interface Actor {
  uid: string;
  name: string;
  email: string;
}

export const actorOf = ({ id, data: { name, email } }: Stored<UserDocument>): Actor => ({
  uid: id,
  name,
  email,
});

/**
 * The caller as stored now; whether they are still an admin at the commit is checked by `actAsAdmin`. Throws
 * `forbidden`.
 */
export async function readActingAdmin({ uid }: { uid: string }): Promise<Stored<UserDocument>> {
  const admin = await readDocument(users, uid);
  requireAdmin(admin?.data);
  if (admin === undefined) throw new AppError("forbidden");
  return admin;
}

/** Adds the log's entry to the batch of the action itself: neither is written without the other. */
export function logAct(batch: GuardedBatch, actor: Pick<Actor, "uid" | "name">, act: Act, now: number): void {
  batch.create(auditLog, [randomUUID()], auditEntry(actor, act, now));
}

/**
 * Logs the action, and fails the batch when the admin's document has changed since it was read: of two admins
 * who demote each other at the same moment, one remains.
 */
export function actAsAdmin(batch: GuardedBatch, admin: Stored<UserDocument>, act: Act, now: number): void {
  logAct(batch.requireUnchanged(users, [admin.id], admin.version), actorOf(admin), act, now);
}
