import { useState } from "react";

/** The former value as long as `isSame` says that nothing changed, so that what depends on it rests. */
export function useStableValue<Value>(value: Value, isSame: (one: Value, other: Value) => boolean): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || isSame(stable, value)) return stable;
  setStable(value);
  return value;
}
