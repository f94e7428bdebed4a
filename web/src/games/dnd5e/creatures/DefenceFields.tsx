import { Checkbox, Group, NativeSelect } from "@mantine/core";
import { CREATURE_CONDITIONS, DEFENCE_EXCEPTIONS } from "domain/games/dnd5e/creatures/creature";
import { creatureConditionName, EXCEPTION_NAMES } from "domain/games/dnd5e/creatures/facts";
import { DAMAGE_TYPES } from "domain/games/dnd5e/damageTypes";
import { frenchDamageType } from "domain/games/dnd5e/vocabulary";
import type { CreatureFormState } from "../../../kits/creatures/creatureForm";
import { AutoGrid } from "../../../ui/AutoGrid";
import { Fold } from "../../../ui/Fold";

const KINDS = [
  { value: "resistances", label: "Résistance" },
  { value: "immunities", label: "Immunité" },
  { value: "vulnerabilities", label: "Vulnérabilité" },
] as const;

const CHOICES = [
  { value: "", label: "Normal" },
  ...KINDS.flatMap(({ value, label }) => [
    { value, label },
    ...DEFENCE_EXCEPTIONS.map((except) => ({
      value: `${value}/${except}`,
      label: `${label} (${EXCEPTION_NAMES[except]})`,
    })),
  ]),
];

/** Against which damage a creature of D&D is resistant, immune or vulnerable, and which conditions it ignores. */
export function DefenceFields({ form }: { form: CreatureFormState }) {
  return (
    <>
      <Fold title="Défenses contre les dégâts">
        <AutoGrid min={150} fit>
          {DAMAGE_TYPES.map((type) => {
            const { value, ...props } = form.getInputProps(`defences.${type}`);
            return (
              <NativeSelect
                key={type}
                label={frenchDamageType(type)}
                data={CHOICES}
                value={value ?? ""}
                {...props}
              />
            );
          })}
        </AutoGrid>
      </Fold>
      <Fold title="États qui ne l'atteignent pas">
        <Checkbox.Group
          aria-label="États qui ne l'atteignent pas"
          {...form.getInputProps("conditionImmunities")}
        >
          <Group gap="8px 18px">
            {CREATURE_CONDITIONS.map((id) => (
              <Checkbox key={id} value={id} label={creatureConditionName(id)} />
            ))}
          </Group>
        </Checkbox.Group>
      </Fold>
    </>
  );
}
