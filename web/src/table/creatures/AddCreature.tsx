import { Button, Checkbox, Group, NativeSelect, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { MAX_COUNT } from "domain/documents/encounterLines";
import type { Creature } from "domain/game/gameTypes";
import { numberRule, type TypedNumber } from "domain/values/text/typedNumber";
import { useState } from "react";
import { NumberField } from "../../kits/numbers/NumberField";

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

const COUNTS = { min: 1, max: MAX_COUNT };

/** How many of a creature, seen or hidden, with fixed life or rolled. */
export function AddCreature({ creature, count: asked, onAdd }: AddCreatureProps) {
  const [added, setAdded] = useState("");
  const form = useForm({
    initialValues: { count: asked as TypedNumber, hidden: false, life: "fixed" },
    validate: { count: numberRule(COUNTS) },
    onValuesChange: () => setAdded(""),
  });
  const add = ({ count, hidden, life }: typeof form.values) => {
    onAdd({ creature, count: Number(count), hidden, rolled: life === "rolled" });
    setAdded(`Ajouté : ${count} × ${creature.name}.`);
  };
  return (
    <form noValidate onSubmit={form.onSubmit(add)}>
      <Group gap={10} align="end">
        <NumberField label="Nombre" w={86} {...COUNTS} {...form.getInputProps("count")} />
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
