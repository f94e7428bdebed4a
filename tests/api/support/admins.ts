import { listAuditLog } from "domain/api/admin";
import type { AuditEntry } from "domain/documents/auditEntry";
import { Browser } from "../../support/apiClient";
import { member } from "../../support/cast";
import type { Seat } from "./seats";

export async function adminSeat(name: string): Promise<Seat> {
  const person = await member(name, { role: "admin" });
  return { ...person, name, browser: await Browser.signedInAs(person) };
}

/** The log's entries of this admin's actions, newest first. */
export async function actsOf(
  { uid }: Seat,
  reader: Seat,
): Promise<Pick<AuditEntry, "action" | "target" | "change">[]> {
  const { body } = await reader.browser.call(listAuditLog, { query: { limit: 100 } });
  const entries = (body?.entries ?? []) as AuditEntry[];
  return entries
    .filter(({ actor }) => actor.uid === uid)
    .map(({ action, target, change }) => ({ action, target, ...(change && { change }) }));
}
