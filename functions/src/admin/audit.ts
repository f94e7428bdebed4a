import { randomUUID } from "node:crypto";
import { type Act, auditEntry } from "domain/admin/auditEntry";
import { auditLog } from "domain/documents/auditEntry";
import { readMember } from "../members/readMember";
import type { GuardedBatch } from "../store/firestore";

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

/** Adds the log's entry to the writes of the act itself: neither is there without the other. */
export function logAct(batch: GuardedBatch, actor: Pick<Actor, "uid" | "name">, act: Act, now: number): void {
  batch.create(auditLog, [randomUUID()], auditEntry(actor, act, now));
}
