import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Agenda } from "../../documents/agenda";
import { agendaOf, meetingOf, movedOf, seriesOf } from "../../testing/agenda";
import { daysBetween, plusDays, wallTimeAt } from "../../values/time/wallTime";
import {
  answerable,
  cancelledOf,
  dueReminders,
  hasDate,
  nextReminderAt,
  type Occurrence,
  occurrenceOf,
  occurrencesOf,
  proposalsOf,
  SERIES_AHEAD,
} from "./meetings";

const at = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString();
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const BEFORE_ALL = at("2026-10-01T00:00:00Z");
const startsOf = (agenda: Agenda, from = BEFORE_ALL, ahead?: number) =>
  occurrencesOf(agenda, from, ahead).map(({ start }) => iso(start));

describe("a single date", () => {
  it("has its instants, and is there until it ends", () => {
    const agenda = agendaOf({ settled: [meetingOf()] });
    const [evening] = occurrencesOf(agenda, BEFORE_ALL);
    expect(evening).toMatchObject({ id: "evening-1", date: "2026-12-03", time: "20:00" });
    expect(evening && [iso(evening.start), iso(evening.end)]).toEqual([
      "2026-12-03T19:00:00.000Z",
      "2026-12-03T22:30:00.000Z",
    ]);
    expect(startsOf(agenda, at("2026-12-03T22:29:00Z"))).toHaveLength(1);
    expect(startsOf(agenda, at("2026-12-03T22:30:00Z"))).toEqual([]);
  });

  it("over midnight, and over a change of the clocks, is as long as it says", () => {
    const late = occurrenceOf(meetingOf({ time: "22:30", minutes: 300 }));
    expect(wallTimeAt(late.end, "Europe/Paris")).toMatchObject({ date: "2026-12-04", time: "03:30" });
    // Clocks are put back from three to two: five hours later they show half past two.
    const back = occurrenceOf(meetingOf({ date: "2026-10-24", time: "22:30", minutes: 300 }));
    expect(back.end - back.start).toBe(5 * HOUR_MS);
    expect(wallTimeAt(back.end, "Europe/Paris")).toMatchObject({ date: "2026-10-25", time: "02:30" });
    const forward = occurrenceOf(meetingOf({ date: "2027-03-27", time: "22:30", minutes: 300 }));
    expect(wallTimeAt(forward.end, "Europe/Paris")).toMatchObject({ date: "2027-03-28", time: "04:30" });
  });

  it("in a zone that this runtime does not know is taken for Greenwich, and fails nothing", () => {
    expect(iso(occurrenceOf(meetingOf({ zone: "Mars/Olympus" })).start)).toBe("2026-12-03T20:00:00.000Z");
  });
});

describe("no agenda", () => {
  it("has nothing, and reminds of nothing", () => {
    expect(occurrencesOf(undefined, BEFORE_ALL)).toEqual([]);
    expect(proposalsOf(undefined, BEFORE_ALL)).toEqual([]);
    expect(answerable(undefined, BEFORE_ALL)).toEqual([]);
    expect(nextReminderAt(undefined, BEFORE_ALL)).toBeUndefined();
    expect(dueReminders(undefined, 0, BEFORE_ALL)).toEqual([]);
  });
});

describe("every second Thursday at eight", () => {
  const thursdays = agendaOf({ series: seriesOf() });

  it("stays at eight over both changes of the clocks", () => {
    const all = occurrencesOf(thursdays, BEFORE_ALL, 14);
    expect(all.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, index) => plusDays("2026-10-15", index * 14)),
    );
    for (const { start } of all) expect(wallTimeAt(start, "Europe/Paris").time).toBe("20:00");
    // The instants that a rule reckoned at Greenwich gets wrong by an hour (jakubroztocil/rrule 233 and 295).
    expect(startsOf(thursdays, BEFORE_ALL, 2)).toEqual([
      "2026-10-15T18:00:00.000Z",
      "2026-10-29T19:00:00.000Z",
    ]);
    expect(startsOf(thursdays, at("2027-03-10T00:00:00Z"), 2)).toEqual([
      "2027-03-18T19:00:00.000Z",
      "2027-04-01T18:00:00.000Z",
    ]);
  });

  it("is seen from Montreal at two, and at three while one side alone has changed its clocks", () => {
    const seen = Object.fromEntries(
      occurrencesOf(thursdays, BEFORE_ALL, 14).map(({ date, start }) => [
        date,
        wallTimeAt(start, "America/Montreal").time,
      ]),
    );
    expect(seen).toMatchObject({
      "2026-10-15": "14:00",
      "2026-10-29": "15:00",
      "2026-11-12": "14:00",
      "2027-03-18": "15:00",
      "2027-04-01": "14:00",
    });
  });

  it("is shown eight dates ahead, the one that is being played among them, each with an id of its own", () => {
    const shown = occurrencesOf(thursdays, at("2026-10-29T20:00:00Z"));
    expect(shown).toHaveLength(SERIES_AHEAD);
    expect(shown[0]).toMatchObject({ id: "thursdays~2026-10-29", of: "2026-10-29" });
    expect(occurrencesOf(thursdays, at("2026-10-29T22:30:00Z"))[0]?.of).toBe("2026-11-12");
  });

  it("begins with its first date, however long before one looks", () => {
    expect(startsOf(thursdays, at("2020-01-01T00:00:00Z"), 1)).toEqual(["2026-10-15T18:00:00.000Z"]);
  });

  it("has none of the dates between, before or beside it", () => {
    const series = seriesOf({ cancelled: ["2026-10-29"] });
    expect(hasDate(series, "2026-11-12")).toBe(true);
    for (const date of ["2026-10-22", "2026-10-01", "2026-10-29", "2026-10-16", "someday"]) {
      expect(hasDate(series, date), date).toBe(false);
    }
  });
});

