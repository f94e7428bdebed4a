import { inviteRequests } from "domain/documents/inviteRequest";
import { recordInviteRequest } from "domain/invitations/recordInviteRequest";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";
import { requestIdOf } from "./requestId";

export const requestInvite: Handler<"requestInvite"> = async ({ body, clientAddress, now }) => {
  await limitRate("requestInvite", clientAddress, now);
  const { email, note } = body;
  const id = requestIdOf(email);
  const request = await retryOnConflict(async () => {
    const earlier = await readDocument(inviteRequests, id);
    const recorded = recordInviteRequest(earlier?.data, email, note, now);
    const batch = new GuardedBatch();
    if (earlier === undefined) batch.create(inviteRequests, [id], recorded);
    else batch.update(inviteRequests, [id], recorded, earlier.version);
    await batch.commit();
    return recorded;
  });
  return { id, email: request.email, status: request.status, requestCount: request.requestCount };
};
