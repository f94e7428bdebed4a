import type { Subscription } from "./liveSource";

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
    listen(next, fail) {
      const latest: (Data | undefined)[] = known.map(() => undefined);
      const stops: (() => void)[] = [];
      let isOver = false;
      const stop = () => {
        isOver = true;
        for (const stopPart of stops.splice(0)) stopPart();
      };
      for (const [index, part] of known.entries()) {
        if (isOver) break;
        stops.push(
          part.listen(
            (data) => {
              latest[index] = data;
              if (!isOver && isEnough(latest)) next([...latest]);
            },
            (error) => {
              if (isOver) return;
              stop();
              fail(error);
            },
          ),
        );
      }
      return stop;
    },
  };
}
