import { AppError } from "domain/values/errors";
import { type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/**
 * The position of a row in a sorted list: the values of the sorted fields, then its id, which orders equal
 * rows.
 */
export type Position = readonly (string | number | boolean | Timestamp)[];

/** A timestamp with Firestore's full precision: with milliseconds alone, a row could appear on two pages. */
const momentSchema = z.object({
  seconds: z.int().check(z.minimum(-62_135_596_800), z.maximum(253_402_300_799)),
  nanoseconds: z.int().check(z.minimum(0), z.maximum(999_999_999)),
});
const writtenSchema = z.array(z.union([z.string(), z.number(), z.boolean(), momentSchema]));

export function positionOf(snapshot: QueryDocumentSnapshot, fields: readonly string[]): Position {
  return [...fields.map((field) => snapshot.get(field) ?? ""), snapshot.id];
}

/**
 * Negative if `a` comes first. Timestamps compare by `valueOf`, in the order in which Firestore sorts them.
 */
export function comparePositions(a: Position, b: Position): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? "";
    if (value < other) return -1;
    if (value > other) return 1;
  }
  return 0;
}

/** The cursor of a position, opaque to clients. */
export function writePosition(position: Position): string {
  const written = position.map((value) =>
    value instanceof Timestamp ? { seconds: value.seconds, nanoseconds: value.nanoseconds } : value,
  );
  return Buffer.from(JSON.stringify(written)).toString("base64url");
}

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
};

/**
 * The position that a cursor stands for. Throws `invalid-input` unless it is a cursor of a list sorted by
 * `fieldCount` fields.
 */
export function positionAt(cursor: string, fieldCount: number): Position {
  const { data } = z.safeParse(writtenSchema, parsed(cursor));
  const id = data?.at(-1);
  if (data?.length !== fieldCount + 1 || typeof id !== "string" || id === "" || id.includes("/")) {
    throw new AppError("invalid-input", { sentence: "Le champ « cursor » est invalide." });
  }
  return data.map((value) =>
    typeof value === "object" ? new Timestamp(value.seconds, value.nanoseconds) : value,
  );
}
