import { HttpError } from "../../../../http/call";
import { canNeverPass } from "../../../../http/failureMessage";

/** A piece that its browser cannot cut: it will not do better the next time. */
export class Uncuttable extends Error {}

/** After the first failure, in milliseconds; twice as long after each further one. */
const RETRY_MS = 3_000;
/** The fog has changed meanwhile: the listener brings the newer scene in a moment. */
const STALE_MS = 300;
const MAX_RETRY_MS = 60_000;

/** While the group explores, one piece is sent so seldom, in milliseconds: each step shows a little more of it. */
const PACE_MS = 1_000;

const STALE = ["stale-version", "scene-not-shown"];
/** Others may make room. */
const FULL = "limit-reached";

interface Tried {
  readonly failures: number;
  /** When it may be tried again; infinity for never. */
  readonly again: number;
}

/** What became of pieces that were tried, each named with the fog, or by what was seen, that it was cut by. */
export interface Turns {
  readonly tried: ReadonlyMap<string, Tried>;
  /** When the next one of a piece that grows may be sent. */
  readonly paced: ReadonlyMap<string, number>;
  /** Until when nothing is tried: no answer came. */
  readonly quietUntil: number;
}

export const NO_TURNS: Turns = { tried: new Map(), paced: new Map(), quietUntil: 0 };

const SEEN_BY = "@";

/** The name of a piece that grows as the group sees more of it: all that were cut by less are the same one. */
export const growingPiece = (piece: string, seenBy: string): string => `${piece}${SEEN_BY}${seenBy}`;

/** What those of one growing piece have in common; undefined for any other. */
const growthOf = (piece: string): string | undefined => {
  const at = piece.lastIndexOf(SEEN_BY);
  return at === -1 ? undefined : piece.slice(0, at);
};

const isUp = (tried: Tried | undefined): boolean => tried?.again === Number.POSITIVE_INFINITY;

/** The pieces that are given up. */
export const givenUp = ({ tried }: Turns, pieces: readonly string[]): string[] =>
  pieces.filter((piece) => isUp(tried.get(piece)));

/** The first piece whose time has come, or how long to wait for the next one; undefined where none is left. */
export function nextTurn(
  { tried, paced, quietUntil }: Turns,
  pieces: readonly string[],
  now: number,
): { readonly piece: string } | { readonly wait: number } | undefined {
  const left = pieces.filter((piece) => !isUp(tried.get(piece)));
  if (left.length === 0) return undefined;
  const timeOf = (piece: string) =>
    Math.max(quietUntil, tried.get(piece)?.again ?? 0, paced.get(growthOf(piece) ?? "") ?? 0);
  const piece = left.find((one) => timeOf(one) <= now);
  return piece === undefined ? { wait: Math.min(...left.map(timeOf)) - now } : { piece };
}

function withTried(turns: Turns, piece: string, now: number, tried: Tried): Turns {
  const growth = growthOf(piece);
  if (growth === undefined) return { ...turns, tried: new Map(turns.tried).set(piece, tried) };
  const others = [...turns.tried].filter(([one]) => growthOf(one) !== growth);
  return {
    ...turns,
    tried: new Map(others).set(piece, tried),
    paced: new Map(turns.paced).set(growth, now + PACE_MS),
  };
}

/** A piece is published: the listener tells of it in a moment, and until then it is not sent again. */
export const afterSuccess = (turns: Turns, piece: string, now: number): Turns =>
  withTried(turns, piece, now, { failures: 0, again: now + RETRY_MS });

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
    return withTried(turns, piece, now, { failures, again: later(STALE_MS) });
  if (code === FULL) return withTried(turns, piece, now, { failures, again: now + MAX_RETRY_MS });
  if (error instanceof Uncuttable || canNeverPass(error))
    return withTried(turns, piece, now, { failures, again: Number.POSITIVE_INFINITY });
  return {
    ...withTried(turns, piece, now, { failures, again: later(RETRY_MS) }),
    quietUntil: now + RETRY_MS,
  };
}
