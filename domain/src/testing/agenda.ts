import type { Agenda, Meeting, Series } from "../documents/agenda";

/** A valid evening: a Thursday in Paris, of three hours and a half. */
export const meetingOf = (change: Partial<Meeting> = {}): Meeting => ({
  id: "evening-1",
  date: "2026-12-03",
  time: "20:00",
  zone: "Europe/Paris",
  minutes: 210,
  ...change,
});

/** Every second Thursday at eight in Paris, from 15 October 2026 on. */
export const seriesOf = (change: Partial<Series> = {}): Series => ({
  ...meetingOf({ id: "thursdays", date: "2026-10-15" }),
  everyWeeks: 2,
  cancelled: [],
  moved: [],
  ...change,
});

export const agendaOf = (change: Partial<Agenda> = {}): Agenda => ({ settled: [], ...change });

/** An evening of `seriesOf()` as it takes place otherwise. */
export const movedOf = (of: string, change: Partial<Meeting> = {}): Series["moved"][number] => {
  const { id: _, ...meeting } = meetingOf({ date: of, ...change });
  return { of, ...meeting };
};
