import { Box, Button, Checkbox, Group, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { MAX_COUNT } from "domain/documents/encounterLines";
import type { Participant } from "domain/documents/initiativeState";
import { withId } from "domain/table/creatures/ownCreature";
import { writtenCreature } from "domain/table/creatures/writtenCreature";
import type { SystemId } from "domain/values/systemIds";
import { numberRule, type TypedNumber, typedOr } from "domain/values/text/typedNumber";
import { useEffect, useRef } from "react";
import { isComposed } from "../../browser/isComposed";
import { randomId } from "../../browser/randomId";
import { NumberField } from "../../kits/numbers/NumberField";
import type { CreatureAddition } from "../creatures/AddCreature";
import { lineText } from "../creatures/WrittenCreatureRow";
import styles from "./Initiative.module.css";
import { INITIATIVE } from "./ValueField";

const MAX_NAME_LENGTH = 80;

interface AddParticipantProps {
  system: SystemId;
  onAdd: (participant: Participant, value: number | undefined) => void;
  /** Of a name that says numbers: « Garde, CA 14, 22 PV ». */
  onAddCreature: (addition: CreatureAddition) => void;
  onClose: () => void;
}

/**
 * Whoever is no player's character; the name stays selected, for whoever comes in numbers. A creature in one line fights
 * with its numbers, and rolls for its initiative.
 */
export function AddParticipant({ system, onAdd, onAddCreature, onClose }: AddParticipantProps) {
  const nameField = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { name: "", value: "" as TypedNumber, hidden: false },
    validate: {
      name: (name) => name.trim() === "" || null,
      value: numberRule(INITIATIVE, { optional: true }),
    },
  });

  useEffect(() => nameField.current?.focus(), []);

  const line = writtenCreature(system, form.values.name, MAX_COUNT);
  const add = ({ name, value, hidden }: typeof form.values) => {
    if (line) {
      const creature = withId(randomId(), line.draft);
      onAddCreature({ creature, count: line.count, hidden, rolled: false });
    } else
      onAdd(
        { id: randomId(), name: name.trim(), pronouns: "", role: "", kind: "creature", hidden },
        typedOr(value, INITIATIVE, undefined),
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
      onKeyDown={({ key, nativeEvent }) => key === "Escape" && !isComposed(nativeEvent) && onClose()}
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
        <NumberField
          size="sm"
          w="4.6em"
          compact
          optional
          aria-label="Initiative, lancée si vide"
          placeholder="Jet"
          disabled={line !== undefined}
          {...INITIATIVE}
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
            {line ? `Ajouter ${lineText(line, line.count)}` : "Ajouter"}
          </Button>
        </Group>
      </Group>
    </Box>
  );
}
