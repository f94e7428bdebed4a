import { parseDocument, versionOf } from "domain/documents/documentKind";
import { type AnyKind, collectionOf, documentKinds, kindAt } from "domain/documents/kinds";
import { FieldPath, FieldValue, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database, documentToFirestore, retryOnConflict } from "../../functions/src/store/firestore";

/** Documents per read and per commit. */
const PAGE_SIZE = 200;

export interface Migrated {
  readonly kind: string;
  /** Documents that had the kind's version already. */
  readonly current: number;
  readonly migrated: number;
  /** Paths of documents that cannot be read, which stay as they are. */
  readonly unreadable: readonly string[];
}

type Page = Migrated & { readonly last: QueryDocumentSnapshot | undefined };

/** Rewrites one page of documents, each unless it has changed since; repeated for those that had. */
const migratePage = (kind: AnyKind, after: QueryDocumentSnapshot | undefined, size: number): Promise<Page> =>
  retryOnConflict(async () => {
    const ordered = database().collectionGroup(collectionOf(kind)).orderBy(FieldPath.documentId());
    const { docs } = await (after ? ordered.startAfter(after) : ordered).limit(size).get();
    const batch = database().batch();
    const unreadable: string[] = [];
    let [current, migrated] = [0, 0];
    for (const { ref, updateTime, ...snapshot } of docs.map(contentOf)) {
      if (kindAt(ref.path) !== kind) continue;
      const parsed = parseDocument(kind, snapshot.data);
      if (!parsed.ok) unreadable.push(ref.path);
      else if (versionOf(snapshot.data) === kind.version) current += 1;
      else {
        const stored = documentToFirestore(kind, parsed.data);
        const dropped = Object.keys(snapshot.data).filter((field) => !(field in stored));
        const removals = Object.fromEntries(dropped.map((field) => [field, FieldValue.delete()]));
        batch.update(ref, { ...stored, ...removals }, { lastUpdateTime: updateTime });
        migrated += 1;
      }
    }
    if (migrated > 0) await batch.commit();
    return { kind: kind.name, current, migrated, unreadable, last: docs.at(-1) };
  });

const contentOf = (snapshot: QueryDocumentSnapshot) => ({
  ref: snapshot.ref,
  updateTime: snapshot.updateTime,
  data: snapshot.data(),
});

/**
 * Brings every document of the version before to its kind's version (docs/decisions/document-versions.md). It may be
 * stopped at any point and repeated: what is done is done. Stops after `limit` documents were rewritten.
 */
export async function migrateDocuments({
  limit = Number.POSITIVE_INFINITY,
  pageSize = PAGE_SIZE,
} = {}): Promise<Migrated[]> {
  const report: Migrated[] = [];
  let left = limit;
  for (const kind of documentKinds.filter(({ version = 1 }) => version > 1)) {
    let sum: Page = { kind: kind.name, current: 0, migrated: 0, unreadable: [], last: undefined };
    do {
      const page = await migratePage(kind, sum.last, Math.min(pageSize, left));
      left -= page.migrated;
      sum = {
        kind: kind.name,
        current: sum.current + page.current,
        migrated: sum.migrated + page.migrated,
        unreadable: [...sum.unreadable, ...page.unreadable],
        last: page.last,
      };
    } while (sum.last !== undefined && left > 0);
    const { last: _, ...whole } = sum;
    report.push(whole);
    if (left <= 0) break;
  }
  return report;
}
