import { campaigns } from "domain/documents/campaign";
import { characters } from "domain/documents/character";
import { momentsToMillis } from "domain/documents/documentKind";
import { users } from "domain/documents/user";
import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { database } from "./firestore";
import { ownDocumentsOf, personalDocumentsOf } from "./personalQueries";

/** Documents per commit, well below what Firestore allows. */
const MAX_PER_COMMIT = 300;

/**
 * An export is built in memory, and a member may have any number of documents of any size: so many documents
 * per query, and so many bytes of JSON per part.
 */
const MAX_PER_LIST = 1000;
const MAX_PART_BYTES = 3 * 1024 * 1024;

/** Documents read at once: few until it is known how large they are. */
const FIRST_READ = 20;
const MAX_READ = 500;

type PlainDocument = Record<string, unknown>;

/** What opens something: where a device is reached, and with which keys. */
const SECRET_FIELDS = new Set(["subscription"]);

const isGiven = (field: string) => !field.endsWith("Key") && !SECRET_FIELDS.has(field);

/**
 * The document as stored, valid or not, without the fields that serve searches only or are secret; `campaignId` where it
 * belongs to a campaign, `characterId` where it belongs to a character.
 */
function plain(snapshot: DocumentSnapshot): PlainDocument {
  const data = Object.entries(snapshot.data() ?? {}).filter(([field]) => isGiven(field));
  const parent = snapshot.ref.parent.parent;
  return {
    id: snapshot.id,
    ...(parent?.parent.id === campaigns.name && { campaignId: parent.id }),
    ...(parent?.parent.id === characters.name && { characterId: parent.id }),
    ...(momentsToMillis(Object.fromEntries(data)) as PlainDocument),
  };
}

/** What a part of an export may still hold. */
interface Budget {
  bytes: number;
}

/** The documents of one query, until there are `MAX_PER_LIST` or the budget is spent. */
async function foundBy(
  query: Query,
  budget: Budget,
): Promise<{ found: Map<string, PlainDocument>; isWhole: boolean }> {
  const found = new Map<string, PlainDocument>();
  let limit = FIRST_READ;
  let after: QueryDocumentSnapshot | undefined;
  for (;;) {
    const { docs } = await (after === undefined ? query : query.startAfter(after)).limit(limit).get();
    const before = budget.bytes;
    for (const snapshot of docs) {
      const document = plain(snapshot);
      budget.bytes -= Buffer.byteLength(JSON.stringify(document));
      if (budget.bytes < 0 || found.size === MAX_PER_LIST) return { found, isWhole: false };
      found.set(snapshot.ref.path, document);
    }
    after = docs.at(-1);
    if (after === undefined || docs.length < limit) return { found, isWhole: true };
    const average = (before - budget.bytes) / docs.length;
    limit = Math.min(MAX_READ, Math.max(1, Math.ceil(budget.bytes / average)));
  }
}

/** The documents that the queries find, each once. */
async function foundByAny(
  queries: readonly Query[],
): Promise<{ documents: PlainDocument[]; isWhole: boolean }> {
  const budget: Budget = { bytes: MAX_PART_BYTES };
  const documents = new Map<string, PlainDocument>();
  let isWhole = true;
  for (const query of queries) {
    const answer = await foundBy(query, budget);
    for (const [path, document] of answer.found) documents.set(path, document);
    isWhole &&= answer.isWhole;
  }
  return { documents: [...documents.values()], isWhole };
}

export type PersonalPart = keyof ReturnType<typeof personalDocumentsOf>;

/**
 * All documents that belong to a member or contain their name, by part, and the names of the parts that were
 * cut. Parts are read one after the other, so that no two of them are in memory unread.
 */
export async function readPersonalData(
  uid: string,
): Promise<{ parts: Record<PersonalPart, PlainDocument[]>; truncated: string[] }> {
  const parts: Partial<Record<PersonalPart, PlainDocument[]>> = {};
  const truncated: string[] = [];
  for (const [part, queries] of Object.entries<Query[]>(personalDocumentsOf(uid))) {
    const { documents, isWhole } = await foundByAny(queries);
    parts[part as PersonalPart] = documents;
    if (!isWhole) truncated.push(part);
  }
  return { parts: parts as Record<PersonalPart, PlainDocument[]>, truncated };
}

async function deleteAll(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(MAX_PER_COMMIT).select().get();
    if (docs.length === 0) return;
    const batch = database().batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}

/** Deletes all documents that belong to a member. Can be repeated after a crash. */
export async function removeOwnDocuments(uid: string): Promise<void> {
  await Promise.all(ownDocumentsOf(uid).map(deleteAll));
  const member = database().doc(users.path(uid));
  for (const collection of await member.listCollections()) await database().recursiveDelete(collection);
}

export async function readPlainDocument(path: string): Promise<PlainDocument | undefined> {
  const snapshot = await database().doc(path).get();
  return snapshot.exists ? plain(snapshot) : undefined;
}
