import { Group, Stack, TextInput } from "@mantine/core";
import { checkName, nameRules, normaliseName } from "domain/values/text/name";
import { OptionalLabel } from "../../ui/OptionalLabel";
import { useCheckedForm } from "../../ui/useCheckedForm";
import { AmountField } from "./AmountField";
import { amountOf, amountRule } from "./amount";
import { PressButton } from "./PressButton";

const PURCHASE = nameRules("Ce que tu achètes", 80);

interface EarnFormProps {
  /** « Expérience », « Eddies ». */
  label: string;
  max: number;
  gain: (amount: number) => void;
  spend: (amount: number, on: string) => void;
  /** Whether there is nothing to spend. */
  empty: boolean;
}

/** What is gained, and spent on something that may be named. */
export function EarnForm({ label, max, gain, spend, empty }: EarnFormProps) {
  const range = { min: 1, max };
  const form = useCheckedForm({
    initialValues: { amount: "1", on: "" },
    validate: { amount: amountRule(range), on: (on: string) => checkName(on, PURCHASE) ?? null },
  });
  const submit = (then: (amount: number, on: string) => void) =>
    form.onSubmit(({ amount, on }) => {
      then(amountOf(amount), normaliseName(on));
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
          <PressButton flex="1 1 auto" blocked={empty} onPress={() => submit(spend)()}>
            Dépenser
          </PressButton>
        </Group>
      </Stack>
    </form>
  );
}
