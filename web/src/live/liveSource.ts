import { registerSessionActivity } from "../session/sessionActivity";

/** What a live subscription shows: errors are values, so that no screen has to catch them while rendering. */
export type Live<Data> =
  | { status: "loading" }
  | { status: "ready"; data: Data }
  | { status: "failed"; reason: string };

const LOADING = { status: "loading" } as const;

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

const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

/** One listener, shared by all components that watch the same thing: open while one does, and a moment longer. */
class LiveSource<Data> {
  #live: Live<Data> = LOADING;
  readonly #key: string;
  readonly #watchers = new Set<() => void>();
  #stop: (() => void) | undefined;
  #isOver = false;
  #lingering: ReturnType<typeof setTimeout> | undefined;

  constructor(key: string) {
    this.#key = key;
  }

  open(listen: Listen<Data>): void {
    sources.set(this.#key, this as LiveSource<unknown>);
    this.#stop = listen(
      (data) => this.#tell({ status: "ready", data }),
      (error) => {
        this.#tell({ status: "failed", reason: reasonOf(error) });
        // Whoever asks next starts afresh: what was refused may be allowed by then (a request that was approved).
        this.#forget();
      },
    );
  }

  get live(): Live<Data> {
    return this.#live;
  }

  /** Counts a watcher in, who is told of each value; the returned function counts it out. */
  watch(tell: () => void): () => void {
    clearTimeout(this.#lingering);
    this.#watchers.add(tell);
    return () => {
      this.#watchers.delete(tell);
      if (this.#watchers.size > 0) return;
      this.#lingering = setTimeout(() => this.close(), LINGER_MS);
    };
  }

  /** Ends the listener. Components that still watch keep what they saw last. */
  close(): void {
    clearTimeout(this.#lingering);
    this.#forget();
    this.#stop?.();
    this.#stop = undefined;
  }

  #tell(live: Live<Data>): void {
    if (this.#isOver) return;
    this.#live = live;
    for (const tell of [...this.#watchers]) tell();
  }

  #forget(): void {
    this.#isOver = true;
    if (sources.get(this.#key) === this) sources.delete(this.#key);
  }
}

/** The open ones. A key names the person too: two people never share one. */
const sources = new Map<string, LiveSource<unknown>>();

const sourceAt = <Data>(key: string): LiveSource<Data> | undefined =>
  sources.get(key) as LiveSource<Data> | undefined;

/** What one component watches, as the external store that React reads. */
export interface Watched<Data> {
  readonly key: string | undefined;
  readonly read: () => Live<Data>;
  readonly subscribe: (tell: () => void) => () => void;
}

export const NOTHING_WATCHED: Watched<never> = {
  key: undefined,
  read: () => LOADING,
  subscribe: () => () => undefined,
};

/** Listens once a component is mounted, not before: a render that is abandoned leaves nothing open. */
export function watched<Data>(key: string, listen: Listen<Data>): Watched<Data> {
  let source: LiveSource<Data> | undefined;
  return {
    key,
    // Whoever comes later sees at once what the others do.
    read: () => (source ?? sourceAt<Data>(key))?.live ?? LOADING,
    subscribe(tell) {
      source = sourceAt(key);
      if (source === undefined) {
        source = new LiveSource<Data>(key);
        source.open(listen);
      }
      return source.watch(tell);
    },
  };
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
