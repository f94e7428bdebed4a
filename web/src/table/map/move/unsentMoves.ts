import { joinedPath } from "domain/table/sight/pathOfDrag";
import * as z from "zod/mini";
import { deviceStorage } from "../../../browser/deviceStorage";

/** Where a member put a token down, as the server may not have it yet. */
export interface UnsentMove {
  readonly id: string;
  readonly sceneId: string;
  /** Among those that the members do not see. */
  readonly concealed: boolean;
  readonly x: number;
  readonly y: number;
  /** When it had been moved before, as the server told it (epoch ms); undefined while this device did not know. */
  readonly since?: number | undefined;
  /** The server alone moves it, along `path`: x and y in turn, the place above last. */
  readonly walled?: true | undefined;
  readonly path?: readonly number[] | undefined;
}

interface UnsentActs {
  /** Resolves once the server has the move, rejects where the rules refuse it. */
  readonly write: (move: UnsentMove) => Promise<void>;
  /** When the token was moved last (epoch ms), undefined where it is no more; rejects without a connection. */
  readonly movedAt: (move: UnsentMove) => Promise<number | undefined>;
}

const unsentSchema = z.array(
  z.object({
    id: z.string(),
    sceneId: z.string(),
    concealed: z.boolean(),
    x: z.number(),
    y: z.number(),
    since: z.optional(z.number()),
    walled: z.optional(z.literal(true)),
    path: z.optional(z.array(z.number())),
    /** Epoch milliseconds. */
    at: z.number(),
  }),
);
type Stored = z.infer<typeof unsentSchema>[number];

/** Of a walled token, the way since the place that the server knows: what it has not answered yet comes before. */
const wholeWay = (before: Stored | undefined, sceneId: string, path: readonly number[]): number[] =>
  before?.path && before.sceneId === sceneId ? joinedPath(before.path, path) : [...path];

/** Later, the table has gone on. */
const MAX_AGE_MS = 60 * 60_000;

/**
 * What was put down without a connection outlives a closed tab: it is stored under `key` until the server has answered,
 * and written by the next page that shows the table, unless somebody has moved the token since: its place of then would
 * undo that. What another open tab is just writing is stored as well; once the server has it, it has been moved since.
 */
export class UnsentMoves {
  readonly #key: string;
  readonly #acts: UnsentActs;
  /** The tokens of which this page writes a move. */
  readonly #underWay = new Set<string>();

  constructor(key: string, acts: UnsentActs) {
    this.#key = key;
    this.#acts = acts;
  }

  /** Writes a move, and keeps it for as long as the server has not answered. */
  async write(move: UnsentMove): Promise<void> {
    const stored = this.#stored();
    const before = stored.find(({ id }) => id === move.id);
    const { since = before?.since } = move;
    const { path, ...rest } = move;
    const way = path && wholeWay(before, move.sceneId, path);
    const entry = { ...rest, ...(way && { path: way }), since, at: Date.now() };
    this.#store([...stored.filter(({ id }) => id !== move.id), entry]);
    this.#underWay.add(move.id);
    try {
      await this.#acts.write(move);
    } finally {
      if (this.#forget(entry)) this.#underWay.delete(move.id);
    }
  }

  /** Writes what an earlier page left; what the rules refuse by now is dropped. Without a connection it stays. */
  async resume(): Promise<void> {
    const recent = this.#stored().filter(({ at }) => Date.now() - at < MAX_AGE_MS);
    this.#store(recent);
    const left = recent.filter(({ id }) => !this.#underWay.has(id));
    await Promise.allSettled(left.map((entry) => this.#resume(entry)));
  }

  async #resume(entry: Stored): Promise<void> {
    const { at: _, ...move } = entry;
    const isMoved = move.since !== undefined && (await this.#acts.movedAt(move)) !== move.since;
    if (this.#underWay.has(move.id)) return;
    if (isMoved) this.#forget(entry);
    else await this.write(move);
  }

  /** Whether nothing is stored of this token any more. */
  #forget({ id, at }: Stored): boolean {
    const left = this.#stored().filter((one) => one.id !== id || one.at !== at);
    this.#store(left);
    return left.every((one) => one.id !== id);
  }

  #stored(): Stored[] {
    return deviceStorage.readAs(this.#key, unsentSchema) ?? [];
  }

  #store(moves: readonly Stored[]): void {
    if (moves.length === 0) deviceStorage.remove(this.#key);
    else deviceStorage.write(this.#key, JSON.stringify(moves));
  }
}
