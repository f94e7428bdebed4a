import { Box, Group, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { AmountField } from "./AmountField";
import { amountOf, amountRule } from "./amount";
import { PressButton } from "./PressButton";

/** What can be done with the amount. */
interface AmountAction {
  readonly label: string;
  readonly tone?: "bad" | "ok";
  /** Makes no sense now. */
  readonly blocked?: boolean;
  readonly press: (amount: number) => void;
}

interface AmountFormProps {
  /** « Nombre de points ». */
  label: string;
  max: number;
  /** Enter does the first. */
  actions: readonly [AmountAction, ...AmountAction[]];
  /** Before the amount: what it is of. */
  children?: ReactNode;
}

/** An amount, 1 from the start, and what to do with it; what is no amount is refused with a sentence. */
export function AmountForm({ label, max, actions, children }: AmountFormProps) {
  const range = { min: 1, max };
  const form = useCheckedForm({ initialValues: { amount: "1" }, validate: { amount: amountRule(range) } });
  const submit = ({ press, blocked = false }: AmountAction, event?: FormEvent<HTMLFormElement>) =>
    form.onSubmit(({ amount }) => {
      if (blocked) return;
      press(amountOf(amount));
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
          {actions.map((action) => (
            <PressButton
              key={action.label}
              flex="1 1 auto"
              tone={action.tone}
              blocked={action.blocked}
              onPress={() => submit(action)}
            >
              {action.label}
            </PressButton>
          ))}
        </Group>
      </Stack>
    </form>
  );
}
