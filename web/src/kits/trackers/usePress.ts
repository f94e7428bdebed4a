import { type Doing, isThrown, useForeseeing } from "./foreseen";
import { useThrow } from "./useThrow";

/** What a step does: as a button, or a choice that is no operation yet. */
export type Step<Operation> = Doing<Operation> | (() => void);

/** How a button does something: what the rules say of it before, whether dice hold it up, and what does it. */
export function usePress<Name extends string, Operation extends { readonly kind: Name }>(
  step: Step<Operation>,
  press?: (operation: Operation) => void,
) {
  const foreseen = useForeseeing();
  const [isThrowing, throwDice] = useThrow();
  if (typeof step === "function") return { refused: undefined, says: undefined, isWaiting: false, act: step };
  if (!isThrown(step)) return { ...foreseen(step), isWaiting: false, act: () => press?.(step) };
  const act = () => throwDice(step.dice, (faces) => press?.(step.operationOf(faces)));
  return { ...foreseen(step), isWaiting: isThrowing, act };
}
