import { IconButton } from "../../ui/IconButton";
import { toast } from "../../ui/toast";
import { useForeseeing } from "./foreseen";

/** An operation, or what else a step does. */
type Step<Operation> = Operation | (() => void);

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
  const foreseen = useForeseeing();
  const refused = typeof step === "function" ? undefined : foreseen(step).refused;
  const take = () => {
    if (refused !== undefined) toast("error", refused);
    else if (atBound) return;
    else if (typeof step === "function") step();
    else press?.(step);
  };
  return (
    <IconButton
      icon={icon}
      size={44}
      label={label}
      aria-disabled={atBound || refused !== undefined || undefined}
      onClick={take}
    />
  );
}
