import { foldText } from "./foldText";

/** How well a folded name answers: it begins so, a word of it does, or it holds it somewhere. */
function rankOf(name: string, sought: string): number {
  if (name.startsWith(sought)) return 0;
  return name.includes(` ${sought}`) ? 1 : 2;
}

/**
 * Those whose name holds every word of `query`, whatever the accents and the case: first those that begin with it,
 * then those with a word that does, otherwise in their own order. All of them for a blank query.
 */
export function searchNames<Entry>(
  entries: readonly Entry[],
  query: string,
  nameOf: (entry: Entry) => string,
): readonly Entry[] {
  const sought = foldText(query);
  if (sought === "") return entries;
  const words = sought.split(" ");
  return entries
    .map((entry) => ({ entry, name: foldText(nameOf(entry)) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .toSorted((one, other) => rankOf(one.name, sought) - rankOf(other.name, sought))
    .map(({ entry }) => entry);
}
