/** A state that is replaced, never changed in place, and that tells of it. */
export class Store<State extends object> {
  readonly #listeners = new Set<() => void>();
  #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  /** Calls `listener` after each change, until what is returned is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  protected set(change: Partial<State>): void {
    const next = { ...this.#state, ...change };
    const fields = Object.keys(change) as (keyof State)[];
    if (fields.every((field) => Object.is(next[field], this.#state[field]))) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