describe("a series with other dates", () => {
  const datesOf = (change: Parameters<typeof seriesOf>[0], from = BEFORE_ALL) =>
    occurrencesOf(agendaOf({ series: seriesOf(change) }), from, 3).map(({ of, date }) => `${of} on ${date}`);

  it("leaves out what is cancelled, and shows as many", () => {
    expect(datesOf({ cancelled: ["2026-10-15", "2026-11-12"] })).toEqual([
      "2026-10-29 on 2026-10-29",
      "2026-11-26 on 2026-11-26",
      "2026-12-10 on 2026-12-10",
    ]);
  });

  it("has one that was moved, earlier or later, under its own id, in the order in which they are played", () => {
    expect(datesOf({ moved: [movedOf("2026-10-29", { date: "2026-10-14" })] })).toEqual([
      "2026-10-29 on 2026-10-14",
      "2026-10-15 on 2026-10-15",
      "2026-11-12 on 2026-11-12",
    ]);
    const series = seriesOf({ moved: [movedOf("2026-10-15", { date: "2026-10-16", time: "18:30" })] });
    expect(occurrencesOf(agendaOf({ series }), BEFORE_ALL, 1)).toMatchObject([
      { id: "thursdays~2026-10-15", date: "2026-10-16", time: "18:30", of: "2026-10-15" },
    ]);
  });

  it("still has one that was moved far, long after the date that it was of", () => {
    const moved = [movedOf("2026-10-15", { date: "2027-06-20" })];
    expect(datesOf({ moved }, at("2027-06-10T00:00:00Z"))).toEqual([
      "2027-06-10 on 2027-06-10",
      "2026-10-15 on 2027-06-20",
      "2027-06-24 on 2027-06-24",
    ]);
    expect(datesOf({ moved }, at("2027-06-21T12:00:00Z"))[0]).toBe("2027-06-24 on 2027-06-24");
  });

  it("has the next ones first, also where one of later was moved before them", () => {
    const near = [movedOf("2026-11-12", { date: "2026-10-13" })];
    expect(occurrencesOf(agendaOf({ series: seriesOf({ moved: near }) }), BEFORE_ALL, 2)).toMatchObject([
      { of: "2026-11-12", date: "2026-10-13" },
      { of: "2026-10-15", date: "2026-10-15" },
    ]);
    const beyond = [movedOf("2027-09-30", { date: "2026-10-13" })];
    expect(datesOf({ moved: beyond })[0]).toBe("2027-09-30 on 2026-10-13");
    const cancelled = ["2027-09-30"];
    expect(datesOf({ moved: beyond, cancelled })[0]).toBe("2026-10-15 on 2026-10-15");
    expect(nextReminderAt(agendaOf({ series: seriesOf({ moved: beyond }) }), BEFORE_ALL)).toBe(
      at("2026-10-12T18:00:00Z"),
    );
  });

  it("has those that were cancelled and are to come, in their order", () => {
    const series = seriesOf({ cancelled: ["2026-12-24", "2026-10-29", "2026-11-12"] });
    const begins = at("2026-10-29T19:00:00Z");
    const cancelled = (now: number) => cancelledOf(agendaOf({ series }), now).map(({ id }) => id);
    const [first, ...others] = ["thursdays~2026-10-29", "thursdays~2026-11-12", "thursdays~2026-12-24"];
    expect(cancelled(begins - 1)).toEqual([first, ...others]);
    expect(cancelled(begins)).toEqual(others);
    expect(cancelledOf(agendaOf(), BEFORE_ALL)).toEqual([]);
  });

  it("in a zone that this runtime does not know is taken for Greenwich", () => {
    const series = seriesOf({ zone: "Mars/Olympus" });
    expect(startsOf(agendaOf({ series }), BEFORE_ALL, 1)).toEqual(["2026-10-15T20:00:00.000Z"]);
  });

  it("has one that was moved far ahead in sight, the next ones before it", () => {
    const moved = [movedOf("2026-10-15", { date: "2027-06-20" })];
    expect(datesOf({ moved })).toEqual([
      "2026-10-29 on 2026-10-29",
      "2026-11-12 on 2026-11-12",
      "2026-11-26 on 2026-11-26",
      "2026-10-15 on 2027-06-20",
    ]);
  });

  it("has two evenings on a day when one was moved onto another's", () => {
    const moved = [movedOf("2026-10-15", { date: "2026-10-29", time: "14:00" })];
    const both = occurrencesOf(agendaOf({ series: seriesOf({ moved }) }), BEFORE_ALL, 2);
    expect(both.map(({ id, date, time }) => [id, date, time])).toEqual([
      ["thursdays~2026-10-15", "2026-10-29", "14:00"],
      ["thursdays~2026-10-29", "2026-10-29", "20:00"],
    ]);
  });

  it("shows place and word of the series, and those of the date that was moved", () => {
    const series = seriesOf({ place: "Chez Nina", moved: [movedOf("2026-10-29", { place: "Au club" })] });
    expect(occurrencesOf(agendaOf({ series }), BEFORE_ALL, 2).map(({ place }) => place)).toEqual([
      "Chez Nina",
      "Au club",
    ]);
  });

  it("that began a hundred years ago is not walked through from its beginning", () => {
    let looked = 0;
    const cancelled = Object.assign([] as string[], {
      includes: () => {
        looked += 1;
        return false;
      },
    });
    const series = seriesOf({ date: "2001-01-04", everyWeeks: 1, cancelled });
    const shown = occurrencesOf(agendaOf({ series }), at("2101-01-01T00:00:00Z"));
    expect(shown[0]?.date).toBe("2101-01-06");
    expect(looked).toBeLessThan(20);
  });
});

