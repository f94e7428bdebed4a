import * as z from "zod/mini";
import { deviceStorage } from "../../../../browser/deviceStorage";

/** Where a member put a token down, as the server may not have it yet. */
export interface UnsentMove {
  readonly id: string;
  readonly sceneId: string;
  /** Among those that the members do not see. */
  readonly concealed: boolean;
  readonly x: number;
  readonly y: number;
}

const unsentSchema = z.array(
  z.object({
    id: z.string(),
    sceneId: z.string(),
    concealed: z.boolean(),
    x: z.number(),
    y: z.number(),
    /** Epoch milliseconds. */
    at: z.number(),
  }),
);
type Stored = z.infer<typeof unsentSchema>[number];

/** Later, the table has gone on, and the place of then would undo what others did since. */
const MAX_AGE_MS = 60 * 60_000;

/**
 * What was put down without a connection outlives a closed tab: it is stored under `key` until the server has answered,
 * and written by the next page that shows the table.
 */
export class UnsentMoves {
  readonly #key: string;
  readonly #write: (move: UnsentMove) => Promise<void>;

  constructor(key: string, write: (move: UnsentMove) => Promise<void>) {
    this.#key = key;
    this.#write = write;
  }

  /** Writes a move, and keeps it for as long as the server has not answered. */
  async write(move: UnsentMove): Promise<void> {
    const entry = { ...move, at: Date.now() };
    this.#store([...this.#stored().filter(({ id }) => id !== move.id), entry]);
    try {
      await this.#write(move);
    } finally {
      this.#store(this.#stored().filter(({ id, at }) => id !== move.id || at !== entry.at));
    }
  }

  /** Writes what an earlier page left; what the rules refuse by now is dropped. */
  async resume(): Promise<void> {
    const left = this.#stored();
    this.#store([]);
    const recent = left.filter(({ at }) => Date.now() - at < MAX_AGE_MS);
    await Promise.allSettled(recent.map(({ at: _, ...move }) => this.write(move)));
  }

  #stored(): Stored[] {
    try {
      const parsed = z.safeParse(unsentSchema, JSON.parse(deviceStorage.read(this.#key) ?? "[]"));
      return parsed.success ? parsed.data : [];
    } catch {
      return [];
    }
  }

  #store(moves: readonly Stored[]): void {
    if (moves.length === 0) deviceStorage.remove(this.#key);
    else deviceStorage.write(this.#key, JSON.stringify(moves));
  }
}
