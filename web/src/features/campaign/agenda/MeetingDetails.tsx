import { Button, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { placeRules, wordRules } from "domain/table/agenda/agendaOperation";
import { lengthText, zoneText } from "domain/table/agenda/meetingText";
import { useState } from "react";
import { OptionalLabel } from "../../../ui/OptionalLabel";
import { lengthsWith, type MeetingFields } from "./meetingForm";

type Form = UseFormReturnType<MeetingFields>;

/** The time, the length, the place and a word, which all dates that are chosen have in common. */
export function MeetingDetails({ form }: { form: Form }) {
  const [initialMinutes] = useState(Number(form.values.minutes));
  const lengths = lengthsWith(initialMinutes).map((minutes) => ({
    value: String(minutes),
    label: lengthText(minutes),
  }));
  return (
    <>
      <Group gap="md" grow align="start">
        <TextInput type="time" label="Heure" name="time" required {...form.getInputProps("time")} />
        <NativeSelect label="Durée" name="minutes" data={lengths} {...form.getInputProps("minutes")} />
      </Group>
      <ZoneChoice form={form} />
      <TextInput
        label={<OptionalLabel>Lieu</OptionalLabel>}
        name="place"
        autoComplete="off"
        placeholder="Une adresse, ou le lien d'un appel"
        maxLength={placeRules.max}
        {...form.getInputProps("place")}
      />
      <TextInput
        label={<OptionalLabel>Un mot</OptionalLabel>}
        name="note"
        autoComplete="off"
        maxLength={wordRules.max}
        {...form.getInputProps("note")}
      />
    </>
  );
}

const cityText = (zone: string): string => zone.replaceAll("_", " ").replaceAll("/", " / ");

/** Browsers of before 2022 do not tell which there are. */
const zonesWith = (zone: string): readonly string[] => [
  ...new Set([zone, ...(Intl.supportedValuesOf?.("timeZone") ?? [])]),
];

/** Which clocks show that time: this device's, unless somebody says otherwise. */
function ZoneChoice({ form }: { form: Form }) {
  const [changing, setChanging] = useState(false);
  const { zone } = form.values;
  if (changing) {
    return (
      <NativeSelect
        label="Fuseau horaire"
        name="zone"
        data={zonesWith(zone)
          .toSorted()
          .map((value) => ({ value, label: cityText(value) }))}
        {...form.getInputProps("zone")}
        autoFocus
      />
    );
  }
  return (
    <Group justify="space-between" gap="4px 12px">
      <Text size="sm" c="var(--ink-2)">
        Fuseau : {zoneText(zone)}
      </Text>
      <Button size="sm" aria-label="Changer de fuseau horaire" onClick={() => setChanging(true)}>
        Changer
      </Button>
    </Group>
  );
}
