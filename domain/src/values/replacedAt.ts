/** The list with another entry in that place, or without one there. */
export const replacedAt = <Entry>(
  entries: readonly Entry[],
  position: number,
  entry: Entry | undefined,
): Entry[] =>
  entry === undefined ? entries.filter((_, index) => index !== position) : entries.with(position, entry);
