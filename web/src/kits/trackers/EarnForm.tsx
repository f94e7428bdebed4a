import { Group, Stack, TextInput } from "@mantine/core";
import { checkName, nameRules, normaliseName } from "domain/values/text/name";
import { OptionalLabel } from "../../ui/OptionalLabel";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { AmountField } from "./AmountField";
import { amountOf, amountRule, amountSoFar } from "./amount";
import { useForeseeing } from "./foreseen";
import { PressButton } from "./PressButton";

const PURCHASE = nameRules("Ce que tu achètes", 80);

interface EarnFormProps<Operation> {
  /** « Expérience », « Eddies ». */
  label: string;
  max: number;
  press: (operation: Operation) => void;
  gain: (amount: number) => Operation;
  spend: (amount: number, on: string) => Operation;
}

/** What is gained, and spent on something that may be named. */
export function EarnForm<Name extends string, Operation extends { readonly kind: Name }>({
  label,
  max,
  press,
  gain,
  spend,
}: EarnFormProps<Operation>) {
  const foreseen = useForeseeing();
  const range = { min: 1, max };
  const form = useCheckedForm({
    initialValues: { amount: "1", on: "" },
    validate: { amount: amountRule(range), on: (on: string) => checkName(on, PURCHASE) ?? null },
  });
  const { refused } = foreseen(spend(amountSoFar(form.values.amount, range), ""));
  const submit = (operation: (amount: number, on: string) => Operation) =>
    form.onSubmit(({ amount, on }) => {
      press(operation(amountOf(amount), normaliseName(on)));
      form.reset();
    });
  return (
    <form noValidate onSubmit={submit(gain)}>
      <Stack gap={8}>
        <AmountField {...form.getInputProps("amount")} {...range} label={label} plain />
        <TextInput
          {...form.getInputProps("on")}
          label={<OptionalLabel>Ce que tu achètes</OptionalLabel>}
          maxLength={80}
          autoComplete="off"
        />
        <Group gap={8}>
          <PressButton flex="1 1 auto" tone="ok" onPress={() => submit(gain)()}>
            Gagner
          </PressButton>
          <PressButton flex="1 1 auto" refused={refused} onPress={() => submit(spend)()}>
            Dépenser
          </PressButton>
        </Group>
      </Stack>
    </form>
  );
}
