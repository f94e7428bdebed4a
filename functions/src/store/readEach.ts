import type { DocumentKind } from "domain/documents/documentKind";
import { database, isDocumentId, requireValid, type Stored } from "./firestore";

/** The snapshots of these documents in one round, in their order; the absent ones too. */
export async function readEach<Ids extends string[]>(
  kind: Pick<DocumentKind<object, Ids>, "path">,
  ids: readonly Ids[],
): Promise<FirebaseFirestore.DocumentSnapshot[]> {
  if (ids.length === 0) return [];
  return database().getAll(...ids.map((one) => database().doc(kind.path(...one))));
}

type Address<Data extends object, Ids extends string[]> = readonly [kind: DocumentKind<Data, Ids>, ids: Ids];

/** Two documents of two kinds as they are at one moment, undefined where absent, and both where an id is
 * impossible. Throws `document-invalid`. */
export async function readTogether<
  One extends object,
  OneIds extends string[],
  Other extends object,
  OtherIds extends string[],
>(
  [kind, ids]: Address<One, OneIds>,
  [otherKind, otherIds]: Address<Other, OtherIds>,
): Promise<[Stored<One> | undefined, Stored<Other> | undefined]> {
  if (![...ids, ...otherIds].every(isDocumentId)) return [undefined, undefined];
  const paths = [kind.path(...ids), otherKind.path(...otherIds)];
  const [one, other] = await database().getAll(...paths.map((path) => database().doc(path)));
  if (one === undefined || other === undefined) throw new Error("getAll answered too few documents");
  return [requireValid(kind, one), requireValid(otherKind, other)];
}
