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
}

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

export type ParsedDocument<Data> = { ok: true; data: Data } | { ok: false; problem: string };

/**
 * Parses a stored document, Timestamps included. An invalid one is returned as a value, not thrown: callers
 * report it and skip it, so that one invalid document never breaks a screen.
 */
export function parseDocument<Data extends object>(
  kind: Pick<DocumentKind<Data, never>, "name" | "schema">,
  raw: unknown,
): ParsedDocument<Data> {
  const result = z.safeParse(kind.schema, momentsToMillis(raw));
  if (result.success) return { ok: true, data: result.data };
  const where = result.error.issues.map((issue) => issue.path.join(".") || "(document)").join(", ");
  return { ok: false, problem: `${kind.name}: ${where}` };
}
