import { AppError } from "domain/errors";
import { type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/** Where a row stands in a sorted list: its sorted fields, then its id, which tells equal ones apart. */
export type Position = readonly (string | number | boolean | Timestamp)[];

/** A moment as exactly as Firestore keeps it: the millisecond alone could show a row twice. */
const momentSchema = z.object({
  seconds: z.int().check(z.minimum(-62_135_596_800), z.maximum(253_402_300_799)),
  nanoseconds: z.int().check(z.minimum(0), z.maximum(999_999_999)),
});
const writtenSchema = z.array(z.union([z.string(), z.number(), z.boolean(), momentSchema]));

export function positionOf(snapshot: QueryDocumentSnapshot, fields: readonly string[]): Position {
  return [...fields.map((field) => snapshot.get(field) ?? ""), snapshot.id];
}

/** Negative where `a` comes first. Moments compare by what `valueOf` says, as Firestore's own do. */
export function comparePositions(a: Position, b: Position): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? "";
    if (value < other) return -1;
    if (value > other) return 1;
  }
  return 0;
}

/** A cursor, opaque to clients. */
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

/** The position to go on from. Throws `invalid-input` for what is no cursor of a list sorted by so many fields. */
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
