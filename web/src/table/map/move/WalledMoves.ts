import { MOVE_INTERVAL_MS } from "domain/documents/sceneSchema";
import { MAX_MOVES } from "domain/documents/wallSchema";
import { joinedPath } from "domain/table/sight/pathOfDrag";
import type { Stop } from "domain/table/sight/steps";
import { HttpError } from "../../../http/call";
import { isRefusal } from "../../../http/failureMessage";
import type { Place } from "../canvas/camera";

/** Where no answer came, it is asked again after so long, in milliseconds, or with the return of the connection. */
const RETRY_MS = 3_000;
/** A server that fails so often has no answer to it. */
const MAX_FAILURES = 3;
/** The listener brings what the server has answered; a place that it does not bring is somebody else's doing. */
const HEARD_MS = 5_000;

/** The way of a token where the server alone moves it: x and y in turn, the end last. */
export interface WalledMove {
  readonly id: string;
  readonly sceneId: string;
  readonly path: readonly number[];
}

/** Where the server put a token. */
export interface WalledAnswer extends Place {
  readonly tokenId: string;
  readonly stopped?: Stop | undefined;
}

/** Where a token was put down. */
interface MeantMove {
  readonly id: string;
  readonly meant: Place;
}

interface StoppedMove extends MeantMove {
  readonly at: Place;
  readonly by: Stop;
}

interface WalledActs {
  readonly send: (sceneId: string, moves: readonly WalledMove[]) => Promise<readonly WalledAnswer[]>;
  /** `ahead` is another one. */
  readonly changed: () => void;
  /** Tokens went less far than they were meant to. */
  readonly stopped: (moves: readonly StoppedMove[]) => void;
  readonly refused: (moves: readonly MeantMove[], error: unknown) => void;
  /** What was moved is sent when the connection is back. */
  readonly waits: () => void;
}

/** A move that the server has not answered, and who asked for it. */
interface Asked extends WalledMove {
  readonly answers: readonly { readonly resolve: () => void; readonly reject: (error: unknown) => void }[];
}

const endOf = ({ path }: WalledMove): Place => ({ x: path.at(-2) ?? 0, y: path.at(-1) ?? 0 });

/**
 * Moves of tokens that the server alone moves, past no wall. One request is under way at a time: what is moved
 * meanwhile is one path by then, so that no step comes before the one that it follows. Where there is no answer they
 * wait, and go on from where the token stands then.
 */
export class WalledMoves {
  readonly #acts: WalledActs;
  readonly #waiting = new Map<string, Asked>();
  #underWay: readonly Asked[] = [];
  /** Places that the server has answered and the listener has not brought. */
  readonly #answered = new Map<string, Place>();
  #ahead: ReadonlyMap<string, Place> = new Map();
  #connected = true;
  #unsaid = false;
  /** When the next request may go, in epoch milliseconds. */
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the server itself, one after the other. */
  #failures = 0;

  constructor(acts: WalledActs) {
    this.#acts = acts;
  }

  /** Where tokens are on their mover's own screen, before the listener says so. */
  get ahead(): ReadonlyMap<string, Place> {
    return this.#ahead;
  }

