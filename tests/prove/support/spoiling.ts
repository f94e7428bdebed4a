import type { StoredDocument } from "../../support/wholeDatabase";

/** A value as Firestore's REST interface writes it. */
type RestValue = Record<string, unknown>;

/** One document with one field made invalid, or larger than any of ours. */
export interface Spoiled {
  what: string;
  document: StoredDocument;
}

const LONG = "x".repeat(200_000);
const MANY = 2000;

const text = (value: string): RestValue => ({ stringValue: value });

/** A value of another type than this one. */
const mistyped = (value: RestValue): RestValue =>
  "stringValue" in value || "arrayValue" in value
    ? { mapValue: { fields: { strange: { booleanValue: true } } } }
    : text("15");

/** As much of the same type as a document can well hold. */
function enormous(value: RestValue): RestValue {
  if ("integerValue" in value || "doubleValue" in value) return { doubleValue: 1e308 };
  if ("timestampValue" in value) return { timestampValue: "9999-12-31T23:59:59Z" };
  if ("booleanValue" in value) return text(LONG);
  if ("arrayValue" in value) {
    return { arrayValue: { values: Array.from({ length: MANY }, (_, index) => text(`entry-${index}`)) } };
  }
  if ("mapValue" in value) {
    const { fields = {} } = value.mapValue as { fields?: Record<string, RestValue> };
    const more = Array.from({ length: MANY }, (_, index) => [`field${index}`, text("x")]);
    return { mapValue: { fields: { ...fields, ...Object.fromEntries(more) } } };
  }
  return text(LONG);
}

/** The document with each of its fields absent, mistyped and enormous, one at a time. */
export function spoiled(document: StoredDocument): Spoiled[] {
  return Object.entries(document.fields).flatMap(([field, value]) => {
    const { [field]: _, ...others } = document.fields;
    const changed = [
      ["absent", others],
      ["mistyped", { ...others, [field]: mistyped(value) }],
      ["enormous", { ...others, [field]: enormous(value) }],
    ] as const;
    return changed.map(([how, fields]) => ({ what: `${field} ${how}`, document: { ...document, fields } }));
  });
}

/** The document with no field at all. */
export const emptied = (document: StoredDocument): StoredDocument => ({ ...document, fields: {} });
