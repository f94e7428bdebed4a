import type { ComponentProps } from "react";
import type { Doing } from "./foreseen";
import { PressButton } from "./PressButton";
import { usePress } from "./usePress";

interface PressProps<Operation>
  extends Omit<ComponentProps<typeof PressButton>, "onPress" | "refused" | "hint"> {
  press: (operation: Operation) => void;
  operation: Doing<Operation>;
}

/** A button that does one operation, thrown for or not: the rules say what it will do, or why not now. */
export function Press<Name extends string, Operation extends { readonly kind: Name }>({
  press,
  operation,
  blocked = false,
  ...rest
}: PressProps<Operation>) {
  const { refused, says, isWaiting, act } = usePress(operation, press);
  return <PressButton {...rest} blocked={blocked || isWaiting} refused={refused} hint={says} onPress={act} />;
}
