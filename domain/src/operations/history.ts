/** What was done and can be taken back, and what was taken back and can be done again; the newest last. */
export interface History<Deed> {
  readonly done: readonly Deed[];
  readonly undone: readonly Deed[];
}

/** One step back or forth: what there is to do, the deed that it is about, and the history then. */
export interface HistoryStep<Deed> {
  readonly toDo: Deed;
  readonly deed: Deed;
  readonly history: History<Deed>;
}

/** How deeds are kept to be taken back. */
export interface Histories<Deed> {
  readonly empty: History<Deed>;
  /** After a new deed, nothing that was taken back can be done again. */
  readonly withDone: (history: History<Deed>, deed: Deed) => History<Deed>;
  /** Takes the newest deed back; undefined where there is none. */
  readonly undo: (history: History<Deed>) => HistoryStep<Deed> | undefined;
  /** Does the deed again that was taken back last; undefined where there is none. */
  readonly redo: (history: History<Deed>) => HistoryStep<Deed> | undefined;
}

/** Histories of deeds of which `inverse` gives what takes one back; of more than `most`, the oldest is forgotten. */
export const historiesOf = <Deed>(inverse: (deed: Deed) => Deed, most: number): Histories<Deed> => ({
  empty: { done: [], undone: [] },
  withDone: ({ done }, deed) => ({ done: [...done, deed].slice(-most), undone: [] }),
  undo: ({ done, undone }) => {
    const deed = done.at(-1);
    if (deed === undefined) return undefined;
    return { toDo: inverse(deed), deed, history: { done: done.slice(0, -1), undone: [...undone, deed] } };
  },
  redo: ({ done, undone }) => {
    const deed = undone.at(-1);
    if (deed === undefined) return undefined;
    return { toDo: deed, deed, history: { done: [...done, deed], undone: undone.slice(0, -1) } };
  },
});
