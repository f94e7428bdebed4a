import { createHash } from "node:crypto";
import { checkEmail, normaliseEmail } from "domain/account/email";
import { inviteRequests } from "domain/documents/inviteRequest";
import { AppError } from "domain/errors";
import { checkNote } from "domain/invitations/inviteRequest";
import { recordInviteRequest } from "domain/invitations/recordInviteRequest";
import type { Handler } from "../http/handler";
import { limitRate } from "../http/rateLimit";
import { GuardedBatch, readDocument, retryOnConflict } from "../store/firestore";

/** The address decides the id, so a repeat finds the first request without a query or an index. */
const requestIdOf = (email: string) => createHash("sha256").update(email).digest("base64url").slice(0, 24);

export const requestInvite: Handler<"requestInvite"> = async ({ body, clientAddress, now }) => {
  await limitRate("requestInvite", clientAddress, now);
  const email = normaliseEmail(body.email);
  if (checkEmail(email) !== undefined) throw new AppError("invalid-email");
  const noteProblem = checkNote(body.note ?? "");
  if (noteProblem !== undefined) throw new AppError("invalid-input", { sentence: noteProblem });
  const id = requestIdOf(email);
  const request = await retryOnConflict(async () => {
    const earlier = await readDocument(inviteRequests, id);
    const recorded = recordInviteRequest(earlier?.data, email, body.note, now);
    const batch = new GuardedBatch();
    if (earlier === undefined) batch.create(inviteRequests, [id], recorded);
    else batch.update(inviteRequests, [id], recorded, earlier.version);
    await batch.commit();
    return recorded;
  });
  return { id, email: request.email, status: request.status, requestCount: request.requestCount };
};
