import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { database } from "./firestore";

/** Adds one to a counter that expires at `expiresAt` (epoch milliseconds) and answers its new value. */
export async function countHit(path: string, expiresAt: number): Promise<number> {
  const counter = database().doc(path);
  await counter.set(
    { hits: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(expiresAt) },
    { merge: true },
  );
  const hits = (await counter.get()).get("hits");
  return typeof hits === "number" ? hits : 1;
}
