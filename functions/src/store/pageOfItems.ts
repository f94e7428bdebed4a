import { type ItemDocument, items } from "domain/documents/item";
import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { fromSnapshot, type Stored } from "./firestore";
import { itemsOfOwners } from "./queries";

/** Firestore's limit for values of an `in` filter. */
const MAX_ALTERNATIVES = 30;

const chunksOf = (uids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(uids.length / MAX_ALTERNATIVES) }, (_, chunk) =>
    uids.slice(chunk * MAX_ALTERNATIVES, (chunk + 1) * MAX_ALTERNATIVES),
  );

/** The last item of a page, found by a query for owners of whom `owner` is the first. */
export interface ItemPosition {
  owner: string;
  id: string;
}

/**
 * The homebrew items of the first owner, then those of the others, in any system: up to `limit` of them after
 * the position. Owners who were added or removed in between change nothing for the rest.
 */
export async function pageOfItems(
  [first = "", ...others]: readonly string[],
  after: ItemPosition | undefined,
  limit: number,
): Promise<{ rows: Stored<ItemDocument>[]; next: ItemPosition | undefined }> {
  const isPastFirst = after !== undefined && after.owner !== first;
  const remaining = others.toSorted().filter((uid) => !isPastFirst || uid >= after.owner);
  const chunks = [...(isPastFirst ? [] : [[first]]), ...chunksOf(remaining)];
  const found: { snapshot: QueryDocumentSnapshot; position: ItemPosition }[] = [];
  for (const [index, owners] of chunks.entries()) {
    const room = limit + 1 - found.length;
    if (room === 0) break;
    const query = itemsOfOwners(owners).limit(room);
    const { docs } = await (index === 0 && after !== undefined ? query.startAfter(after.id) : query).get();
    const [owner = ""] = owners;
    for (const snapshot of docs) found.push({ snapshot, position: { owner, id: snapshot.id } });
  }
  const shown = found.slice(0, limit);
  return {
    rows: shown.flatMap(({ snapshot }) => fromSnapshot(items, snapshot) ?? []),
    next: found.length > limit ? shown.at(-1)?.position : undefined,
  };
}
