import type { DocumentKind } from "domain/documents/documentKind";
import { database } from "./firestore";

/** The snapshots of these documents in one round, in their order; the absent ones too. */
export async function readEach<Ids extends string[]>(
  kind: Pick<DocumentKind<object, Ids>, "path">,
  ids: readonly Ids[],
): Promise<FirebaseFirestore.DocumentSnapshot[]> {
  if (ids.length === 0) return [];
  return database().getAll(...ids.map((one) => database().doc(kind.path(...one))));
}
