import { combineLatest, filter, Observable, startWith } from "rxjs";
import type { Listen } from "./liveSource";

const observed = <Data>(listen: Listen<Data>) =>
  new Observable<Data>((observer) =>
    listen(
      (data) => observer.next(data),
      (error) => observer.error(error),
    ),
  );

interface MergeOptions {
  /** Without a network, tell what some listeners said although others may never speak. */
  readonly partialOffline?: boolean;
}

/**
 * Several listeners as one: told whenever one of them speaks, once all have spoken; it fails with the first of them.
 * `merge` gets what each said last, in their order; undefined for one that has said nothing (`partialOffline`).
 */
export const mergedListener =
  <Data, Merged>(
    listeners: readonly Listen<Data>[],
    merge: (said: readonly (Data | undefined)[]) => Merged,
    { partialOffline = false }: MergeOptions = {},
  ): Listen<Merged> =>
  (next, fail) => {
    const isTold = (said: readonly (Data | undefined)[]) => {
      const spoken = said.filter((data) => data !== undefined).length;
      return spoken === said.length || (partialOffline && spoken > 0 && !navigator.onLine);
    };
    const merged = combineLatest(listeners.map((listen) => observed(listen).pipe(startWith(undefined))));
    const subscription = merged
      .pipe(filter(isTold))
      .subscribe({ next: (said) => next(merge(said)), error: fail });
    return () => subscription.unsubscribe();
  };
