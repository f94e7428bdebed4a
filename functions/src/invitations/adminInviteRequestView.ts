import type { AdminInviteRequest } from "domain/api/admin";
import type { InviteRequestDocument } from "domain/documents/inviteRequest";
import type { Identified } from "../store/firestore";

/** Product §3 "Invite request". */
export function adminInviteRequestView({ id, data }: Identified<InviteRequestDocument>): AdminInviteRequest {
  const { processedBy, receiptKey: _, expiresAt: _end, ...request } = data;
  return { id, ...request, processedByName: processedBy?.name, processedByEmail: processedBy?.email };
}
