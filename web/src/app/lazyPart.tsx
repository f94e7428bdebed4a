import { type ComponentType, lazy, useState } from "react";
import { loadPart } from "../browser/missingParts";
import { hasNetwork } from "../browser/network";

/** In so young a page a screen that cannot be had is no sign of a deployment: it would be loaded again for ever. */
const FRESH_MS = 10_000;

/**
 * A screen that is loaded when it is drawn. After a deployment an open page cannot have those that it has not loaded yet;
 * the page that is loaded in its place has its own.
 */
export const lazyScreen = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) =>
  lazy(() =>
    loadPart(load).catch((error) => {
      if (!hasNetwork() || performance.now() < FRESH_MS) throw error;
      window.location.reload();
      return new Promise<never>(() => undefined);
    }),
  );

/** A part that is loaded when it is first drawn, or ahead of it by `load`. */
type LazyPart<Props> = ComponentType<Props> & { readonly load: () => Promise<unknown> };

/**
 * As React's `lazy`, but drawn at once where it has been loaded already: `lazy` shows the fallback for an instant, and
 * React holds whatever follows a fallback back for 300 ms.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const request = async () => {
    const module = await loadPart(load);
    loaded = module.default;
    return module;
  };
  const Later = lazyScreen(request) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    // The same as long as it is mounted: another type would begin it anew.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, { load: request });
}
