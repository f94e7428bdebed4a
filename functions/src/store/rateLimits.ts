import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { log } from "../log/log";
import { BoundedCache } from "./boundedCache";
import { database } from "./firestore";

/** Counters that this instance has seen full: no round to Firestore to refuse once more. */
const full = new BoundedCache<true>(5000);

/** What this instance knows of its counters, the hits on their way to Firestore included. */
const known = new BoundedCache<number>(5000);

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
 * of the first `calls`. The caller waits for one read, and for no other call; the write runs beside the rest of its work.
 * Calls on one instance are counted exactly; other instances may let a few more through, as many as are under way at the
 * same moment. A call that does not stand is not counted; whether it does may still be asked while its counter is read.
 */
export async function countHit(
  path: string,
  calls: number,
  expiresAt: number,
  stands: Promise<boolean> = Promise.resolve(true),
): Promise<boolean> {
  if (full.get(path)) return false;
  const [stored, counts] = await Promise.all([readHits(path), stands]);
  if (!counts) return true;
  const hits = Math.max(stored, known.get(path) ?? 0);
  if (hits >= calls) {
    full.set(path, true);
    return false;
  }
  known.set(path, hits + 1);
  addHit(path, expiresAt).catch((error) => {
    log.error("a call was not counted", { path, reason: String(error) });
  });
  return true;
}
