import { createHash, randomUUID } from "node:crypto";

/**
 * The id of the document that a request creates. It follows from the caller and the request's id, so that a
 * repeated request finds the document, and nobody can take the id of somebody else's.
 */
export function idOfRequest(uid: string, requestId: string | undefined): string {
  if (requestId === undefined) return randomUUID();
  return createHash("sha256").update(`${uid}\n${requestId}`).digest("base64url").slice(0, 24);
}
