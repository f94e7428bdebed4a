import { Button, Group, Paper, Stack } from "@mantine/core";
import { MAX_ATTACKS, MAX_DAMAGES, MAX_RANGE } from "domain/game/creatures/parts";
import { randomId } from "../../../browser/randomId";
import type { AttackForm, CreatureFormState } from "../../../kits/creatures/creatureForm";
import { Field } from "../../../kits/creatures/Field";
import { entriesAt, Rows } from "../../../kits/creatures/ListFields";
import { IconButton } from "../../../ui/IconButton";

interface AttackFieldsProps {
  form: CreatureFormState;
  attack: AttackForm;
}

/** The attacks of a creature, with what its game rolls for each. */
export function AttackFields({ form, attack }: AttackFieldsProps) {
  const { first, fields, choice: Choice, damage, more: More } = attack;
  return (
    <Rows
      form={form}
      path="attacks"
      max={MAX_ATTACKS}
      add="Ajouter une attaque"
      first={() => structuredClone({ id: randomId(), name: "", ...first })}
      called="l'attaque"
    >
      {(place) => {
        const at = `attacks.${place}`;
        return (
          <Paper p={10} flex={1} miw={0} withBorder>
            <Stack gap={8}>
              <Group gap={8} align="start">
                <Field form={form} field={{ path: `${at}.name`, label: "Nom de l'attaque", as: "text" }} />
                {fields.map((field) => (
                  <Field key={field.path} form={form} field={{ ...field, path: `${at}.${field.path}` }} />
                ))}
                {Choice && <Choice form={form} at={at} />}
              </Group>
              {damage && <DamageFields form={form} damage={damage} place={place} />}
              {More && <More form={form} place={place} />}
              <Group gap={8} align="start">
                <Field
                  form={form}
                  field={{ path: `${at}.range`, label: "Portée", as: "text", optional: true }}
                  max={MAX_RANGE}
                />
                <Field
                  form={form}
                  field={{ path: `${at}.note`, label: "Note", as: "text", optional: true }}
                />
              </Group>
            </Stack>
          </Paper>
        );
      }}
    </Rows>
  );
}

interface DamageFieldsProps {
  form: CreatureFormState;
  damage: NonNullable<AttackForm["damage"]>;
  place: number;
}

/** The dice of each kind of damage. */
function DamageFields({ form, damage: { first, choice: Choice }, place }: DamageFieldsProps) {
  const at = `attacks.${place}.damage`;
  const damage = entriesAt(form, "attacks")[place]?.damage;
  const count = Array.isArray(damage) ? damage.length : 0;
  const paths = Array.from({ length: count }, (_, index) => `${at}.${index}`);
  return (
    <Group gap={8} align="end">
      {paths.map((path, index) => (
        <Group key={path} gap={4} align="end" wrap="nowrap">
          <Field form={form} field={{ path: `${path}.dice`, label: "Dégâts", as: "text" }} />
          {Choice && <Choice form={form} at={path} />}
          <IconButton
            icon="close"
            label={`Retirer les dégâts ${index + 1}`}
            mih={44}
            onClick={() => form.removeListItem(at, index)}
          />
        </Group>
      ))}
      {count < MAX_DAMAGES && (
        <Button size="sm" onClick={() => form.insertListItem(at, { ...first })}>
          Ajouter des dégâts
        </Button>
      )}
    </Group>
  );
}
