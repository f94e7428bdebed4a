import { momentsToMillis } from "domain/documents/documentKind";

/** A value as Firestore's REST interface writes it: `{ stringValue: "Ana" }`. */
type RestValue = Record<string, unknown>;
type RestFields = Record<string, RestValue>;

/** A stored document of any kind, valid or not. */
export interface StoredDocument {
  path: string;
  /** Moments are epoch milliseconds. */
  data: Record<string, unknown>;
  /** What Firestore holds, so that it can be written back as it was. */
  fields: RestFields;
}

const databaseUrl = () =>
  `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)`;
const nameOf = (path: string) =>
  `projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents/${path}`;

async function ask(action: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${databaseUrl()}/documents:${action}`, {
    method: "POST",
    // The emulator's owner: rules do not apply.
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${action}: ${response.status} ${await response.text()}`);
  return response.json();
}

const entriesOf = (fields: RestFields = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readValue(value)]));

function readValue(value: RestValue): unknown {
  const [[type, held] = ["", undefined]] = Object.entries(value);
  if (type === "integerValue" || type === "doubleValue") return Number(held);
  if (type === "timestampValue") return { toMillis: () => Date.parse(held as string) };
  if (type === "arrayValue") return ((held as { values?: RestValue[] }).values ?? []).map(readValue);
  if (type === "mapValue") return entriesOf((held as { fields?: RestFields }).fields);
  return held;
}

/** Every document of the project, in subcollections of documents that are gone too, sorted by path. */
export async function everyDocument(): Promise<StoredDocument[]> {
  const rows = (await ask("runQuery", { structuredQuery: { from: [{ allDescendants: true }] } })) as {
    document?: { name: string; fields?: RestFields };
  }[];
  return rows
    .flatMap(({ document }) => document ?? [])
    .map(({ name, fields = {} }) => ({
      path: name.slice(nameOf("").length),
      data: momentsToMillis(entriesOf(fields)) as Record<string, unknown>,
      fields,
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const MAX_WRITES = 400;

/** Makes the database what it was: writes back what differs, and deletes what came since. */
export async function restoreDocuments(earlier: readonly StoredDocument[]): Promise<void> {
  const now = new Map((await everyDocument()).map((one) => [one.path, JSON.stringify(one.fields)]));
  const writes: unknown[] = [];
  for (const { path, fields } of earlier) {
    if (now.get(path) !== JSON.stringify(fields)) writes.push({ update: { name: nameOf(path), fields } });
    now.delete(path);
  }
  for (const path of now.keys()) writes.push({ delete: nameOf(path) });
  for (let start = 0; start < writes.length; start += MAX_WRITES) {
    await ask("commit", { writes: writes.slice(start, start + MAX_WRITES) });
  }
}

/** Empties the project's database. */
export async function wipeDatabase(): Promise<void> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${process.env.GCLOUD_PROJECT}`;
  const response = await fetch(`${url}/databases/(default)/documents`, { method: "DELETE" });
  if (!response.ok) throw new Error(`wipe: ${response.status}`);
}
