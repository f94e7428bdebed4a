import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import type { Power, PowerRules } from "domain/game/powers/power";
import { AutoGrid } from "../../../ui/AutoGrid";
import { ModalWindow } from "../../../ui/ModalWindow";
import { OptionalLabel } from "../../../ui/OptionalLabel";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import { POWER_CHECKS, type PowerValues, powerOf, valuesOf } from "./powerValues";

const COST_LABELS = {
  rouse: "Jets d'Exaltation",
  magic: "Points de magie",
  sanity: "SAN perdue",
  mythos: "Mythe de Cthulhu appris",
  luck: "Points de Chance",
  humanity: "Humanité perdue",
} as const;

interface PowerFormProps<Operation, State> {
  rules: PowerRules<Operation, State>;
  /** The power to change; a new one without it. */
  power: Power | undefined;
  onWrite: (power: Power) => void;
  onClose: () => void;
}

/** A power as its player says it works: what it costs, and two values or dice to roll. */
export function PowerForm<Operation, State>({
  rules: { costs, traits },
  power,
  onWrite,
  onClose,
}: PowerFormProps<Operation, State>) {
  const form = useCheckedForm<PowerValues>({ initialValues: valuesOf(power), validate: POWER_CHECKS });
  const { first, second } = form.values;
  const options = [{ value: "", label: "Rien" }, ...traits.map(({ key, label }) => ({ value: key, label }))];
  return (
    <ModalWindow title={power ? `Modifier ${power.name}` : "Écrire le tien"} size={560} onClose={onClose}>
      <form noValidate onSubmit={form.onSubmit((values) => onWrite(powerOf(values, costs)))}>
        <Stack gap="sm">
          <AutoGrid min={160} fit>
            <TextInput label="Nom" maxLength={60} data-autofocus {...form.getInputProps("name")} />
            <TextInput label="Catégorie" maxLength={60} {...form.getInputProps("kind")} />
            <TextInput
              label={<OptionalLabel>Niveau</OptionalLabel>}
              inputMode="numeric"
              {...form.getInputProps("level")}
            />
          </AutoGrid>
          <AutoGrid min={160} fit>
            {costs.map((cost) => (
              <TextInput
                key={cost}
                label={<OptionalLabel>{COST_LABELS[cost]}</OptionalLabel>}
                {...form.getInputProps(cost)}
              />
            ))}
          </AutoGrid>
          <AutoGrid min={160} fit>
            <NativeSelect label="Ce qui se lance" data={options} {...form.getInputProps("first")} />
            <NativeSelect label="Avec" data={options} {...form.getInputProps("second")} />
            {first === "" && second === "" && (
              <TextInput
                label={<OptionalLabel>Ou des dés</OptionalLabel>}
                placeholder="2d6"
                {...form.getInputProps("dice")}
              />
            )}
          </AutoGrid>
          <Textarea label={<OptionalLabel>Note</OptionalLabel>} rows={3} {...form.getInputProps("note")} />
          <Group justify="flex-end" gap={10}>
            <Button onClick={onClose}>Annuler</Button>
            <Button type="submit" variant="primary">
              Enregistrer
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalWindow>
  );
}
