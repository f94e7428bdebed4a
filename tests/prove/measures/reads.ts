/** How many documents of each collection. */
export type Reads = Record<string, number>;

/** The collections on a document's way: `campaigns/live`. */
const kindOf = (path: string): string =>
  path
    .split("/")
    .filter((_, index) => index % 2 === 0)
    .join("/");

export function countByKind(paths: Iterable<string>): Reads {
  const counts: Reads = {};
  for (const path of paths) {
    const kind = kindOf(path);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Which documents were read counts, not how often one of them changed meanwhile (a heartbeat, a server time). */
export const readsOf = (paths: readonly string[]): Reads => countByKind(new Set(paths));

/** What came since: each stream is heard from its beginning, so that what is new stands in the midst of it. */
export function without(all: readonly string[], known: readonly string[]): string[] {
  const left = [...known];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
