import { useCallback, useState } from "react";
import { loadPart, tellMissingPart } from "../browser/missingParts";

/**
 * A part of the screen that is loaded when somebody reaches for it: what the module's default export is, once it is
 * here, and the function that asks for it. Where it cannot be had (no connection, and not kept on the device) nothing
 * changes, and the next reach asks again.
 */
export function useOnDemand<Part>(
  load: () => Promise<{ readonly default: Part }>,
): readonly [Part | undefined, () => void] {
  const [module, setModule] = useState<{ readonly default: Part }>();
  const request = useCallback(() => {
    loadPart(load).then(setModule, () => tellMissingPart("ahead"));
  }, [load]);
  return [module?.default, request];
}
