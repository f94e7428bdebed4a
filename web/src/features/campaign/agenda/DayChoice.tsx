import "@mantine/dates/styles.layer.css";
import "dayjs/locale/fr";
import { DatePicker } from "@mantine/dates";
import { dayText } from "domain/table/agenda/meetingText";
import { wallTimeAt } from "domain/values/time/wallTime";
import { useState } from "react";
import styles from "./DayChoice.module.css";

interface DayChoiceProps {
  zone: string;
  /** "2026-12-03". */
  dates: readonly string[];
  /** How many may be chosen: where it is one, another day takes its place. */
  max: number;
  onDates: (dates: readonly string[]) => void;
}

const LABELS = { previousMonth: "Mois précédent", nextMonth: "Mois suivant" };

/** The days of a month, of which those that are pressed are chosen. What is over cannot be. */
export function DayChoice({ zone, dates, max, onDates }: DayChoiceProps) {
  const [now] = useState(() => Date.now());
  const today = wallTimeAt(now, zone).date;
  const choose = (chosen: readonly string[]) =>
    onDates(max === 1 ? chosen.filter((date) => !dates.includes(date)) : chosen);
  const isFull = max > 1 && dates.length >= max;
  return (
    <DatePicker
      type="multiple"
      value={[...dates]}
      onChange={choose}
      defaultDate={dates[0] ?? today}
      minDate={today}
      excludeDate={(date) => isFull && !dates.includes(date)}
      getDayProps={(date) => ({ "aria-pressed": dates.includes(date) })}
      getDayAriaLabel={dayText}
      ariaLabels={LABELS}
      locale="fr"
      firstDayOfWeek={1}
      weekendDays={[]}
      maxLevel="month"
      hideOutsideDates
      fullWidth
      className={styles.calendar}
      classNames={{
        calendarHeaderControl: styles.control ?? "",
        calendarHeaderLevel: styles.month ?? "",
        day: styles.day ?? "",
        weekday: styles.weekday ?? "",
      }}
    />
  );
}
