/** What reads a value, as zod's schemas do. */
interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** One of the browser's storages, which it may refuse or which may be full: then reading finds nothing, writing changes nothing, and no caller fails because of it. */
const storageOf = (storage: () => Storage) => ({
  /** Null where nothing is stored under `key`, or nothing can be read. */
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  /** What is stored under `key` as JSON; undefined where that is nothing, or is not what `schema` reads. */
  readAs<Value>(key: string, schema: Schema<Value>): Value | undefined {
    try {
      const read = schema.safeParse(JSON.parse(storage().getItem(key) ?? "null"));
      return read.success ? read.data : undefined;
    } catch {
      return undefined;
    }
  },
  /** False where the value could not be stored. */
  write(key: string, value: string): boolean {
    try {
      storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      storage().removeItem(key);
    } catch {
      // Refused: there was nothing to remove.
    }
  },
  /** Every key that something is stored under. */
  keys(): string[] {
    try {
      return Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? "");
    } catch {
      return [];
    }
  },
  clear(): void {
    try {
      storage().clear();
    } catch {
      // Refused: there was nothing to clear.
    }
  },
});

/** What stays on this device. */
export const deviceStorage = storageOf(() => localStorage);

/** What stays with this tab: a reload keeps it, and so does a tab that the device put to sleep. */
export const tabStorage = storageOf(() => sessionStorage);