describe("dates of both kinds", () => {
  const agenda = agendaOf({
    poll: {
      id: "poll-of-december",
      options: [
        meetingOf({ id: "option-b", date: "2026-12-19" }),
        meetingOf({ id: "option-a", date: "2026-12-18" }),
        meetingOf({ id: "option-0", date: "2026-11-01" }),
      ],
    },
    settled: [meetingOf(), meetingOf({ id: "evening-0", date: "2026-11-27" })],
    series: seriesOf(),
  });
  const now = at("2026-11-26T19:30:00Z");

  it("stand in the order in which they are played", () => {
    expect(occurrencesOf(agenda, now, 2).map(({ id }) => id)).toEqual([
      "thursdays~2026-11-26",
      "evening-0",
      "evening-1",
      "thursdays~2026-12-10",
    ]);
  });

  it("are answered until they begin: first what is proposed, then what is agreed on", () => {
    expect(proposalsOf(agenda, now).map(({ id }) => id)).toEqual(["option-a", "option-b"]);
    const open = answerable(agenda, now).map(({ id }) => id);
    expect(open.slice(0, 4)).toEqual(["option-a", "option-b", "evening-0", "evening-1"]);
    expect(open).not.toContain("thursdays~2026-11-26");
    const begins = at("2026-12-03T19:00:00Z");
    const alone = agendaOf({ settled: [meetingOf()] });
    expect(answerable(alone, begins)).toEqual([]);
    expect(answerable(alone, begins - 1).map(({ id }) => id)).toEqual(["evening-1"]);
    expect(open).toHaveLength(2 + 2 + SERIES_AHEAD - 1);
  });
});

