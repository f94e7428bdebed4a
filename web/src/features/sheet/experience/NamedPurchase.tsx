import { Button, Fieldset, Group, NativeSelect, TextInput } from "@mantine/core";
import type { NamedAdvance } from "domain/game/advance";
import { ADVANCE_NAME, type AskedAdvance } from "domain/game/askedAdvance";
import { checkName, normaliseName } from "domain/values/text/name";
import { unitOf } from "domain/values/text/plural";
import { useCheckedForm } from "../../../ui/useCheckedForm";

interface NamedPurchaseProps {
  named: readonly NamedAdvance[];
  unit: string;
  left: number;
  busy: boolean;
  onBuy: (asked: AskedAdvance, done: () => void) => void;
}

const dotsUpTo = (max: number) => Array.from({ length: max }, (_, index) => String(index + 1));

/** A speciality or a background: what the player names. */
export function NamedPurchase({ named, unit, left, busy, onBuy }: NamedPurchaseProps) {
  const form = useCheckedForm({
    initialValues: { id: named[0]?.id ?? "", name: "", dots: "1" },
    validate: { name: (name: string) => checkName(name, ADVANCE_NAME) ?? null },
  });
  const { id, dots } = form.values;
  const chosen = named.find((one) => one.id === id);
  if (chosen === undefined) return null;
  const to = Math.min(chosen.maxDots, Number(dots));
  const price = to * chosen.pricePerDot;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(({ name }) => onBuy({ id, to, name: normaliseName(name) }, form.reset))}
    >
      <Fieldset legend="Ce que tu nommes">
        <Group gap={10} align="start">
          <NativeSelect
            label="Achat"
            data={named.map((one) => ({ value: one.id, label: one.label }))}
            {...form.getInputProps("id")}
          />
          <TextInput
            label="Son nom"
            flex="1 1 180px"
            maxLength={60}
            autoComplete="off"
            {...form.getInputProps("name")}
          />
          {chosen.maxDots > 1 && (
            <NativeSelect label="Points" data={dotsUpTo(chosen.maxDots)} {...form.getInputProps("dots")} />
          )}
        </Group>
        <Group mt="sm">
          <Button type="submit" disabled={busy || price > left}>
            Acheter : {price} {unitOf(price, unit)}
          </Button>
        </Group>
      </Fieldset>
    </form>
  );
}
