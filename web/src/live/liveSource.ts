import { Observable, Subject, takeUntil } from "rxjs";
import { registerSessionActivity } from "../session/sessionActivity";

/** What a live subscription shows: errors are values, so that no screen has to catch them while rendering. */
export type Live<Data> =
  | { status: "loading" }
  | { status: "ready"; data: Data }
  | { status: "failed"; reason: string };

/** What is known so far, for screens that make do without. */
export function dataOf<Data>(live: Live<Data>): Data | undefined {
  return live.status === "ready" ? live.data : undefined;
}

/** Opens a listener; `next` gives each value, `fail` ends it. Returns how to close it. */
export type Listen<Data> = (next: (data: Data) => void, fail: (error: unknown) => void) => () => void;

/** What is watched: how it is listened to, and the key that names it. Made together, they cannot disagree. */
export interface Subscription<Data> {
  readonly key: string;
  readonly listen: Listen<Data>;
}

/** Between two screens that watch the same thing, the listener stays open this long. */
const LINGER_MS = 1_000;
/** For how long a source waits for a component that a render asked it for: on a busy device much may come in between. */
const UNCLAIMED_MS = 10_000;

const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

/** reactfire caches each observable it has seen, by id and for ever, its errors included. */
const reactfireCache = (): Map<string, unknown> | undefined =>
  (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })._reactFirePreloadedObservables;

let generations = 0;

/**
 * One listener shared by all components that watch the same thing. reactfire never closes what it opened, so the
 * source counts its watchers itself and completes with the last one; its id is new each time it is opened, so that
 * nothing cached by reactfire (a permission refused before signing in, say) is ever met again.
 */
export class LiveSource<Data> {
  readonly id: string;
  readonly values: Observable<Live<Data>>;
  readonly #closed = new Subject<void>();
  readonly #forget: () => void;
  #watchers = 0;
  /** Until when a render that asked for it may still become a watcher. */
  #awaitedUntil = 0;
  #closing: ReturnType<typeof setTimeout> | undefined;

  constructor(key: string, listen: Listen<Data>, forget: () => void) {
    generations += 1;
    this.id = `live:${key}#${generations}`;
    this.#forget = forget;
    this.values = new Observable<Live<Data>>((observer) =>
      listen(
        (data) => observer.next({ status: "ready", data }),
        (error) => {
          // Whoever asks next starts afresh: what was refused may be allowed by then (a request that was approved).
          this.#forget();
          observer.next({ status: "failed", reason: reasonOf(error) });
        },
      ),
    ).pipe(takeUntil(this.#closed));
  }

  /** For a render, whose component watches once it is mounted, or never. */
  asked(): this {
    this.#awaitedUntil = Date.now() + UNCLAIMED_MS;
    if (this.#watchers === 0) this.#closeWhenUnwatched();
    return this;
  }

  /** Whether it closed while nobody watched: whoever holds it hears nothing, and has to open another. */
  get isOver(): boolean {
    return this.#closed.closed && this.#watchers === 0;
  }

  /** Counts a watcher in; the returned function counts it out. */
  watch(): () => void {
    this.#watchers += 1;
    this.#awaitedUntil = 0;
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      this.#watchers -= 1;
      if (this.#closed.closed) this.#dropFromReactfire();
      else if (this.#watchers === 0) this.#closeWhenUnwatched();
    };
  }

  /** Ends the listener. Components that still watch keep what they saw last. */
  close(): void {
    if (this.#closed.closed) return;
    this.#closed.next();
    this.#closed.unsubscribe();
    this.#forget();
    this.#dropFromReactfire();
  }

  #dropFromReactfire(): void {
    if (this.#watchers === 0) reactfireCache()?.delete(this.id);
  }

  #closeWhenUnwatched(): void {
    clearTimeout(this.#closing);
    this.#closing = setTimeout(
      () => {
        if (this.#watchers === 0) this.close();
      },
      Math.max(LINGER_MS, this.#awaitedUntil - Date.now()),
    );
  }
}

const sources = new Map<string, LiveSource<unknown>>();

/** The open source for a key (which must name the person: two people never share one), opened if need be; for a render. */
export function liveSource<Data>(key: string, listen: Listen<Data>): LiveSource<Data> {
  const open = sources.get(key);
  if (open !== undefined) return (open as LiveSource<Data>).asked();
  const source: LiveSource<unknown> = new LiveSource<unknown>(key, listen as Listen<unknown>, () => {
    if (sources.get(key) === source) sources.delete(key);
  });
  sources.set(key, source);
  return (source as LiveSource<Data>).asked();
}

/** How many listeners are open; for tests and diagnostics. */
export function openSourceCount(): number {
  return sources.size;
}

let reopenings = 0;
const awaitingReopening = new Set<() => void>();

/** Before signing out: a listener that outlives its session would be refused, and log an error. */
export function closeAllSources(): void {
  for (const source of [...sources.values()]) source.close();
}

/** After signing out failed: the screens that are still there watch again. */
export function reopenSources(): void {
  reopenings += 1;
  for (const notify of awaitingReopening) notify();
}

registerSessionActivity({ stop: closeAllSources, resume: reopenSources });

/** Grows each time sources are to be reopened; an external store for `useLive`. */
export const sourceReopenings = {
  count: () => reopenings,
  subscribe(tell: () => void): () => void {
    awaitingReopening.add(tell);
    return () => awaitingReopening.delete(tell);
  },
};
