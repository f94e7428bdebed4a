import { randomBytes } from "node:crypto";
import { serverSecrets } from "domain/documents/serverSecret";
import { createOnce } from "./createOnce";
import { readDocument } from "./firestore";

let known: Promise<string> | undefined;

async function readOrMake(): Promise<string> {
  const stored = await readDocument(serverSecrets, "rateLimitSalt");
  if (stored !== undefined) return stored.data.value;
  const made = { value: randomBytes(32).toString("base64url") };
  // Of two instances that make it at the same moment, both take the first one's.
  const kept = await createOnce(serverSecrets, ["rateLimitSalt"], made, () => true);
  return (kept ?? made).value;
}

/** The salt of the clients' hashes; read once per instance. */
export function rateLimitSalt(): Promise<string> {
  known ??= readOrMake().catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}
