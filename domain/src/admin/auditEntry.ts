import type { AuditAction, AuditEntry } from "../documents/auditEntry";
import { foldText } from "../text/foldText";

const KEPT_MS = 365 * 24 * 60 * 60_000;

/** What an admin did: to whom or what, and from which value to which where there is one. */
export interface Act {
  readonly action: AuditAction;
  readonly target: { readonly id: string; readonly label: string };
  readonly change?: { readonly from: string; readonly to: string };
}

/** The log's entry of an act at `now` (epoch milliseconds); it is kept for a year. */
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
