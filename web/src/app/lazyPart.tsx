import { type ComponentType, lazy, useState } from "react";

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
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Later = lazy(request) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    // The same as long as it is mounted: another type would begin it anew.
    const [Drawn] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, { load: request });
}
