import { randomUUID } from "node:crypto";
import { type Act, auditEntry } from "domain/admin/auditEntry";
import { type AuditEntry, auditLog } from "domain/documents/auditEntry";
import { readMember } from "../members/readMember";

/** The admin who acts, as the log and the requests keep them. */
export interface Actor {
  uid: string;
  name: string;
  email: string;
}

export async function readActor({ uid }: { uid: string }): Promise<Actor> {
  const { name, email } = await readMember(uid);
  return { uid, name, email };
}

/** A batch or a transaction. */
interface Writer {
  create(kind: typeof auditLog, ids: [string], entry: AuditEntry): unknown;
}

/** Adds the log's entry to the writes of the act itself: neither is there without the other. */
export function logAct(writer: Writer, actor: Actor, act: Act, now: number): void {
  writer.create(auditLog, [randomUUID()], auditEntry(actor, act, now));
}
