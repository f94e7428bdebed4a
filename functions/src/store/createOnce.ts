import type { DocumentKind } from "domain/documents/documentKind";
import { alreadyExists, readDocument } from "./firestore";
import { GuardedBatch } from "./guardedBatch";

/**
 * Creates a document under an id that the client made for its request, and answers the data that is stored
 * there: of a request that is sent twice, both get what the first one created.
 *
 * @param isSameRequest whether `stored`, found under that id, is what this request creates
 * @param guard adds to the batch what must hold at the commit
 * @returns undefined when the id is taken by the document of another request
 */
export async function createOnce<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ids: Ids,
  data: Data,
  isSameRequest: (stored: Data) => boolean,
  guard: (batch: GuardedBatch) => GuardedBatch = (batch) => batch,
): Promise<Data | undefined> {
  try {
    await guard(new GuardedBatch().create(kind, ids, data)).commit();
    return data;
  } catch (error) {
    if (!alreadyExists(error)) throw error;
    const stored = await readDocument(kind, ...ids);
    return stored !== undefined && isSameRequest(stored.data) ? stored.data : undefined;
  }
}
