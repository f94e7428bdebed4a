import { type DocumentKind, parseDocument } from "domain/documents/documentKind";
import { Timestamp } from "firebase/firestore";

/** A fixture as Firestore stores it. */
export interface Fixture {
  /** The name of its kind. */
  kind: string;
  path: string;
  data: Record<string, unknown>;
}

/** A document of a kind: data that does not fit the schema throws here. */
export function fixture<Data extends object, Ids extends string[]>(
  kind: DocumentKind<Data, Ids>,
  ids: Ids,
  data: Data,
): Fixture {
  const parsed = parseDocument(kind, data);
  if (!parsed.ok) throw new Error(`fixture: ${parsed.problem}`);
  const moments: readonly string[] = kind.moments;
  const stored = Object.entries(data).map(([field, value]) => [
    field,
    moments.includes(field) && typeof value === "number" ? Timestamp.fromMillis(value) : value,
  ]);
  return { kind: kind.name, path: kind.path(...ids), data: Object.fromEntries(stored) };
}
