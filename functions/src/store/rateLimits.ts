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

async function addHits(path: string, hits: number, expiresAt: number): Promise<void> {
  const counted = { hits: FieldValue.increment(hits), expiresAt: Timestamp.fromMillis(expiresAt) };
  await database().doc(path).set(counted, { merge: true });
}

/**
 * Counts a call, as so many `hits`, by a counter that expires at `expiresAt` (epoch milliseconds), and answers whether
 * fewer than `calls` were counted before. The caller waits for one read, and for no other call; the write runs beside the rest of its work.
 * Calls on one instance are counted exactly; other instances may let a few more through, as many as are under way at the
 * same moment. A call that does not stand is not counted; whether it does may still be asked while its counter is read.
 */
export async function countHit(
  path: string,
  calls: number,
  expiresAt: number,
  {
    hits = 1,
    stands = Promise.resolve(true),
  }: { readonly hits?: number | undefined; readonly stands?: Promise<boolean> | undefined } = {},
): Promise<boolean> {
  if (full.get(path)) return false;
  const [stored, counts] = await Promise.all([readHits(path), stands]);
  if (!counts) return true;
  const before = Math.max(stored, known.get(path) ?? 0);
  if (before >= calls) {
    full.set(path, true);
    return false;
  }
  known.set(path, before + hits);
  addHits(path, hits, expiresAt).catch((error) => {
    log.error("a call was not counted", { path, reason: String(error) });
  });
  return true;
}
