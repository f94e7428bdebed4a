import { createHash } from "node:crypto";

/**
 * The id is a hash of the normalised address, so a repeated request finds the first one without a query or an
 * index.
 */
export const requestIdOf = (email: string): string =>
  createHash("sha256").update(email).digest("base64url").slice(0, 24);
