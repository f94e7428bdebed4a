import { Button, Checkbox, Group, NativeSelect, NumberInput, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { MAX_COUNT } from "domain/documents/encounterLines";
import type { Creature } from "domain/game/gameTypes";
import { useState } from "react";

/** So many of one creature, for whoever runs the fight. */
export interface CreatureAddition {
  readonly creature: Creature;
  readonly count: number;
  readonly hidden: boolean;
  /** Their life is rolled, each its own; else it is the fixed one. */
  readonly rolled: boolean;
}

interface AddCreatureProps {
  creature: Creature;
  /** How many are offered at first. */
  count: number;
  onAdd: (addition: CreatureAddition) => void;
}

const PROBLEM = `Choisis un nombre de 1 à ${MAX_COUNT}.`;
const isCount = (count: number | string): boolean =>
  Number.isInteger(count) && Number(count) >= 1 && Number(count) <= MAX_COUNT;

/** How many of a creature, seen or hidden, with fixed life or rolled. */
export function AddCreature({ creature, count: asked, onAdd }: AddCreatureProps) {
  const [added, setAdded] = useState("");
  const form = useForm({
    initialValues: { count: asked as number | string, hidden: false, life: "fixed" },
    validate: { count: (count) => (isCount(count) ? null : PROBLEM) },
    onValuesChange: () => setAdded(""),
  });
  const add = ({ count, hidden, life }: typeof form.values) => {
    onAdd({ creature, count: Number(count), hidden, rolled: life === "rolled" });
    setAdded(`Ajouté : ${count} × ${creature.name}.`);
  };
  return (
    <form noValidate onSubmit={form.onSubmit(add)}>
      <Group gap={10} align="end">
        <NumberInput
          label="Nombre"
          w={86}
          min={1}
          max={MAX_COUNT}
          clampBehavior="none"
          {...form.getInputProps("count")}
        />
        {creature.life.dice !== undefined && (
          <NativeSelect
            label="Points de vie"
            data={[
              { value: "fixed", label: `Fixes : ${creature.life.max}` },
              { value: "rolled", label: `Lancés : ${creature.life.dice}` },
            ]}
            {...form.getInputProps("life")}
          />
        )}
        <Checkbox
          label="Caché aux joueurs"
          mih={44}
          styles={{ body: { alignItems: "center", minHeight: 44 } }}
          {...form.getInputProps("hidden", { type: "checkbox" })}
        />
        <Button type="submit" variant="primary">
          Ajouter
        </Button>
      </Group>
      <Text size="sm" role="status" mih={22}>
        {added}
      </Text>
    </form>
  );
}
