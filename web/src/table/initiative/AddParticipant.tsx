import { Box, Button, Checkbox, Group, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Participant } from "domain/documents/initiativeState";
import { useEffect, useRef } from "react";
import { randomId } from "../../browser/randomId";
import styles from "./Initiative.module.css";
import { readValue } from "./ValueField";

const MAX_NAME_LENGTH = 80;

interface AddParticipantProps {
  onAdd: (participant: Participant, value: number | undefined) => void;
  onClose: () => void;
}

/** Marked without a sentence: the field's place says what is wrong. */
const isRefused = (value: string): boolean => value.trim() !== "" && readValue(value) === undefined;

/** Whoever is no player's character; the name stays selected, for whoever comes in numbers. */
export function AddParticipant({ onAdd, onClose }: AddParticipantProps) {
  const nameField = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { name: "", value: "", hidden: false },
    validate: {
      name: (name) => name.trim() === "" || null,
      value: (value) => isRefused(value) || null,
    },
    validateInputOnChange: ["value"],
  });

  useEffect(() => nameField.current?.focus(), []);

  const add = ({ name, value, hidden }: typeof form.values) => {
    onAdd(
      { id: randomId(), name: name.trim(), pronouns: "", role: "", kind: "creature", hidden },
      readValue(value),
    );
    form.setFieldValue("value", "");
    nameField.current?.select();
  };
  return (
    <Box
      component="form"
      p={8}
      bd="1px solid var(--line)"
      bdrs="md"
      bg="var(--bg-2)"
      className={styles.add}
      aria-label="Ajouter un participant"
      noValidate
      onSubmit={(event) => form.onSubmit(add)(event)}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <Group gap={6} wrap="nowrap" mb={6}>
        <TextInput
          ref={nameField}
          size="sm"
          flex={1}
          miw={0}
          aria-label="Nom du participant"
          placeholder="Gobelin, dragon, allié…"
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          {...form.getInputProps("name")}
        />
        <TextInput
          size="sm"
          w="4.6em"
          aria-label="Initiative, lancée si vide"
          placeholder="Jet"
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps("value")}
        />
      </Group>
      <Group gap={6} justify="space-between" wrap="nowrap">
        <Checkbox
          size="xs"
          styles={{ label: { paddingInlineStart: 7 } }}
          label="Caché aux joueurs"
          {...form.getInputProps("hidden", { type: "checkbox" })}
        />
        <Group gap={6} wrap="nowrap">
          <Button size="sm" px={12} onClick={onClose}>
            Fermer
          </Button>
          <Button size="sm" px={12} type="submit" disabled={!form.isValid()}>
            Ajouter
          </Button>
        </Group>
      </Group>
    </Box>
  );
}
