import { Box, Group, Stack, TextInput } from "@mantine/core";
import { checkName, nameRules, normaliseName } from "domain/values/text/name";
import { numberRule, type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import type { FormEvent, ReactNode } from "react";
import { OptionalLabel } from "../../ui/OptionalLabel";
import { toast } from "../../ui/toast";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { AmountField } from "./AmountField";
import { useForeseeing } from "./foreseen";
import { PressButton } from "./PressButton";

const PURCHASE = nameRules("L'achat", 80);

/** What can be done with the amount. */
export interface AmountAction<Operation> {
  readonly label: string;
  readonly tone?: "bad" | "ok";
  /** `on`: what it is spent on, "" where nobody says. */
  readonly operation: (amount: number, on: string) => Operation;
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
  /** Asks what the amount is spent on, which may be named. */
  isPurchase?: boolean | undefined;
  /** Before the amount: what it is of. */
  children?: ReactNode;
}

/** An amount, 1 from the start, and what to do with it; what is no amount is refused with a sentence. */
export function AmountForm<Name extends string, Operation extends { readonly kind: Name }>({
  label,
  max,
  press,
  actions,
  isPurchase = false,
  children,
}: AmountFormProps<Operation>) {
  const foreseen = useForeseeing();
  const range = { min: 1, max };
  const form = useCheckedForm({
    initialValues: { amount: 1 as TypedNumber, on: "" },
    validate: { amount: numberRule(range), on: (on: string) => checkName(on, PURCHASE) ?? null },
  });
  // What a button is asked about before it is pressed.
  const soFar = typedOr(form.values.amount, range, 1);
  const submit = ({ operation, done }: AmountAction<Operation>, event?: FormEvent<HTMLFormElement>) =>
    form.onSubmit(({ amount, on }) => {
      const wanted = operation(typedOr(amount, range, 1), normaliseName(on));
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
          {isPurchase && (
            <TextInput
              {...form.getInputProps("on")}
              label={<OptionalLabel>Ce que tu achètes</OptionalLabel>}
              flex="1 0 100%"
              maxLength={80}
              autoComplete="off"
            />
          )}
          {actions.map((action) => {
            const { refused, says } = foreseen(action.operation(soFar, ""));
            return (
              <PressButton
                key={action.label}
                flex={actions.length > 2 ? "1 1 calc(50% - 8px)" : "1 1 auto"}
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