describe("reminders", () => {
  const evening = at("2026-12-03T19:00:00Z");
  const agenda = agendaOf({ settled: [meetingOf()] });
  const due = (since: number, now: number, of = agenda) =>
    dueReminders(of, since, now).map(({ kind, meeting }) => `${kind} ${meeting.id}`);

  it("come a day and an hour before, and then no more", () => {
    expect(nextReminderAt(agenda, BEFORE_ALL)).toBe(evening - DAY_MS);
    expect(nextReminderAt(agenda, evening - DAY_MS)).toBe(evening - HOUR_MS);
    expect(nextReminderAt(agenda, evening - HOUR_MS)).toBeUndefined();
  });

  it("are due from their moment on, both ends of the time since the last look counted", () => {
    const [day, hour] = [evening - DAY_MS, evening - HOUR_MS];
    expect(due(BEFORE_ALL, day - 1)).toEqual([]);
    expect(due(day, day)).toEqual(["day evening-1"]);
    expect(due(day, day + 600_000)).toEqual(["day evening-1"]);
    expect(due(day + 1, hour - 1)).toEqual([]);
    expect(due(hour, hour + 600_000)).toEqual(["hour evening-1"]);
  });

  it("are the last one alone where the server slept over both, and none of what has begun", () => {
    expect(due(BEFORE_ALL, evening - 60_000)).toEqual(["hour evening-1"]);
    expect(due(BEFORE_ALL, evening)).toEqual([]);
    expect(due(BEFORE_ALL, evening + 60_000)).toEqual([]);
  });

  it("are of the next evening where the server slept over a whole season", () => {
    const thursdays = agendaOf({ series: seriesOf({ everyWeeks: 1 }) });
    expect(due(BEFORE_ALL, at("2027-03-18T18:30:00Z"), thursdays)).toEqual(["hour thursdays~2027-03-18"]);
  });

  it("follow an evening that is moved after it was reminded of", () => {
    const moved = agendaOf({ settled: [meetingOf({ date: "2026-12-10" })] });
    const later = at("2026-12-10T19:00:00Z");
    expect(nextReminderAt(moved, evening - DAY_MS + 1)).toBe(later - DAY_MS);
    expect(due(evening - HOUR_MS, later - DAY_MS, moved)).toEqual(["day evening-1"]);
  });

  it("come in their order, whichever evening they are of", () => {
    // The day before the second evening comes before the hour before the first.
    const near = agendaOf({
      settled: [meetingOf(), meetingOf({ id: "evening-2", date: "2026-12-04", time: "12:00" })],
    });
    const moments: string[] = [];
    for (let now = nextReminderAt(near, BEFORE_ALL); now !== undefined; now = nextReminderAt(near, now)) {
      moments.push(iso(now));
    }
    expect(moments).toEqual([
      "2026-12-02T19:00:00.000Z",
      "2026-12-03T11:00:00.000Z",
      "2026-12-03T18:00:00.000Z",
      "2026-12-04T10:00:00.000Z",
    ]);
  });

  it("of several evenings are due together", () => {
    const two = agendaOf({
      settled: [meetingOf(), meetingOf({ id: "evening-2", date: "2026-12-04", time: "19:00" })],
    });
    // A day before the later one is an hour before the earlier one.
    expect(due(evening - HOUR_MS, evening - HOUR_MS, two)).toEqual(["hour evening-1", "day evening-2"]);
  });

  it("leave out what is cancelled, and what is only proposed", () => {
    const series = seriesOf({ cancelled: ["2026-10-15"] });
    expect(nextReminderAt(agendaOf({ series }), BEFORE_ALL)).toBe(at("2026-10-28T19:00:00Z"));
    const poll = { id: "poll-of-december", options: [meetingOf()] };
    expect(nextReminderAt(agendaOf({ poll }), BEFORE_ALL)).toBeUndefined();
  });
});

const DAYS_FROM_START = fc.integer({ min: 0, max: 400 });
const TIMES = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const ZONES = fc.constantFrom("Europe/Paris", "America/Montreal", "Pacific/Apia", "Asia/Kathmandu", "UTC");

const arbitraryAgenda: fc.Arbitrary<Agenda> = fc
  .record({
    time: TIMES,
    zone: ZONES,
    everyWeeks: fc.integer({ min: 1, max: 8 }),
    cancelled: fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 8 }),
    moved: fc.uniqueArray(
      fc.record({
        step: fc.integer({ min: 0, max: 30 }),
        by: fc.integer({ min: -60, max: 300 }),
        time: TIMES,
      }),
      { selector: ({ step }) => step, maxLength: 8 },
    ),
    settled: fc.uniqueArray(fc.record({ days: DAYS_FROM_START, time: TIMES, zone: ZONES }), {
      selector: ({ days }) => days,
      maxLength: 12,
    }),
  })
  .map(({ time, zone, everyWeeks, cancelled, moved, settled }) => {
    const dateAt = (step: number) => plusDays("2026-10-15", step * everyWeeks * 7);
    const fallenOut = cancelled.map(dateAt);
    return agendaOf({
      settled: settled.map((one) =>
        meetingOf({ ...one, id: `evening-${one.days}`, date: plusDays("2026-10-15", one.days) }),
      ),
      series: seriesOf({
        time,
        zone,
        everyWeeks,
        cancelled: fallenOut,
        moved: moved
          .map((one) =>
            movedOf(dateAt(one.step), { zone, time: one.time, date: plusDays(dateAt(one.step), one.by) }),
          )
          .filter(({ of }) => !fallenOut.includes(of)),
      }),
    });
  });
