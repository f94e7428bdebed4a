import * as z from "zod/mini";

/**
 * A Firestore collection: the path and the schema of its documents. The server's store, the client's
 * listeners and the tests' fixtures all use this value.
 *
 * `moments` names the fields that Firestore stores as Timestamps (server time, TTL policies) and that all
 * other code reads as epoch milliseconds. Only the server's store and the client's listeners convert them.
 */
export interface DocumentKind<Data extends object, Ids extends string[]> {
  readonly name: string;
  readonly schema: z.ZodMiniType<Data>;
  readonly path: (...ids: Ids) => string;
  readonly moments: readonly Extract<keyof Data, string>[];
  /** True for moments only: no device keeps it for when there is no connection. */
  readonly ephemeral?: true;
  /**
   * The version of the shape, 1 unless said (docs/decisions/document-versions.md). A document names its own in
   * `SCHEMA_VERSION_FIELD`; one that names none has the first.
   */
  readonly version?: number;
  /**
   * Makes a document of this version of one of the version before, moments as epoch milliseconds. An older document
   * may already have fields of this version, which stay: writes change single fields.
   */
  readonly upgrade?: (older: StoredFields) => StoredFields;
}

export type StoredFields = Readonly<Record<string, unknown>>;

export const SCHEMA_VERSION_FIELD = "schemaVersion";

/** What it takes to read documents of a kind. */
export type ReadableKind<Data extends object> = Pick<
  DocumentKind<Data, never>,
  "name" | "schema" | "version" | "upgrade"
>;

export function documentKind<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
): DocumentKind<Data, Ids> {
  return kind;
}

/** The type of a kind's documents: `DocumentData<typeof users>`. */
export type DocumentData<Kind> = Kind extends DocumentKind<infer Data, string[]> ? Data : never;

/** A Timestamp of either SDK. */
const isTimestamp = (value: object): value is { toMillis(): number } =>
  "toMillis" in value && typeof value.toMillis === "function";

/** Replaces every Timestamp by epoch milliseconds, at any depth. */
export const momentsToMillis = (value: unknown): unknown => {
  if (value === null || typeof value !== "object") return value;
  if (isTimestamp(value)) return value.toMillis();
  if (Array.isArray(value)) return value.map(momentsToMillis);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, momentsToMillis(entry)]));
};

/** How many wrong fields are named, and how long a name is written: an enormous document makes a short line. */
const MAX_NAMED_FIELDS = 8;
const MAX_FIELD_NAME = 80;

const named = ({ path }: { path: readonly PropertyKey[] }): string =>
  path.map(String).join(".").slice(0, MAX_FIELD_NAME) || "(document)";

export type ParsedDocument<Data> = { ok: true; data: Data } | { ok: false; problem: string };

/** The version that a document names, or NaN where it names no version. */
export function versionOf({ [SCHEMA_VERSION_FIELD]: version = 1 }: StoredFields): number {
  return typeof version === "number" && Number.isInteger(version) && version > 0 ? version : Number.NaN;
}

const isFields = (value: unknown): value is StoredFields =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/**
 * The document as its kind's version has it; undefined where it is older than the version before, or newer than
 * this code.
 */
function upgraded<Data extends object>(kind: ReadableKind<Data>, document: unknown): unknown {
  if (!isFields(document)) return document;
  const current = kind.version ?? 1;
  const version = versionOf(document);
  if (version === current) return document;
  return version === current - 1 ? kind.upgrade?.(document) : undefined;
}

/**
 * Parses a stored document, Timestamps included, of the kind's version or the one before. An invalid one
 * is returned as a value that names its first wrong fields, not thrown: callers report it and skip it, so that one
 * invalid document never breaks a screen.
 */
export function parseDocument<Data extends object>(
  kind: ReadableKind<Data>,
  raw: unknown,
): ParsedDocument<Data> {
  const result = z.safeParse(kind.schema, upgraded(kind, momentsToMillis(raw)));
  if (result.success) return { ok: true, data: result.data };
  const { issues } = result.error;
  const where = issues.slice(0, MAX_NAMED_FIELDS).map(named).join(", ");
  const others = issues.length - MAX_NAMED_FIELDS;
  return { ok: false, problem: `${kind.name}: ${where}${others > 0 ? ` and ${others} others` : ""}` };
}
