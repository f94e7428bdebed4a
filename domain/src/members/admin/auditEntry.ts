import type { AuditAction, AuditEntry } from "../../documents/auditEntry";
import { foldText } from "../../values/text/foldText";

const KEPT_MS = 365 * 24 * 60 * 60_000;

/** An admin's action: its target, and the value before and after if it changed one. */
export interface Act {
  readonly action: AuditAction;
  readonly target: { readonly id: string; readonly label: string };
  readonly change?: { readonly from: string; readonly to: string };
}

/** The audit log's entry of an action at `now` (epoch milliseconds); it expires after a year. */
export function auditEntry(
  actor: { readonly uid: string; readonly name: string },
  { action, target, change }: Act,
  now: number,
): AuditEntry {
  return {
    at: now,
    expiresAt: now + KEPT_MS,
    actor: { uid: actor.uid, name: actor.name },
    action,
    target,
    ...(change && { change }),
    actorKey: foldText(actor.name),
    targetKey: foldText(target.label),
  };
}
