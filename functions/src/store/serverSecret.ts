import { serverSecrets } from "domain/documents/serverSecret";
import { createOnce } from "./createOnce";
import { readDocument } from "./firestore";

type Name = Parameters<typeof serverSecrets.path>[0];

async function readOrMake(name: Name, make: () => string): Promise<string> {
  const stored = await readDocument(serverSecrets, name);
  if (stored !== undefined) return stored.data.value;
  const made = { value: make() };
  // Of two instances that make it at the same moment, both take the first one's.
  const kept = await createOnce(serverSecrets, [name], made, () => true);
  return (kept ?? made).value;
}

/** A value that the server makes for itself when it first needs it; read once per instance. */
export function serverSecret(name: Name, make: () => string): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => {
    known ??= readOrMake(name, make).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
