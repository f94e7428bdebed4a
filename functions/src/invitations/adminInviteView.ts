import type { AdminInvite } from "domain/api/admin";
import type { InviteDocument } from "domain/documents/invite";

/** Product §3 "Invite code". */
export function adminInviteView(invite: InviteDocument): AdminInvite {
  const { code, used, disabled, createdAt, usedAt, usedBy, note } = invite;
  return {
    code,
    used,
    disabled,
    createdAt,
    usedAt,
    usedByName: usedBy?.name,
    usedByEmail: usedBy?.email,
    note,
  };
}
