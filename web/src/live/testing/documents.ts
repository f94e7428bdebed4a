import { act } from "@testing-library/react";
import { type DocumentKind, parseDocument, type StoredFields } from "domain/documents/documentKind";
import { beforeEach } from "vitest";
import { type DocumentClient, listenThrough, type WithId } from "../listeners";
import { closeAllSources } from "../liveSource";
import type { Selection } from "../selection";

/** What listeners are told of a document that is there; or that they still wait for it, or may not read it. */
type Stored = StoredFields | "delayed" | "refused";

/** By their paths. What is not here does not exist. */
const stored = new Map<string, Stored>();
const watching = new Set<() => void>();

beforeEach(() => {
  closeAllSources();
  stored.clear();
  watching.clear();
  listenThrough(client);
});

function change(path: string, to: Stored | undefined): void {
  if (to === undefined) stored.delete(path);
  else stored.set(path, to);
  act(() => {
    for (const tell of [...watching]) tell();
  });
}

/**
 * The documents that a member's listeners hear of, at once and as they change, without Firestore:
 * `documents.put(campaigns, ["brumes"], campaignOf())`. A query finds those that meet its conditions.
 */
export const documents = {
  put<Data extends object, Ids extends string[]>(kind: DocumentKind<Data, Ids>, ids: Ids, data: Data): void {
    change(kind.path(...ids), Object.fromEntries(Object.entries(data)));
  },
  remove<Ids extends string[]>(kind: Pick<DocumentKind<object, Ids>, "path">, ...ids: Ids): void {
    change(kind.path(...ids), undefined);
  },
  /** Whoever listens to it, or to a list that it is in, hears nothing. */
  delay<Ids extends string[]>(kind: Pick<DocumentKind<object, Ids>, "path">, ...ids: Ids): void {
    change(kind.path(...ids), "delayed");
  },
  /** As the rules refuse whoever may not read it. */
  refuse<Ids extends string[]>(kind: Pick<DocumentKind<object, Ids>, "path">, ...ids: Ids): void {
    change(kind.path(...ids), "refused");
  },
};

const refusedByRules = () => Object.assign(new Error("refused"), { code: "permission-denied" });

function readAs<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  path: string,
  fields: StoredFields,
): WithId<Data> {
  const parsed = parseDocument(kind, fields);
  if (!parsed.ok) throw new TypeError(`${path}: ${parsed.problem}`);
  const parts = path.split("/");
  return { ...parsed.data, id: parts.at(-1) ?? "", parentId: parts.at(-3), pending: false };
}

type Entry = readonly [path: string, fields: StoredFields];
type Found = readonly Entry[] | "delayed" | "refused";

const valueAt = (fields: StoredFields, field: string): unknown =>
  field.split(".").reduce<unknown>((value, key) => (value as StoredFields | undefined)?.[key], fields);

function meets(fields: StoredFields, condition: Selection["where"]): boolean {
  if (condition === undefined) return true;
  const [field, is, wanted] = condition;
  const value = valueAt(fields, field);
  if (is === ">") return Number(value) > Number(wanted);
  return is === "==" ? value === wanted : Array.isArray(value) && value.includes(wanted);
}

/** What a query finds among what is stored. */
function find({ from, everywhere, where, and, order, after, limit }: Selection): Found {
  const inPlace = [...stored].filter(([path]) => {
    const collection = path.slice(0, path.lastIndexOf("/"));
    return everywhere ? collection.endsWith(`/${from}`) : collection === from;
  });
  const entries: Entry[] = [];
  for (const [path, fields] of inPlace) {
    if (typeof fields === "string") return fields;
    if (meets(fields, where) && meets(fields, and)) entries.push([path, fields]);
  }
  if (order === undefined) return entries.slice(0, limit);
  const [field, direction] = order;
  const sign = direction === "desc" ? -1 : 1;
  const placeOf = ([, fields]: Entry) => sign * Number(valueAt(fields, field));
  return entries
    .filter((entry) => after === undefined || placeOf(entry) > sign * after.getTime())
    .sort((one, other) => placeOf(one) - placeOf(other))
    .slice(0, limit);
}

/** Tells what is found, and again as soon as that is something else. */
function follow(
  look: () => Found,
  next: (entries: readonly Entry[]) => void,
  fail: (error: unknown) => void,
) {
  let told: Found = "delayed";
  const tell = () => {
    const found = look();
    const isTold =
      typeof found === "string" || typeof told === "string"
        ? found === told
        : found.length === told.length && found.every(([, fields], at) => fields === told[at]?.[1]);
    if (isTold || found === "delayed") return;
    told = found;
    if (found !== "refused") return next(found);
    watching.delete(tell);
    fail(refusedByRules());
  };
  watching.add(tell);
  tell();
  return () => void watching.delete(tell);
}

const findOne = (path: string): Found => {
  const fields = stored.get(path);
  return typeof fields === "string" ? fields : fields === undefined ? [] : [[path, fields]];
};

const client: DocumentClient = {
  firestoreReady: Promise.resolve(),
  listenToDocument: (kind, path, next, fail) =>
    follow(
      () => findOne(path),
      ([entry]) => next(entry === undefined ? null : readAs(kind, ...entry)),
      fail,
    ),
  listenToQuery: (kind, selection, next, fail) =>
    follow(
      () => find(selection),
      (entries) => next(entries.map((entry) => readAs(kind, ...entry))),
      fail,
    ),
  readQuery: async (kind, selection) => {
    const found = find(selection);
    if (typeof found === "string") throw refusedByRules();
    return found.map((entry) => readAs(kind, ...entry));
  },
  listenToReach: (_path, next) => {
    next(true);
    return () => {};
  },
  changeDocument: async (path, changes) => change(path, { ...(stored.get(path) as object), ...changes }),
  deleteDocument: async (path) => change(path, undefined),
};
