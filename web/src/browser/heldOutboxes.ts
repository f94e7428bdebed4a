const holders = new Map<string, number>();
const watchers = new Set<() => void>();

const tellAll = () => {
  for (const tell of watchers) tell();
};

/** Says that an open screen sends what is stored under this key itself. Returns how to end that. */
export function holdOutbox(key: string): () => void {
  holders.set(key, (holders.get(key) ?? 0) + 1);
  tellAll();
  return () => {
    const left = (holders.get(key) ?? 1) - 1;
    if (left === 0) holders.delete(key);
    else holders.set(key, left);
    tellAll();
  };
}

export const isOutboxHeld = (key: string): boolean => holders.has(key);

/** Calls `tell` whenever an outbox is held or let go. Returns how to end that. */
export function watchOutboxes(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
