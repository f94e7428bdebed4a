import type { DocumentKind } from "domain/documents/documentKind";
import { database } from "./firestore";

/**
 * Which of these top-level documents do not exist (one read each, without contents). Invalid documents exist.
 */
export async function missingDocuments<Data extends object>(
  kind: DocumentKind<Data, [string]>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const references = ids.map((id) => database().doc(kind.path(id)));
  const snapshots = await database().getAll(...references, { fieldMask: [] });
  return snapshots.filter((snapshot) => !snapshot.exists).map((snapshot) => snapshot.id);
}
