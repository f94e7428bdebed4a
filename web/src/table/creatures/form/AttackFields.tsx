import { Button, Group, NativeSelect, Paper, Stack } from "@mantine/core";
import { MAX_ATTACKS, MAX_DAMAGES } from "domain/game/creatures/parts";
import { DAMAGE_TYPES } from "domain/games/dnd5e/damageTypes";
import { ABILITIES, ABILITY_KEYS } from "domain/sheet/character/abilities";
import { frenchDamageType } from "domain/sheet/character/vocabulary";
import type { SystemId } from "domain/values/systemIds";
import { randomId } from "../../../browser/randomId";
import type { CreatureField } from "../../../kits/creatures/creatureFields";
import { type CreatureFormState, Field } from "../../../kits/creatures/Field";
import { entriesAt, Rows } from "../../../kits/creatures/ListFields";
import { IconButton } from "../../../ui/IconButton";

/** What an attack of each game begins with. */
const FIRST: Readonly<Record<SystemId, Record<string, unknown>>> = {
  dnd5e: { attackBonus: 4, damage: [{ dice: "1d6+2", type: "slashing" }] },
  vampire: { pool: 4, bonus: 0, severity: "superficial" },
  cyberpunk: { modifier: 10, damage: [{ dice: "2d6" }], armour: "whole" },
  cthulhu: { target: 40, damage: [{ dice: "1d6" }] },
};

/** What it rolls, by the path in the attack. */
const FIELDS: Readonly<Record<SystemId, readonly CreatureField[]>> = {
  dnd5e: [{ path: "attackBonus", label: "Bonus d'attaque", optional: true }],
  vampire: [
    { path: "pool", label: "Réserve" },
    { path: "bonus", label: "Bonus de l'arme" },
  ],
  cyberpunk: [{ path: "modifier", label: "Attaque (d10 +)" }],
  cthulhu: [
    { path: "target", label: "Pourcentage" },
    { path: "impaling", label: "Empale", as: "check" },
  ],
};

const SEVERITIES = [
  { value: "superficial", label: "Superficiels" },
  { value: "aggravated", label: "Aggravés" },
];
const SHARES = [
  { value: "whole", label: "Compte entière" },
  { value: "half", label: "Compte à moitié" },
  { value: "none", label: "Ignorée" },
];
const TYPES = DAMAGE_TYPES.map((value) => ({ value, label: frenchDamageType(value) }));
const SAVES = [
  { value: "", label: "Aucune" },
  ...ABILITY_KEYS.map((value) => ({ value, label: ABILITIES[value].name })),
];
const SUCCESSES = [
  { value: "none", label: "Aucun dégât" },
  { value: "half", label: "Moitié" },
];

interface AttackProps {
  form: CreatureFormState;
  system: SystemId;
}

/** The attacks of a creature, with what its game rolls for each. */
export function AttackFields({ form, system }: AttackProps) {
  return (
    <Rows
      form={form}
      path="attacks"
      max={MAX_ATTACKS}
      add="Ajouter une attaque"
      first={() => structuredClone({ id: randomId(), name: "", ...FIRST[system] })}
      called="l'attaque"
    >
      {(place) => {
        const at = `attacks.${place}`;
        return (
          <Paper p={10} flex={1} miw={0} withBorder>
            <Stack gap={8}>
              <Group gap={8} align="start">
                <Field form={form} field={{ path: `${at}.name`, label: "Nom de l'attaque", as: "text" }} />
                {FIELDS[system].map((field) => (
                  <Field key={field.path} form={form} field={{ ...field, path: `${at}.${field.path}` }} />
                ))}
                {system === "vampire" && (
                  <NativeSelect label="Dégâts" data={SEVERITIES} {...form.getInputProps(`${at}.severity`)} />
                )}
                {system === "cyberpunk" && (
                  <NativeSelect label="Armure" data={SHARES} {...form.getInputProps(`${at}.armour`)} />
                )}
              </Group>
              {system !== "vampire" && <DamageFields form={form} system={system} place={place} />}
              {system === "dnd5e" && <SaveFields form={form} place={place} />}
              <Field form={form} field={{ path: `${at}.note`, label: "Note", as: "text", optional: true }} />
            </Stack>
          </Paper>
        );
      }}
    </Rows>
  );
}

/** The dice of each kind of damage. */
function DamageFields({ form, system, place }: AttackProps & { place: number }) {
  const at = `attacks.${place}.damage`;
  const damage = entriesAt(form, "attacks")[place]?.damage;
  const count = Array.isArray(damage) ? damage.length : 0;
  const paths = Array.from({ length: count }, (_, index) => `${at}.${index}`);
  const first = system === "dnd5e" ? { dice: "", type: "fire" } : { dice: "" };
  return (
    <Group gap={8} align="end">
      {paths.map((path, index) => (
        <Group key={path} gap={4} align="end" wrap="nowrap">
          <Field form={form} field={{ path: `${path}.dice`, label: "Dégâts", as: "text" }} />
          {system === "dnd5e" && (
            <NativeSelect label="Type" data={TYPES} {...form.getInputProps(`${path}.type`)} />
          )}
          <IconButton
            icon="close"
            label={`Retirer les dégâts ${index + 1}`}
            mih={44}
            onClick={() => form.removeListItem(at, index)}
          />
        </Group>
      ))}
      {count < MAX_DAMAGES && (
        <Button size="sm" onClick={() => form.insertListItem(at, first)}>
          Ajouter des dégâts
        </Button>
      )}
    </Group>
  );
}

/** The save that an attack of D&D asks for. */
function SaveFields({ form, place }: { form: CreatureFormState; place: number }) {
  const at = `attacks.${place}.save`;
  const save = entriesAt(form, "attacks")[place]?.save as { ability?: string } | undefined;
  return (
    <Group gap={8} align="start">
      <NativeSelect
        label="Sauvegarde"
        data={SAVES}
        value={save?.ability ?? ""}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue(
            at,
            value === "" ? undefined : { difficulty: 12, success: "none", ...save, ability: value },
          )
        }
      />
      {save && <Field form={form} field={{ path: `${at}.difficulty`, label: "DD" }} />}
      {save && <NativeSelect label="Si réussie" data={SUCCESSES} {...form.getInputProps(`${at}.success`)} />}
    </Group>
  );
}
