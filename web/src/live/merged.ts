import { combineLatest, filter, Observable, startWith } from "rxjs";
import type { Listen, Subscription } from "./liveSource";

const observed = <Data>(listen: Listen<Data>) =>
  new Observable<Data>((observer) =>
    listen(
      (data) => observer.next(data),
      (error) => observer.error(error),
    ),
  );

interface MergeOptions {
  /** Without a network, emit once some parts have a value: the others may never get one. */
  readonly partialOffline?: boolean;
}

/**
 * Several subscriptions as one, of the latest value of each, in their order; undefined for one that has none
 * (`partialOffline`). It emits at each value of any of them once all have one, and fails with the first that fails.
 * Waits as long as one of them waits, or there is none.
 */
export function merged<Data>(
  parts: readonly (Subscription<Data> | undefined)[],
  { partialOffline = false }: MergeOptions = {},
): Subscription<readonly (Data | undefined)[]> | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0 || known.length < parts.length) return undefined;
  const isEnough = (latest: readonly (Data | undefined)[]) => {
    const said = latest.filter((data) => data !== undefined).length;
    return said === latest.length || (partialOffline && said > 0 && !navigator.onLine);
  };
  return {
    key: known.map(({ key }) => `${key}+`).join("") + (partialOffline ? "partial" : ""),
    listen: (next, fail) => {
      const all = combineLatest(known.map(({ listen }) => observed(listen).pipe(startWith(undefined))));
      const subscription = all.pipe(filter(isEnough)).subscribe({ next, error: fail });
      return () => subscription.unsubscribe();
    },
  };
}
