import { Box, Group, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { toast } from "../../ui/toast";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { AmountField } from "./AmountField";
import { amountOf, amountRule, amountSoFar } from "./amount";
import { useForeseeing } from "./foreseen";
import { PressButton } from "./PressButton";

/** What can be done with the amount. */
interface AmountAction<Operation> {
  readonly label: string;
  readonly tone?: "bad" | "ok";
  readonly operation: (amount: number) => Operation;
  /** After it was pressed. */
  readonly done?: () => void;
}

interface AmountFormProps<Operation> {
  /** « Nombre de points ». */
  label: string;
  max: number;
  press: (operation: Operation) => void;
  /** Enter does the first. */
  actions: readonly [AmountAction<Operation>, ...AmountAction<Operation>[]];
  /** Before the amount: what it is of. */
  children?: ReactNode;
}

/** An amount, 1 from the start, and what to do with it; what is no amount is refused with a sentence. */
export function AmountForm<Name extends string, Operation extends { readonly kind: Name }>({
  label,
  max,
  press,
  actions,
  children,
}: AmountFormProps<Operation>) {
  const foreseen = useForeseeing();
  const range = { min: 1, max };
  const form = useCheckedForm({ initialValues: { amount: "1" }, validate: { amount: amountRule(range) } });
  const soFar = amountSoFar(form.values.amount, range);
  const submit = ({ operation, done }: AmountAction<Operation>, event?: FormEvent<HTMLFormElement>) =>
    form.onSubmit(({ amount }) => {
      const wanted = operation(amountOf(amount));
      const { refused } = foreseen(wanted);
      if (refused !== undefined) return toast("error", refused);
      press(wanted);
      done?.();
      form.reset();
    })(event);
  return (
    <form noValidate onSubmit={(event) => submit(actions[0], event)}>
      <Stack gap={8}>
        {children}
        <Group gap={8} align="end">
          <Box flex={actions.length === 1 ? "1 1 140px" : "1 0 100%"} miw={0}>
            <AmountField {...form.getInputProps("amount")} {...range} label={label} plain />
          </Box>
          {actions.map((action) => {
            const { refused, says } = foreseen(action.operation(soFar));
            return (
              <PressButton
                key={action.label}
                flex="1 1 auto"
                tone={action.tone}
                refused={refused}
                hint={says}
                onPress={() => submit(action)}
              >
                {action.label}
              </PressButton>
            );
          })}
        </Group>
      </Stack>
    </form>
  );
}
