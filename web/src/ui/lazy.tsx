import { type ComponentType, lazy as lazyOfReact, useEffect, useState } from "react";
import { loadPart, tellMissingPart } from "../browser/missingParts";

/**
 * A part of a screen that is loaded when it is first drawn. Where it cannot be had, the screen stays as it is, with what
 * is being typed; the page says so (`UpdateNotice`), and the part is asked for again where it is drawn anew.
 */
export function lazy<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  const ask = () =>
    lazyOfReact(() =>
      loadPart(load).catch(() => {
        tellMissingPart("drawn");
        return { default: Missing };
      }),
    ) as unknown as ComponentType<Props>;
  let asked = ask();
  function Missing() {
    useEffect(
      () => () => {
        asked = ask();
      },
      [],
    );
    return null;
  }
  return function Part(props: Props) {
    // The same as long as it is mounted: another type would begin it anew.
    const [Drawn] = useState<ComponentType<Props>>(() => asked);
    return <Drawn {...props} />;
  };
}