const MOMENTS = DAYS_FROM_START.map((days) => BEFORE_ALL + days * DAY_MS + 12_345_000);

describe("whatever the agenda is", () => {
  it("its dates are sorted, none twice, none over, and of the series as many as are asked for, or moved", () => {
    fc.assert(
      fc.property(arbitraryAgenda, MOMENTS, fc.integer({ min: 1, max: 12 }), (agenda, now, ahead) => {
        const all = occurrencesOf(agenda, now, ahead);
        const starts = all.map(({ start }) => start);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        for (const { end } of all) expect(end).toBeGreaterThan(now);
        const ofSeries = all.flatMap(({ of }) => (of === undefined ? [] : [of]));
        const moved = agenda.series?.moved.map(({ of }) => of);
        expect(ofSeries.length).toBeGreaterThanOrEqual(ahead);
        for (const of of ofSeries.slice(ahead)) expect(moved).toContain(of);
      }),
    );
  });

  it("of a series, none that is not among the next ones takes place before one that is", () => {
    fc.assert(
      fc.property(arbitraryAgenda, MOMENTS, fc.integer({ min: 1, max: 12 }), ({ series }, now, ahead) => {
        if (series === undefined) return;
        const shown = occurrencesOf(agendaOf({ series }), now, ahead);
        const reference = Array.from({ length: 600 / series.everyWeeks / 7 + 60 }, (_, index) =>
          plusDays(series.date, index * series.everyWeeks * 7),
        )
          .filter((date) => hasDate(series, date))
          .map((date) => {
            const moved = series.moved.find(({ of }) => of === date);
            return occurrenceOf({ ...series, date, ...moved, id: `${series.id}~${date}` });
          })
          .filter(({ end }) => end > now)
          .toSorted((a, b) => a.start - b.start);
        const starts = (all: readonly Occurrence[]) => all.map(({ start }) => start);
        expect(starts(shown.slice(0, ahead))).toEqual(starts(reference.slice(0, ahead)));
      }),
    );
  });

  it("a date of the series is at its time in its zone, on one of its days, unless it was moved", () => {
    fc.assert(
      fc.property(arbitraryAgenda, MOMENTS, ({ settled: _, series }, now) => {
        if (series === undefined) return;
        const moved = new Set(series.moved.map(({ of }) => of));
        for (const { of = "", date, time, zone, start } of occurrencesOf(agendaOf({ series }), now)) {
          expect(series.cancelled).not.toContain(of);
          expect(daysBetween(series.date, of) % (series.everyWeeks * 7)).toBe(0);
          if (moved.has(of)) continue;
          expect([date, time, zone]).toEqual([of, series.time, series.zone]);
          const shown = wallTimeAt(start, zone);
          // Where clocks skip that time, it is shown as much later.
          const skipped = occurrenceOf(meetingOf({ ...shown })).start;
          expect(skipped).toBe(start);
          if (shown.date === of) expect(shown.time >= time).toBe(true);
        }
      }),
    );
  });

  it("the dates that one sees later are those that one saw before, without what is over", () => {
    fc.assert(
      fc.property(arbitraryAgenda, MOMENTS, fc.integer({ min: 0, max: 60 }), (agenda, now, days) => {
        const later = now + days * DAY_MS;
        const before = occurrencesOf(agenda, now, 40).filter(({ end }) => end > later);
        const after = occurrencesOf(agenda, later, 40).map(({ id }) => id);
        expect(after).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
      }),
    );
  });

  it("the next reminder is after now, and due at its moment", () => {
    fc.assert(
      fc.property(arbitraryAgenda, MOMENTS, (agenda, now) => {
        const next = nextReminderAt(agenda, now);
        if (next === undefined) return;
        expect(next).toBeGreaterThan(now);
        expect(dueReminders(agenda, now + 1, next).map(({ at: moment }) => moment)).toContain(next);
        expect(dueReminders(agenda, now + 1, next - 1)).toEqual([]);
      }),
    );
  });
});
