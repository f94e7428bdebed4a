import type { AuditAction, AuditEntry } from "../../documents/auditEntry";
import { INVITE_REQUEST_STATUSES, inviteRequestLabel } from "../../documents/inviteRequestStatus";
import { ROLE_LABELS, readRole } from "../../values/roles";

const ACTIONS: Readonly<Record<AuditAction, string>> = {
  updateUserRole: "Rôle modifié",
  makeAdmin: "Administrateur nommé",
  updateUserQuota: "Quota modifié",
  deleteUser: "Utilisateur supprimé",
  deleteAccount: "Compte quitté",
  createInvites: "Codes générés",
  deleteInvite: "Code supprimé",
  updateInviteRequest: "Demande modifiée",
  inviteFromRequest: "Invitation préparée",
  grantSeats: "Places accordées",
};

export function auditActionLabel(action: AuditAction): string {
  return ACTIONS[action];
}

const valueLabel = (action: AuditAction, value: string): string => {
  if (action === "updateUserRole" || action === "makeAdmin") return ROLE_LABELS[readRole(value)];
  const status = INVITE_REQUEST_STATUSES.find((one) => one === value);
  return status === undefined ? value : inviteRequestLabel(status);
};

/** "Joueur → Administrateur"; undefined for an action that changed no value. */
export function auditChangeLabel({
  action,
  change,
}: Pick<AuditEntry, "action" | "change">): string | undefined {
  return change && [change.from, change.to].map((value) => valueLabel(action, value)).join(" → ");
}
