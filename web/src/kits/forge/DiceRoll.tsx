import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";
import { useMutation } from "../../http/useMutation";
import { FormError } from "../../ui/FormError";

const FAILURE = "Les dés n'ont pas pu être lancés. Réessaie dans quelques instants.";

interface DiceRollProps<Result> extends Pick<ButtonProps, "variant" | "size"> {
  roll: () => Promise<Result>;
  onRolled: (result: Result) => void;
  children: ReactNode;
}

/** A button that rolls dice, on this device or at the server, and says when they could not be rolled. */
export function DiceRoll<Result>({ roll, onRolled, children, ...look }: DiceRollProps<Result>) {
  const rolling = useMutation({ networkMode: "always", mutationFn: roll, onSuccess: onRolled });
  return (
    <>
      <Button {...look} loading={rolling.isPending} onClick={() => rolling.mutate()}>
        {children}
      </Button>
      <FormError>{rolling.isError && FAILURE}</FormError>
    </>
  );
}
