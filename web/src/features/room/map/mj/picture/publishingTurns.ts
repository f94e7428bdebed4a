import { HttpError } from "../../../../../http/call";
import { canNeverPass } from "../../../../../http/failureMessage";

/** A piece that its browser cannot cut: it will not do better the next time. */
export class Uncuttable extends Error {}

/** After the first failure, in milliseconds; twice as long after each further one. */
const RETRY_MS = 3_000;
/** The fog has changed meanwhile: the listener brings the newer scene in a moment. */
const STALE_MS = 300;
const MAX_RETRY_MS = 60_000;

const STALE = ["stale-version", "scene-not-shown"];
/** Others may make room. */
const FULL = "limit-reached";

interface Tried {
  readonly failures: number;
  /** When it may be tried again; infinity for never. */
  readonly again: number;
}

/** What became of pieces that were tried, each named with the fog that it was cut by. */
export interface Turns {
  readonly tried: ReadonlyMap<string, Tried>;
  /** Until when nothing is tried: no answer came. */
  readonly quietUntil: number;
}

export const NO_TURNS: Turns = { tried: new Map(), quietUntil: 0 };

const isUp = (tried: Tried | undefined): boolean => tried?.again === Number.POSITIVE_INFINITY;

/** The pieces that are given up. */
export const givenUp = ({ tried }: Turns, pieces: readonly string[]): string[] =>
  pieces.filter((piece) => isUp(tried.get(piece)));

/** The first piece whose time has come, or how long to wait for the next one; undefined where none is left. */
export function nextTurn(
  { tried, quietUntil }: Turns,
  pieces: readonly string[],
  now: number,
): { readonly piece: string } | { readonly wait: number } | undefined {
  const left = pieces.filter((piece) => !isUp(tried.get(piece)));
  if (left.length === 0) return undefined;
  const timeOf = (piece: string) => Math.max(quietUntil, tried.get(piece)?.again ?? 0);
  const piece = left.find((one) => timeOf(one) <= now);
  return piece === undefined ? { wait: Math.min(...left.map(timeOf)) - now } : { piece };
}

const withTried = (turns: Turns, piece: string, tried: Tried): Turns => ({
  ...turns,
  tried: new Map(turns.tried).set(piece, tried),
});

/** A piece is published: the listener tells of it in a moment, and until then it is not sent again. */
export const afterSuccess = (turns: Turns, piece: string, now: number): Turns =>
  withTried(turns, piece, { failures: 0, again: now + RETRY_MS });

/** Whether what refused a piece says something that its MJ can do something about. */
export const isTold = (error: unknown): boolean =>
  error instanceof Uncuttable ||
  (canNeverPass(error) && !(error.code !== undefined && STALE.includes(error.code)));

/**
 * A piece has failed: one that can never pass is given up, any other comes again later, after those that have not been
 * tried. Where no answer came, the others wait too.
 */
export function afterFailure(turns: Turns, piece: string, error: unknown, now: number): Turns {
  const failures = (turns.tried.get(piece)?.failures ?? 0) + 1;
  const later = (first: number) => now + Math.min(MAX_RETRY_MS, first * 2 ** (failures - 1));
  const code = error instanceof HttpError ? error.code : undefined;
  if (code !== undefined && STALE.includes(code))
    return withTried(turns, piece, { failures, again: later(STALE_MS) });
  if (code === FULL) return withTried(turns, piece, { failures, again: now + MAX_RETRY_MS });
  if (error instanceof Uncuttable || canNeverPass(error))
    return withTried(turns, piece, { failures, again: Number.POSITIVE_INFINITY });
  return {
    ...withTried(turns, piece, { failures, again: later(RETRY_MS) }),
    quietUntil: now + RETRY_MS,
  };
}
