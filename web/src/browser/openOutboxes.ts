type Flush = () => Promise<void>;

const open = new Map<string, Set<Flush>>();

/** Says that this page sends what is stored under this key, with `flush`. Returns how to end that. */
export function addOpenOutbox(key: string, flush: Flush): () => void {
  const known = open.get(key) ?? new Set();
  open.set(key, known.add(flush));
  return () => {
    known.delete(flush);
    if (known.size === 0) open.delete(key);
  };
}

/** Resolves once this page's outboxes of the wanted keys have sent what waits in them, or have tried to. */
export async function flushOutboxes(isWanted: (key: string) => boolean): Promise<void> {
  const wanted = [...open].filter(([key]) => isWanted(key));
  await Promise.all(wanted.flatMap(([, flushes]) => [...flushes].map((flush) => flush())));
}
