import type { ComponentProps } from "react";
import { useForeseeing } from "./foreseen";
import { PressButton } from "./PressButton";

interface PressProps<Operation>
  extends Omit<ComponentProps<typeof PressButton>, "onPress" | "refused" | "hint"> {
  press: (operation: Operation) => void;
  operation: NoInfer<Operation>;
}

/** A button that does one operation: the rules say what it will do, or why not now. */
export function Press<Operation extends { readonly kind: string }>({
  press,
  operation,
  ...rest
}: PressProps<Operation>) {
  const { refused, says } = useForeseeing()(operation);
  return <PressButton {...rest} refused={refused} hint={says} onPress={() => press(operation)} />;
}
