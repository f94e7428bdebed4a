import type { Call } from "./call";

/**
 * Whether a request does no more when it is sent twice (`Call.repeatable`), so that whoever got no answer may send it
 * again: it names what it wishes, or carries the id that its client made for the wish.
 */
export function isRepeatable({ repeatable }: Pick<Call, "repeatable">, body: unknown): boolean {
  if (repeatable === undefined) return false;
  if (repeatable === "always") return true;
  return body !== null && typeof body === "object" && "requestId" in body && body.requestId !== undefined;
}
