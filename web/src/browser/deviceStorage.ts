/**
 * This device's storage, which a browser may refuse or which may be full: then reading finds nothing, writing changes
 * nothing, and no caller fails because of it.
 */
export const deviceStorage = {
  /** Null where nothing is stored under `key`, or nothing can be read. */
  read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** False where the value could not be stored. */
  write(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Refused: there was nothing to remove.
    }
  },
  /** Every key that something is stored under. */
  keys(): string[] {
    try {
      return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    } catch {
      return [];
    }
  },
  clear(): void {
    try {
      localStorage.clear();
    } catch {
      // Refused: there was nothing to clear.
    }
  },
};
