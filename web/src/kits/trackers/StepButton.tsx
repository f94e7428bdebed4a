import { IconButton } from "../../ui/IconButton";
import { toast } from "../../ui/toast";
import { useSteady } from "../../ui/useSteady";
import { type Step, usePress } from "./usePress";

/** What a value's own − and + do. */
export interface Steps<Operation> {
  /** Of the operations. */
  press?: (operation: Operation) => void;
  less: Step<Operation>;
  more: Step<Operation>;
}

interface StepButtonProps<Operation> {
  icon: "minus" | "dice" | "plus";
  label: string;
  press?: ((operation: Operation) => void) | undefined;
  step: Step<Operation>;
  /** There is nothing to take or to add, whatever the rules make of it. */
  atBound?: boolean;
}

/** One step of a value: not where the rules refuse it, whose sentence a press says. */
export function StepButton<Name extends string, Operation extends { readonly kind: Name }>({
  icon,
  label,
  press,
  step,
  atBound = false,
}: StepButtonProps<Operation>) {
  const { refused, isWaiting, act } = usePress(step, press);
  const isBlocked = atBound || isWaiting || refused !== undefined;
  const take = useSteady(() => {
    if (refused !== undefined) toast("error", refused);
    else if (!isBlocked) act();
  });
  return (
    <IconButton icon={icon} size={44} label={label} aria-disabled={isBlocked || undefined} onClick={take} />
  );
}
