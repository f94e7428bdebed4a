import { createHash, randomUUID } from "node:crypto";
import type { AdminInviteRequest } from "domain/api/admin";
import { type InviteRequestDocument, inviteRequests } from "domain/documents/inviteRequest";
import { INVITE_REQUEST_STATUSES } from "domain/documents/inviteRequestStatus";
import { isOwnRequest, recordInviteRequest } from "domain/members/invitations/recordInviteRequest";
import type { Handler } from "../http/handler";
import { type Identified, readDocument, retryOnConflict } from "../store/firestore";
import { GuardedBatch } from "../store/guardedBatch";
import { PAGED, readPage } from "../store/pages";
import { requestIdOf } from "./requestId";

/** Product §3 "Invite request". */
export function adminInviteRequestView({ id, data }: Identified<InviteRequestDocument>): AdminInviteRequest {
  const { processedBy, receiptKey: _, expiresAt: _end, ...request } = data;
  return { id, ...request, processedByName: processedBy?.name, processedByEmail: processedBy?.email };
}

export const listInviteRequests: Handler<"listInviteRequests"> = async ({ query }) => {
  const { rows, ...page } = await readPage(PAGED.inviteRequests, query);
  return { requests: rows.map(adminInviteRequestView), statuses: [...INVITE_REQUEST_STATUSES], ...page };
};

const keyOf = (receipt: string) => createHash("sha256").update(receipt).digest("base64url");

/** Anybody may type anybody's address: only who shows the first answer's receipt learns of the first request. */
export const requestInvite: Handler<"requestInvite"> = async ({ body, now }) => {
  const { email, note, receipt = randomUUID() } = body;
  const wish = { email, note, receiptKey: keyOf(receipt) };
  const id = requestIdOf(email);
  return retryOnConflict(async () => {
    const earlier = await readDocument(inviteRequests, id);
    const recorded = recordInviteRequest(earlier?.data, wish, now);
    const batch = new GuardedBatch();
    if (earlier === undefined) batch.create(inviteRequests, [id], recorded);
    else batch.update(inviteRequests, [id], recorded, earlier.version);
    await batch.commit();
    const { status, requestCount } = recorded;
    if (isOwnRequest(earlier?.data, wish.receiptKey)) return { id, email, status, requestCount, receipt };
    return { id, email, status: "pending" as const, requestCount: 1, receipt };
  });
};
