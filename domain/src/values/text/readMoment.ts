import { readNumber } from "./readNumber";

/** Product §3: a timestamp below this is in seconds, otherwise in milliseconds. */
const MIN_MILLISECONDS = 1e10;

/** The limit of Date, in milliseconds before and after 1970. */
const MAX_MOMENT = 8.64e15;

const inRange = (ms: number | undefined): number | undefined =>
  ms !== undefined && Math.abs(ms) <= MAX_MOMENT ? ms : undefined;

function readTimestamp(raw: object): number | undefined {
  const fields = raw as Record<string, unknown>;
  const seconds = readNumber(fields.seconds ?? fields._seconds);
  if (seconds === undefined) return undefined;
  return seconds * 1000 + Math.floor((readNumber(fields.nanoseconds ?? fields._nanoseconds) ?? 0) / 1e6);
}

/**
 * Reads a time from any shape that documents and answers use: seconds or milliseconds (as a number or text),
 * an ISO or other date text, a `Date`, a Firestore `{ seconds, nanoseconds }`. Gives epoch milliseconds.
 *
 * @example readMoment(1700000000) // 1700000000000
 */
export function readMoment(raw: unknown): number | undefined {
  const number = readNumber(raw);
  if (number !== undefined) return inRange(Math.abs(number) < MIN_MILLISECONDS ? number * 1000 : number);
  if (typeof raw === "string") return inRange(Date.parse(raw));
  if (raw instanceof Date) return inRange(raw.getTime());
  return typeof raw === "object" && raw !== null ? inRange(readTimestamp(raw)) : undefined;
}
