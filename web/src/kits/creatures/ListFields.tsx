import { Button, Group, TextInput } from "@mantine/core";
import { MAX_CREATURE_NAME, MAX_CREATURE_SKILLS, MAX_NOTE, MAX_TRAITS } from "domain/game/creatures/parts";
import type { ReactNode } from "react";
import { IconButton } from "../../ui/IconButton";
import { NumberField } from "../numbers/NumberField";
import type { CreatureFormState } from "./creatureForm";
import { ANY_NUMBER } from "./Field";

/** The entries of a list of the form. */
export const entriesAt = (form: CreatureFormState, path: string): readonly Record<string, unknown>[] => {
  const list = form.values[path];
  return Array.isArray(list) ? list : [];
};

interface RowsProps {
  form: CreatureFormState;
  path: "skills" | "traits" | "attacks";
  max: number;
  /** What the button says, and what an entry begins with. */
  add: string;
  first: () => Record<string, unknown>;
  /** What an entry is called where it has no name yet: « l'attaque 2 ». */
  called: string;
  children: (place: number) => ReactNode;
}

/** The entries of a list, each with a way to remove it, and a button for another one. */
export function Rows({ form, path, max, add, first, called, children }: RowsProps) {
  const entries = entriesAt(form, path);
  return (
    <>
      {[...entries.entries()].map(([place, { name }]) => (
        <Group key={place} gap={8} align="end" wrap="nowrap">
          {children(place)}
          <IconButton
            icon="close"
            mih={44}
            label={`Retirer ${String(name || `${called} ${place + 1}`)}`}
            onClick={() => form.removeListItem(path, place)}
          />
        </Group>
      ))}
      <Button
        size="sm"
        style={{ alignSelf: "start" }}
        disabled={entries.length >= max}
        onClick={() => form.insertListItem(path, first())}
      >
        {add}
      </Button>
    </>
  );
}

/** What a creature can do beside its attacks, in a sentence each. */
export function TraitFields({ form }: { form: CreatureFormState }) {
  return (
    <Rows
      form={form}
      path="traits"
      max={MAX_TRAITS}
      add="Ajouter une capacité"
      first={() => ({ name: "", text: "" })}
      called="la capacité"
    >
      {(place) => (
        <Group gap={8} flex={1} align="start">
          <TextInput
            flex="1 1 140px"
            label="Nom"
            maxLength={MAX_CREATURE_NAME}
            {...form.getInputProps(`traits.${place}.name`)}
          />
          <TextInput
            flex="2 1 220px"
            label="Ce qu'elle fait"
            maxLength={MAX_NOTE}
            {...form.getInputProps(`traits.${place}.text`)}
          />
        </Group>
      )}
    </Rows>
  );
}

/** What a creature of the other games rolls beside its attacks. */
export function SkillFields({ form }: { form: CreatureFormState }) {
  return (
    <Rows
      form={form}
      path="skills"
      max={MAX_CREATURE_SKILLS}
      add="Ajouter une compétence"
      first={() => ({ name: "", value: "" })}
      called="la compétence"
    >
      {(place) => (
        <Group gap={8} flex={1} align="start" wrap="nowrap">
          <TextInput
            flex={1}
            label="Compétence"
            maxLength={MAX_CREATURE_NAME}
            {...form.getInputProps(`skills.${place}.name`)}
          />
          <NumberField
            w={90}
            label="Valeur"
            {...ANY_NUMBER}
            {...form.getInputProps(`skills.${place}.value`)}
          />
        </Group>
      )}
    </Rows>
  );
}
