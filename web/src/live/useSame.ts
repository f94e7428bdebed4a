import { shallowEqual } from "@mantine/hooks";
import { useStableValue } from "./useStableValue";

/** The same object until a field of it differs: what a context gives. No field may be made anew at each render. */
export const useSame = <Fields extends object>(fields: Fields): Fields =>
  useStableValue(fields, shallowEqual);
