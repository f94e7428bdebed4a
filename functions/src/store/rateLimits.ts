import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { log } from "../log/log";
import { BoundedCache } from "./boundedCache";
import { database } from "./firestore";

/** Counters that this instance has seen full: no round to Firestore to refuse once more. */
const full = new BoundedCache<true>(5000);

/** The write that the next call of the same counter on this instance waits for. */
const lastWrites = new Map<string, Promise<unknown>>();

async function readHits(path: string): Promise<number> {
  const hits: unknown = (await database().doc(path).get()).get("hits");
  return typeof hits === "number" ? hits : 0;
}

async function addHit(path: string, expiresAt: number): Promise<void> {
  const counted = { hits: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(expiresAt) };
  await database().doc(path).set(counted, { merge: true });
}

/**
 * Counts a call by a counter that expires at `expiresAt` (epoch milliseconds), and answers whether it is one
 * of the first `calls`. The caller waits for one read; the write runs beside the rest of its work. Calls on
 * one instance take turns, so that they are counted exactly; other instances may let a few more through, as
 * many as are under way at the same moment.
 */
export async function countHit(path: string, calls: number, expiresAt: number): Promise<boolean> {
  if (full.get(path)) return false;
  const before = lastWrites.get(path) ?? Promise.resolve();
  const isAllowed = before.then(async () => (await readHits(path)) < calls);
  const written = isAllowed
    .then((allowed) => (allowed ? addHit(path, expiresAt) : full.set(path, true)))
    .catch((error) => log.error("a call was not counted", { path, reason: String(error) }))
    .finally(() => {
      if (lastWrites.get(path) === written) lastWrites.delete(path);
    });
  lastWrites.set(path, written);
  return isAllowed;
}
