import { expect, it } from "vitest";
import { agendaOf, meetingOf } from "../../testing/agenda";
import { askedDates } from "./askedDates";

const NOW = Date.parse("2026-11-29T12:00:00Z");
const PARIS = "Europe/Paris";
const THURSDAY = meetingOf({ id: "thursday-1", date: "2026-12-03", time: "20:00" });
const LATER = meetingOf({ id: "later-001", date: "2026-12-18", time: "20:30" });
const poll = (...options: (typeof THURSDAY)[]) => agendaOf({ poll: { id: "poll-0001", options } });

it.each([
  ["nothing of no agenda", undefined, {}, PARIS, undefined],
  ["nothing without a poll", agendaOf({ settled: [THURSDAY] }), {}, PARIS, undefined],
  ["the day of one within the week", poll(THURSDAY), {}, PARIS, "Le MJ propose jeudi 20 h"],
  ["the date of one that is later", poll(LATER), {}, PARIS, "Le MJ propose vendredi 18 décembre 20 h 30"],
  ["it where the reader is", poll(THURSDAY), {}, "America/Montreal", "Le MJ propose jeudi 14 h"],
  ["how many there are", poll(THURSDAY, LATER), {}, PARIS, "Le MJ propose 2 dates"],
  [
    "what is not answered yet",
    poll(THURSDAY, LATER),
    { "later-001": "no" as const },
    PARIS,
    "Le MJ propose jeudi 20 h",
  ],
  ["nothing once it is", poll(THURSDAY), { "thursday-1": "maybe" as const }, PARIS, undefined],
  ["nothing that has begun", poll(meetingOf({ date: "2026-11-28" })), {}, PARIS, undefined],
])("asks %s", (_, agenda, answers, zone, text) => {
  expect(askedDates(agenda, answers, NOW, zone)).toBe(text);
});
