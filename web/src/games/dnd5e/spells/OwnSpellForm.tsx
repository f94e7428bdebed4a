import { Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import { ABILITIES } from "domain/games/dnd5e/abilities";
import { savingThrowLabel } from "domain/games/dnd5e/savingThrowLabel";
import { SPELL_ROLL_KINDS } from "domain/games/dnd5e/spells/spell";
import type { SpellEntry } from "domain/games/dnd5e/spells/spellbook";
import { spellLevelLabel } from "domain/games/dnd5e/spells/spellLabels";
import { frenchDamageType } from "domain/games/dnd5e/vocabulary";
import { ABILITY_KEYS } from "domain/sheet/character/abilities";
import { AutoGrid } from "../../../ui/AutoGrid";
import { OptionalLabel } from "../../../ui/OptionalLabel";
import { useCheckedForm } from "../../../ui/useCheckedForm";
import {
  entryOf,
  OWN_SPELL_CHECKS,
  type OwnSpellValues,
  ROLL_KINDS,
  TYPES,
  valuesOf,
} from "./ownSpellValues";

const LEVELS = Array.from({ length: 10 }, (_, level) => ({
  value: String(level),
  label: level === 0 ? "Sort mineur" : spellLevelLabel(level),
}));
const MEETING_OPTIONS = [
  { value: "none", label: "Rien" },
  { value: "melee", label: "Attaque de sort au contact" },
  { value: "ranged", label: "Attaque de sort à distance" },
  ...ABILITY_KEYS.map((ability) => ({ value: ability, label: savingThrowLabel(ABILITIES[ability].name) })),
];
const SUCCESS_OPTIONS = [
  { value: "none", label: "annule" },
  { value: "half", label: "divise par deux" },
  { value: "other", label: "réduit l'effet" },
];
const ROLL_OPTIONS = ROLL_KINDS.map((kind) => ({
  value: kind,
  label: kind === "none" ? "Rien" : SPELL_ROLL_KINDS[kind],
}));
const TYPE_OPTIONS = TYPES.map((type) => ({
  value: type,
  label: type === "none" ? "Sans type" : frenchDamageType(type),
}));

interface OwnSpellFormProps {
  /** The spell to change; a new one without it. */
  entry: SpellEntry | undefined;
  onWrite: (entry: SpellEntry) => void;
  onCancel: () => void;
}

/** A spell that the catalogue does not have, as its player says it works. */
export function OwnSpellForm({ entry, onWrite, onCancel }: OwnSpellFormProps) {
  const form = useCheckedForm<OwnSpellValues>({ initialValues: valuesOf(entry), validate: OWN_SPELL_CHECKS });
  const { meeting, rollKind } = form.values;
  const saves = ABILITY_KEYS.some((ability) => ability === meeting);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => onWrite(entryOf(values, entry)))}>
      <Stack gap="sm">
        <AutoGrid min={200} fit>
          <TextInput label="Nom du sort" maxLength={60} data-autofocus {...form.getInputProps("name")} />
          <NativeSelect label="Niveau du sort" data={LEVELS} {...form.getInputProps("level")} />
        </AutoGrid>
        <Group gap={22}>
          <Checkbox label="Concentration" {...form.getInputProps("concentration", { type: "checkbox" })} />
          <Checkbox label="Rituel" {...form.getInputProps("ritual", { type: "checkbox" })} />
        </Group>
        <AutoGrid min={200} fit>
          <NativeSelect label="Contre sa cible" data={MEETING_OPTIONS} {...form.getInputProps("meeting")} />
          {saves && (
            <NativeSelect label="Une réussite" data={SUCCESS_OPTIONS} {...form.getInputProps("success")} />
          )}
          <NativeSelect label="Ce qui se lance" data={ROLL_OPTIONS} {...form.getInputProps("rollKind")} />
        </AutoGrid>
        {rollKind !== "none" && (
          <>
            <AutoGrid min={160} fit>
              <TextInput label="Dés" placeholder="2d6+3" {...form.getInputProps("dice")} />
              <TextInput
                label={<OptionalLabel>De plus par niveau d'emplacement</OptionalLabel>}
                placeholder="1d6"
                {...form.getInputProps("growth")}
              />
              {rollKind === "damage" && (
                <NativeSelect label="Type de dégâts" data={TYPE_OPTIONS} {...form.getInputProps("type")} />
              )}
            </AutoGrid>
            <Checkbox
              label="Ajoute le modificateur d'incantation"
              {...form.getInputProps("modifier", { type: "checkbox" })}
            />
          </>
        )}
        <Textarea label={<OptionalLabel>Note</OptionalLabel>} rows={3} {...form.getInputProps("note")} />
        <Group justify="flex-end" gap={10}>
          <Button onClick={onCancel}>Annuler</Button>
          <Button type="submit" variant="primary">
            Enregistrer
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
