/** At most `limit` values in this instance's memory: the one set longest ago makes room. */
export class BoundedCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    this.#values.delete(key);
    const oldest = this.#values.keys().next();
    if (this.#values.size >= this.#limit && !oldest.done) this.#values.delete(oldest.value);
    this.#values.set(key, value);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }
}
