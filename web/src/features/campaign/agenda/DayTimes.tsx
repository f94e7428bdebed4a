import { Button, Group, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { dayText } from "domain/table/agenda/meetingText";
import { useState } from "react";
import { AutoGrid } from "../../../ui/AutoGrid";
import type { MeetingFields } from "./meetingForm";

/** A time for each day that is chosen; one that is left alone has the time of all. */
export function DayTimes({ form }: { form: UseFormReturnType<MeetingFields> }) {
  const { dates, time, times } = form.values;
  const [isOpen, setIsOpen] = useState(Object.keys(times).length > 0);
  if (isOpen) {
    return (
      <AutoGrid min={180}>
        {dates.toSorted().map((date) => (
          <TextInput
            key={date}
            type="time"
            label={`Heure du ${dayText(date)}`}
            required
            {...form.getInputProps(`times.${date}`)}
            value={times[date] ?? time}
          />
        ))}
      </AutoGrid>
    );
  }
  if (dates.length < 2) return null;
  return (
    <Group>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        Autre heure pour un jour
      </Button>
    </Group>
  );
}