  /** Resolves once the server has moved the token, be it less far; rejects where it refuses. */
  move(move: WalledMove): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#wait({ ...move, answers: [{ resolve, reject }] });
      this.#unsaid = true;
      if (!this.#connected) this.#say();
      this.#refresh();
      this.#plan();
    });
  }

  /** Whether the server is in reach, as far as this device knows now. */
  reach(connected: boolean): void {
    this.#connected = connected;
    if (connected) this.#next = 0;
    else if (this.#unsaid) this.#say();
    this.#plan();
  }

  /** What the listener says of the tokens: where it says what the server has answered, nothing is ahead of it. */
  hear(tokens: readonly (Place & { readonly id: string })[]): void {
    if (this.#answered.size === 0) return;
    const heard = new Map(tokens.map((token) => [token.id, token]));
    for (const [id, { x, y }] of this.#answered) {
      const token = heard.get(id);
      if (token === undefined || (token.x === x && token.y === y)) this.#answered.delete(id);
    }
    this.#refresh();
  }

  #say(): void {
    this.#unsaid = false;
    this.#acts.waits();
  }

  /** What waits of the same token becomes one path with it. */
  #wait(asked: Asked): void {
    const before = this.#waiting.get(asked.id);
    const follows = before?.sceneId === asked.sceneId;
    this.#waiting.set(asked.id, {
      ...asked,
      path: follows ? joinedPath(before.path, asked.path) : asked.path,
      answers: [...(before?.answers ?? []), ...asked.answers],
    });
  }

  #refresh(): void {
    const ends = [...this.#underWay, ...this.#waiting.values()].map((one) => [one.id, endOf(one)] as const);
    const ahead = new Map([...this.#answered, ...ends]);
    const isSame = [...ahead].every(([id, place]) => {
      const known = this.#ahead.get(id);
      return known?.x === place.x && known.y === place.y;
    });
    if (isSame && ahead.size === this.#ahead.size) return;
    this.#ahead = ahead;
    this.#acts.changed();
  }

  #plan(): void {
    clearTimeout(this.#timer);
    if (!this.#connected || this.#underWay.length > 0 || this.#waiting.size === 0) return;
    this.#timer = setTimeout(() => void this.#send(), Math.max(0, this.#next - Date.now()));
  }

  /** Sends what waits on one scene. */
  async #send(): Promise<void> {
    const [first] = this.#waiting.values();
    if (first === undefined) return;
    const { sceneId } = first;
    const together = [...this.#waiting.values()].filter((one) => one.sceneId === sceneId).slice(0, MAX_MOVES);
    for (const { id } of together) this.#waiting.delete(id);
    this.#underWay = together;
    this.#next = Date.now() + MOVE_INTERVAL_MS;
    try {
      this.#answer(together, await this.#acts.send(sceneId, together));
      this.#failures = 0;
    } catch (error) {
      this.#failures = error instanceof HttpError ? this.#failures + 1 : 0;
      if (isRefusal(error) || this.#failures >= MAX_FAILURES) this.#refuse(together, error);
      else this.#keep(together);
    }
    this.#refresh();
    this.#plan();
  }

  #answer(asked: readonly Asked[], answers: readonly WalledAnswer[]): void {
    this.#underWay = [];
    const byToken = new Map(answers.map((answer) => [answer.tokenId, answer]));
    const stopped = asked.flatMap((one) => {
      const answer = byToken.get(one.id);
      if (answer) this.#put(one.id, { x: answer.x, y: answer.y });
      return answer?.stopped ? [this.#stop(one, answer, answer.stopped)] : [];
    });
    for (const { answers: waiting } of asked) for (const { resolve } of waiting) resolve();
    this.#unsaid = this.#waiting.size > 0;
    if (stopped.length > 0) this.#acts.stopped(stopped);
  }

  #put(id: string, place: Place): void {
    this.#answered.set(id, place);
    setTimeout(() => {
      if (this.#answered.get(id) !== place) return;
      this.#answered.delete(id);
      this.#refresh();
    }, HEARD_MS);
  }

  #stop(asked: Asked, { x, y }: Place, by: Stop): StoppedMove {
    // What was to follow began where the token has not come to.
    const following = this.#waiting.get(asked.id);
    this.#waiting.delete(asked.id);
    for (const { resolve } of following?.answers ?? []) resolve();
    return { id: asked.id, at: { x, y }, meant: endOf(following ?? asked), by };
  }

  /** Tokens are where the listener says; what was to follow goes nowhere either. */
  #refuse(asked: readonly Asked[], error: unknown): void {
    this.#underWay = [];
    this.#failures = 0;
    const following = asked.flatMap(({ id }) => this.#waiting.get(id) ?? []);
    for (const { id } of asked) {
      this.#waiting.delete(id);
      this.#answered.delete(id);
    }
    for (const { answers } of [...asked, ...following]) for (const { reject } of answers) reject(error);
    this.#unsaid = this.#waiting.size > 0;
    const ends = new Map([...asked, ...following].map((one) => [one.id, endOf(one)]));
    this.#acts.refused(
      [...ends].map(([id, meant]) => ({ id, meant })),
      error,
    );
  }

  /** No answer came: they are asked for again, before what has come since. */
  #keep(asked: readonly Asked[]): void {
    this.#underWay = [];
    for (const one of asked) {
      const since = this.#waiting.get(one.id);
      this.#waiting.delete(one.id);
      this.#wait(one);
      if (since) this.#wait(since);
    }
    this.#next = Date.now() + RETRY_MS;
    if (this.#unsaid) this.#say();
  }
}
