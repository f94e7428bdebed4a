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
  /** Without a network, emit once some listeners have a value: the others may never get one. */
  readonly partialOffline?: boolean;
}

/**
 * Several listeners as one: it emits at each value of any of them once all have one, and fails with the first that
 * fails. `merge` gets the latest value of each, in their order; undefined for one that has none (`partialOffline`).
 */
export const mergedListener =
  <Data, Merged>(
    listeners: readonly Listen<Data>[],
    merge: (latest: readonly (Data | undefined)[]) => Merged,
    { partialOffline = false }: MergeOptions = {},
  ): Listen<Merged> =>
  (next, fail) => {
    const isEnough = (latest: readonly (Data | undefined)[]) => {
      const known = latest.filter((data) => data !== undefined).length;
      return known === latest.length || (partialOffline && known > 0 && !navigator.onLine);
    };
    const merged = combineLatest(listeners.map((listen) => observed(listen).pipe(startWith(undefined))));
    const subscription = merged
      .pipe(filter(isEnough))
      .subscribe({ next: (latest) => next(merge(latest)), error: fail });
    return () => subscription.unsubscribe();
  };
