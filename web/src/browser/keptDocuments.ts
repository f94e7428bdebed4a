import { momentsToMillis, type StoredFields } from "domain/documents/documentKind";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A document or a query's answer, with when it was stored, in epoch milliseconds. */
interface Kept<Value> {
  readonly key: string;
  readonly value: Value;
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  /** By path; moments as epoch milliseconds. */
  documents: { key: string; value: Kept<StoredFields>; indexes: { keptAt: number } };
  /** The paths that a query answered, in its order. */
  queries: { key: string; value: Kept<readonly string[]>; indexes: { keptAt: number } };
}
type StoreName = "documents" | "queries";

const DATABASE = "des-et-heros:kept";
const STORES: readonly StoreName[] = ["documents", "queries"];
/** Changes within this time are written together, in milliseconds. */
const WRITE_AFTER_MS = 500;
const KEPT_FOR_MS = 30 * 86_400_000;
const MAX_ENTRIES: Readonly<Record<StoreName, number>> = { documents: 2_000, queries: 300 };

/** What is to be written; undefined removes. Values are converted when they are written, so that no screen waits. */
const waiting = {
  documents: new Map<string, unknown>(),
  queries: new Map<string, readonly string[] | undefined>(),
};
let timer: ReturnType<typeof setTimeout> | undefined;
let opening: Promise<IDBPDatabase<Schema> | undefined> | undefined;
/** The same once it is open: a page that is left can wait for nothing. */
let opened: IDBPDatabase<Schema> | undefined;
/** False once this tab or another has signed out: what is still shown is that person's. */
let keeping = true;

function forgetWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  waiting.documents.clear();
  waiting.queries.clear();
}

const otherTabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(DATABASE);
otherTabs?.addEventListener("message", () => {
  keeping = false;
  forgetWaiting();
});

async function openStore(): Promise<IDBPDatabase<Schema> | undefined> {
  try {
    const database = await openDB<Schema>(DATABASE, 1, {
      upgrade: (created) => {
        for (const name of STORES)
          created.createObjectStore(name, { keyPath: "key" }).createIndex("keptAt", "keptAt");
      },
      blocking: () => database.close(),
    });
    void prune(database).catch(() => undefined);
    opened = database;
    return database;
  } catch {
    // A browser that denies it, or a full disk: nothing is kept.
    return undefined;
  }
}

const store = () => {
  opening ??= openStore();
  return opening;
};

/** Removes what is older than KEPT_FOR_MS, and the oldest beyond MAX_ENTRIES. */
async function prune(database: IDBPDatabase<Schema>): Promise<void> {
  for (const name of STORES) {
    const transaction = database.transaction(name, "readwrite");
    let tooMany = (await transaction.store.count()) - MAX_ENTRIES[name];
    let oldest = await transaction.store.index("keptAt").openCursor();
    while (oldest && (tooMany > 0 || oldest.value.keptAt < Date.now() - KEPT_FOR_MS)) {
      await oldest.delete();
      tooMany -= 1;
      oldest = await oldest.continue();
    }
    await transaction.done;
  }
}

/** Writes what waits, in one go: a page that is being left runs nothing afterwards. */
function writeWaiting(): void {
  if (opened === undefined || waiting.documents.size + waiting.queries.size === 0) return;
  const keptAt = Date.now();
  const transaction = opened.transaction(STORES, "readwrite", { durability: "relaxed" });
  const [documents, queries] = [transaction.objectStore("documents"), transaction.objectStore("queries")];
  const ignored = () => undefined;
  for (const [key, raw] of waiting.documents) {
    const write =
      raw === undefined
        ? documents.delete(key)
        : documents.put({ key, value: momentsToMillis(raw) as StoredFields, keptAt });
    write.catch(ignored);
  }
  for (const [key, value] of waiting.queries) {
    const write = value === undefined ? queries.delete(key) : queries.put({ key, value, keptAt });
    write.catch(ignored);
  }
  transaction.done.catch(ignored);
  transaction.commit();
  forgetWaiting();
}

async function writeSoon(): Promise<void> {
  const database = await store();
  // Without a store, what waits would grow for as long as the page is open.
  if (database === undefined) forgetWaiting();
  else timer ??= setTimeout(writeWaiting, WRITE_AFTER_MS);
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") writeWaiting();
  });
}

/** Keeps a document's stored fields, Timestamps included, on this device; undefined removes it. */
export function keepDocument(path: string, raw: unknown): void {
  if (!keeping) return;
  waiting.documents.set(path, raw);
  void writeSoon();
}

/** Keeps which documents a query answered, in its order; undefined removes it. The documents are kept one by one. */
export function keepQuery(query: string, paths: readonly string[] | undefined): void {
  if (!keeping) return;
  waiting.queries.set(query, paths);
  void writeSoon();
}

async function read<Value>(name: StoreName, key: string): Promise<Value | undefined> {
  try {
    const kept = await (await store())?.get(name, key);
    return kept?.value as Value | undefined;
  } catch {
    return undefined;
  }
}

/** A document's fields as this device last saw them, moments as epoch milliseconds, unparsed; undefined for none. */
export async function keptDocument(path: string): Promise<unknown> {
  if (waiting.documents.has(path)) return waiting.documents.get(path);
  return read<StoredFields>("documents", path);
}

export interface KeptEntry {
  readonly path: string;
  readonly fields: unknown;
}

/** What a query last answered on this device, in its order; undefined where it never did. */
export async function keptQuery(query: string): Promise<readonly KeptEntry[] | undefined> {
  const paths = waiting.queries.has(query)
    ? waiting.queries.get(query)
    : await read<readonly string[]>("queries", query);
  if (paths === undefined) return undefined;
  const entries = await Promise.all(paths.map(async (path) => ({ path, fields: await keptDocument(path) })));
  return entries.filter(({ fields }) => fields !== undefined);
}

/** What listeners of a new sign-in read is kept again. */
export function startKeeping(): void {
  keeping = true;
}

/** Removes all that is kept, and keeps nothing more in any open tab of what it shows of whoever signs out here. */
export async function forgetKeptDocuments(): Promise<void> {
  keeping = false;
  forgetWaiting();
  otherTabs?.postMessage("cleared");
  const database = await store();
  if (database !== undefined) {
    const transaction = database.transaction(STORES, "readwrite");
    await Promise.all([
      ...STORES.map((name) => transaction.objectStore(name).clear()),
      transaction.done,
    ]).catch(() => undefined);
  }
}
