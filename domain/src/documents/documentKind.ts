import * as z from "zod/mini";

/**
 * One Firestore collection: where its documents live and what they hold.
 * The Admin SDK's store, the web's live hooks and the tests' fixtures all go through this one value.
 *
 * `moments` names the fields that Firestore keeps as Timestamps (server time, TTL policies) and that everything
 * else reads as epoch milliseconds: the two doors to Firestore convert them, nobody else does.
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

/** The document's type behind a kind: `DocumentData<typeof users>`. */
export type DocumentData<Kind> = Kind extends DocumentKind<infer Data, string[]> ? Data : never;

/** Firestore's Timestamp, of whichever SDK. */
const isTimestamp = (value: object): value is { toMillis(): number } =>
  "toMillis" in value && typeof value.toMillis === "function";

/** Epoch milliseconds in place of every Timestamp, however deep. */
export const momentsToMillis = (value: unknown): unknown => {
  if (value === null || typeof value !== "object") return value;
  if (isTimestamp(value)) return value.toMillis();
  if (Array.isArray(value)) return value.map(momentsToMillis);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, momentsToMillis(entry)]));
};

export type ParsedDocument<Data> = { ok: true; data: Data } | { ok: false; problem: string };

/**
 * Reads what Firestore holds, Timestamps included. An invalid document is a value, not an exception: callers report it and skip it,
 * so that one bad document never blanks a screen.
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
