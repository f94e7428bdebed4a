import { AppError } from "domain/errors";
import { type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/** A moment, as exactly as Firestore keeps it: the millisecond alone could show a row twice. */
const momentSchema = z.object({ seconds: z.int(), nanoseconds: z.int() });
const valueSchema = z.union([z.string(), z.number(), z.boolean(), momentSchema]);
const positionSchema = z.array(valueSchema);

/** Where a row stands in a sorted list: its sorted fields, then its id, which tells equal ones apart. Opaque to clients. */
export function positionOf(snapshot: QueryDocumentSnapshot, fields: readonly string[]): string {
  const values = fields.map((field) => {
    const value: unknown = snapshot.get(field);
    return value instanceof Timestamp
      ? { seconds: value.seconds, nanoseconds: value.nanoseconds }
      : (value ?? "");
  });
  return Buffer.from(JSON.stringify([...values, snapshot.id])).toString("base64url");
}

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return undefined;
  }
};

const invalidCursor = () => new AppError("invalid-input", { sentence: "Le champ « cursor » est invalide." });

/** The values to start after. Throws `invalid-input` for what was no cursor of a list sorted by so many fields. */
export function positionAt(cursor: string, fieldCount: number): unknown[] {
  const { data } = z.safeParse(positionSchema, parsed(cursor));
  const id = data?.at(-1);
  if (data?.length !== fieldCount + 1 || typeof id !== "string" || id === "" || id.includes("/")) {
    throw invalidCursor();
  }
  return data.map((value) => {
    if (typeof value !== "object") return value;
    const { seconds, nanoseconds } = value;
    if (Math.abs(seconds) > 2 ** 36 || nanoseconds < 0 || nanoseconds > 999_999_999) throw invalidCursor();
    return new Timestamp(seconds, nanoseconds);
  });
}
