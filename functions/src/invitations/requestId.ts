import { createHash } from "node:crypto";

/** The address (normalised) decides the id, so a repeat finds the first request without a query or an index. */
export const requestIdOf = (email: string): string =>
  createHash("sha256").update(email).digest("base64url").slice(0, 24);
