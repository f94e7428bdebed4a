import type { Agenda, CalendarFeedDocument, DateAnswersDocument, Meeting } from "domain/documents/agenda";

/** A valid evening, long after any test. */
export const meetingOf = (change: Partial<Meeting> = {}): Meeting => ({
  id: "evening-of-before",
  date: "2098-12-04",
  time: "20:00",
  zone: "Europe/Paris",
  minutes: 210,
  place: "Chez Nina",
  ...change,
});

/** A date that is agreed on, two that are proposed, and a series. */
export const AGENDA: Agenda = {
  poll: {
    id: "poll-of-before",
    options: [
      meetingOf({ id: "option-of-before", date: "2098-12-11" }),
      meetingOf({ id: "other-option-of-before", date: "2098-12-12" }),
    ],
  },
  settled: [meetingOf()],
  series: {
    ...meetingOf({ id: "series-of-before", date: "2098-12-18" }),
    everyWeeks: 2,
    cancelled: ["2099-01-01"],
    moved: [{ of: "2099-01-15", date: "2099-01-16", time: "14:00", zone: "Europe/Paris", minutes: 300 }],
  },
};

/** Of the dates of `AGENDA`. */
export const dateAnswersOf = (uid: string, updatedAt = 1): DateAnswersDocument => ({
  uid,
  answers: { "evening-of-before": "maybe", "option-of-before": "yes", "series-of-before~2098-12-18": "no" },
  updatedAt,
});

export const calendarFeedOf = (uid: string, createdAt = 1): CalendarFeedDocument => ({ uid, createdAt });
