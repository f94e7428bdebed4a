import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Agenda, agendaSchema, type Meeting } from "../../documents/agendaSchema";
import { agendaOf, meetingOf, movedOf, seriesOf } from "../../testing/agenda";
import { campaignOf } from "../../testing/campaigns";
import { refusalOf } from "../../testing/refusals";
import { plusDays } from "../../values/time/wallTime";
import { agendaOperationSchema, MAX_CANCELLED, MAX_MOVED, MAX_SETTLED } from "./agendaOperation";
import { type AgendaOperation, applyToAgenda, decideAgenda, NO_AGENDA } from "./changeAgenda";
import { occurrenceOf, occurrencesOf } from "./meetings";

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse("2026-11-26T12:00:00Z");
const [FIRST, SECOND] = [meetingOf({ id: "option-1" }), meetingOf({ id: "option-2", date: "2026-12-04" })];
const poll = { id: "poll-of-december", options: [FIRST, SECOND] };
const series = seriesOf();
const PAST = meetingOf({ date: "2026-11-26", time: "13:00" });

const apply = (agenda: Agenda, operation: AgendaOperation, now = NOW) =>
  applyToAgenda(agenda, operation, now);
const refused = (agenda: Agenda, operation: AgendaOperation, now = NOW) =>
  refusalOf(() => apply(agenda, operation, now));

describe("dates that the MJ proposes", () => {
  it("are asked instead of those before, beside what is agreed on", () => {
    const before = agendaOf({ poll, settled: [meetingOf()], series });
    const options = [meetingOf({ id: "option-3", date: "2026-12-20" })];
    expect(apply(before, { kind: "propose", id: "another-poll", options })).toEqual({
      ...before,
      poll: { id: "another-poll", options },
    });
  });

  const again = (options: readonly Meeting[], from: Agenda = agendaOf({ poll })) =>
    apply(from, { kind: "propose", id: "another-poll", options }).poll;
  const [NEW, OTHER] = [meetingOf({ id: "option-3" }), meetingOf({ id: "option-4", date: "2026-12-20" })];

  it("keep their id, and the question its own, where they are proposed again", () => {
    expect(again([OTHER, NEW])).toEqual({ id: poll.id, options: [OTHER, { ...NEW, id: "option-1" }] });
    expect(again([NEW])).toEqual({ id: poll.id, options: [FIRST] });
    expect(again([OTHER])).toEqual({ id: "another-poll", options: [OTHER] });
  });

  it("are the same at the same instant: with other words, in another zone, at another length", () => {
    const words = { ...NEW, place: "Chez Nina", note: "Plus long.", minutes: 300 };
    expect(again([words])?.options).toEqual([{ ...words, id: "option-1" }]);
    const there = { ...NEW, time: "14:00", zone: "America/Montreal" };
    expect(again([there])?.options).toEqual([{ ...there, id: "option-1" }]);
    expect(again([{ ...NEW, time: "20:01" }])?.options).toEqual([{ ...NEW, time: "20:01" }]);
  });

  it("are two where two were proposed at once, and one where one was", () => {
    const twin = { ...NEW, id: "option-5" };
    expect(again([NEW, twin])?.options.map(({ id }) => id)).toEqual(["option-1", "option-5"]);
    const twins = { id: poll.id, options: [FIRST, { ...FIRST, id: "option-2" }] };
    const both = again([NEW, twin], agendaOf({ poll: twins }));
    expect(both?.options.map(({ id }) => id)).toEqual(["option-1", "option-2"]);
  });

  it("never share an id, also where they are named by one of before", () => {
    const swapped = [{ ...FIRST, id: "option-2" }, { ...SECOND, id: "option-9" }, NEW];
    expect(again(swapped)?.options.map(({ id }) => id)).toEqual(["option-2", "option-9", "option-1"]);
    expect(again([FIRST, NEW])?.options.map(({ id }) => id)).toEqual(["option-1", "option-3"]);
    const twins = agendaOf({ poll: { id: poll.id, options: [FIRST, { ...FIRST, id: "option-2" }] } });
    expect(again([FIRST, NEW], twins)?.options.map(({ id }) => id)).toEqual(["option-1", "option-2"]);
  });

  it("are all to come", () => {
    const options = [FIRST, { ...PAST, id: "option-2" }];
    expect(refused(NO_AGENDA, { kind: "propose", id: poll.id, options })).toBe("date-is-over");
  });

  it("are withdrawn together, also where there are none", () => {
    const agenda = agendaOf({ poll, settled: [meetingOf()], series });
    const { poll: _, ...rest } = agenda;
    expect(apply(agenda, { kind: "withdraw" })).toEqual(rest);
    expect(apply(NO_AGENDA, { kind: "withdraw" })).toEqual(NO_AGENDA);
  });

  it("are settled by one of them: the others fall out", () => {
    const agenda = agendaOf({ poll, settled: [meetingOf()], series });
    expect(apply(agenda, { kind: "settle", id: "option-2" })).toEqual({
      settled: [meetingOf(), SECOND],
      series,
    });
  });

  it("are not settled by another one, nor by one that has begun meanwhile", () => {
    expect(refused(agendaOf({ poll }), { kind: "settle", id: "option-3" })).toBe("date-not-found");
    expect(refused(NO_AGENDA, { kind: "settle", id: "option-1" })).toBe("date-not-found");
    const begun = Date.parse("2026-12-03T19:00:00Z");
    expect(refused(agendaOf({ poll }), { kind: "settle", id: "option-1" }, begun)).toBe("date-is-over");
    expect(refused(agendaOf({ poll }), { kind: "settle", id: "option-1" }, begun - 1)).toBeUndefined();
  });
});

describe("a single date", () => {
  it("is agreed on without asking, while the question stands", () => {
    const agenda = agendaOf({ poll });
    expect(apply(agenda, { kind: "add", meeting: meetingOf() })).toEqual({ poll, settled: [meetingOf()] });
  });

  it("that has begun is not added, and none is moved to the past", () => {
    expect(refused(NO_AGENDA, { kind: "add", meeting: { ...PAST, id: "evening-2" } })).toBe("date-is-over");
    const agenda = agendaOf({ settled: [meetingOf()] });
    expect(refused(agenda, { kind: "move", meeting: PAST })).toBe("date-is-over");
  });

  it("is moved with all that is said of it, and keeps its id", () => {
    const agenda = agendaOf({ settled: [meetingOf({ place: "Chez Nina" }), SECOND], series });
    const meeting = meetingOf({ date: "2026-12-05", time: "14:00", note: "Plus tôt." });
    expect(apply(agenda, { kind: "move", meeting })).toEqual({ ...agenda, settled: [meeting, SECOND] });
  });

  it("that is not there is not moved", () => {
    expect(refused(agendaOf({ poll }), { kind: "move", meeting: FIRST })).toBe("date-not-found");
  });

  it("is cancelled, also twice", () => {
    const agenda = agendaOf({ settled: [meetingOf(), SECOND] });
    const once = apply(agenda, { kind: "cancel", id: "evening-1" });
    expect(once).toEqual({ settled: [SECOND] });
    expect(apply(once, { kind: "cancel", id: "evening-1" })).toEqual(once);
  });

  it("is one of twelve at most", () => {
    const settled = Array.from({ length: MAX_SETTLED }, (_, index) => meetingOf({ id: `evening-${index}` }));
    const full = agendaOf({ poll, settled });
    expect(refused(full, { kind: "add", meeting: meetingOf({ id: "one-more-1" }) })).toBe("too-many-dates");
    expect(refused(full, { kind: "settle", id: "option-1" })).toBe("too-many-dates");
    expect(refused(full, { kind: "add", meeting: meetingOf({ id: "evening-3" }) })).toBeUndefined();
    const others = agendaOf({ poll, settled: settled.slice(1) });
    expect(apply(others, { kind: "settle", id: "option-1" }).settled).toHaveLength(MAX_SETTLED);
  });
});

describe("a series", () => {
  const { cancelled: _none, moved: _neither, ...asked } = seriesOf({ date: "2026-12-03" });

  it("begins with none of its dates cancelled or moved, instead of the one before", () => {
    const before = agendaOf({ poll, series: seriesOf({ id: "fridays-1", cancelled: ["2026-12-10"] }) });
    expect(apply(before, { kind: "repeat", series: asked })).toEqual({
      poll,
      settled: [],
      series: { ...asked, cancelled: [], moved: [] },
    });
  });

  it("takes the place of the single date that becomes its first one", () => {
    const before = agendaOf({ settled: [meetingOf(), SECOND] });
    const after = apply(before, { kind: "repeat", series: { ...asked, instead: "evening-1" } });
    expect(after).toEqual({ settled: [SECOND], series: { ...asked, cancelled: [], moved: [] } });
  });

  it("begins after now", () => {
    const begun = { ...asked, date: "2026-11-26", time: "13:00" };
    expect(refused(NO_AGENDA, { kind: "repeat", series: begun })).toBe("date-is-over");
  });

  it("ends, also twice, and what is agreed on otherwise stays", () => {
    const agenda = agendaOf({ poll, settled: [meetingOf()], series });
    const { series: _, ...rest } = agenda;
    expect(apply(agenda, { kind: "stop" })).toEqual(rest);
    expect(apply(rest, { kind: "stop" })).toEqual(rest);
  });
});

describe("a date of a series", () => {
  const agenda = agendaOf({ series });
  const id = "thursdays~2026-12-10";

  it("falls out alone, also twice", () => {
    const once = apply(agenda, { kind: "cancel", id });
    expect(once).toEqual({ settled: [], series: { ...series, cancelled: ["2026-12-10"] } });
    expect(apply(once, { kind: "cancel", id })).toEqual(once);
  });

  it("is moved alone, again and again, and falls out as moved", () => {
    const moveTo = (from: Agenda, date: string) =>
      apply(from, { kind: "move", meeting: meetingOf({ id, date }) });
    const moved = moveTo(moveTo(agenda, "2026-12-11"), "2026-12-12");
    expect(moved.series?.moved).toEqual([movedOf("2026-12-10", { date: "2026-12-12" })]);
    const gone = apply(moved, { kind: "cancel", id });
    expect(gone.series).toMatchObject({ cancelled: ["2026-12-10"], moved: [] });
    expect(refusalOf(() => moveTo(gone, "2026-12-13"))).toBe("date-not-found");
  });

  it("is changed alone beside single dates and others of the series that were moved", () => {
    const others = [movedOf("2026-12-24", { date: "2026-12-23" })];
    const beside = agendaOf({ settled: [meetingOf()], series: seriesOf({ moved: others }) });
    const moved = apply(beside, { kind: "move", meeting: meetingOf({ id, date: "2026-12-11" }) });
    expect(moved).toEqual({
      settled: [meetingOf()],
      series: seriesOf({ moved: [...others, movedOf("2026-12-10", { date: "2026-12-11" })] }),
    });
    expect(apply(moved, { kind: "cancel", id })).toEqual({
      settled: [meetingOf()],
      series: seriesOf({ moved: others, cancelled: ["2026-12-10"] }),
    });
    const unknown = meetingOf({ id: "evening-2" });
    expect(refused(beside, { kind: "move", meeting: unknown })).toBe("date-not-found");
  });

  it("is one that there is, of the series that there is", () => {
    for (const other of [
      "thursdays~2026-12-03",
      "thursdays~2026-02-31",
      "fridays-1~2026-12-10",
      "thursdays",
    ]) {
      const meeting = meetingOf({ id: other, date: "2026-12-20" });
      expect(refused(agenda, { kind: "move", meeting }), other).toBe("date-not-found");
      expect(apply(agenda, { kind: "cancel", id: other }), other).toEqual(agenda);
    }
    expect(refused(NO_AGENDA, { kind: "move", meeting: meetingOf({ id }) })).toBe("date-not-found");
  });

  it("whose name is no day of the calendar, though it reads like one, is none", () => {
    // Read as a day, 31 February would be 3 March.
    const meeting = meetingOf({ id: "thursdays~2027-02-32" });
    expect(refused(agenda, { kind: "move", meeting })).toBe("date-not-found");
    const march = agendaOf({ series: seriesOf({ date: "2027-03-03" }) });
    expect(apply(march, { kind: "cancel", id: "thursdays~2027-02-31" })).toEqual(march);
  });

  it("that was cancelled is restored at the series' time, also twice, and the others stay cancelled", () => {
    const cancelled = ["2026-12-10", "2026-12-24"];
    const before = agendaOf({ poll, settled: [meetingOf()], series: seriesOf({ cancelled }) });
    const once = apply(before, { kind: "restore", id });
    expect(once).toEqual({ ...before, series: seriesOf({ cancelled: ["2026-12-24"] }) });
    expect(apply(once, { kind: "restore", id })).toEqual(once);
    const move = { kind: "move", meeting: meetingOf({ id, date: "2026-12-11" }) } as const;
    const back = apply(apply(apply(agenda, move), { kind: "cancel", id }), { kind: "restore", id });
    expect(back).toEqual(agenda);
  });

  it("is not restored once it would have begun, nor where the series has no such date", () => {
    const cancelled = agendaOf({ series: seriesOf({ cancelled: ["2026-12-10"] }) });
    const begins = Date.parse("2026-12-10T19:00:00Z");
    expect(refused(cancelled, { kind: "restore", id }, begins)).toBe("date-is-over");
    expect(refused(cancelled, { kind: "restore", id }, begins - 1)).toBeUndefined();
    for (const other of [
      "thursdays~2026-12-03",
      "thursdays~2027-02-32",
      "fridays-1~2026-12-10",
      "thursdays",
    ]) {
      expect(refused(cancelled, { kind: "restore", id: other }), other).toBe("date-not-found");
    }
    expect(refused(NO_AGENDA, { kind: "restore", id })).toBe("date-not-found");
  });

  it("is one of 24 that are moved at most, and of 60 that fall out", () => {
    const dates = (count: number) =>
      Array.from({ length: count }, (_, index) => plusDays(series.date, (index + 20) * 14));
    const moved = dates(MAX_MOVED).map((of) => movedOf(of));
    const movedFull = agendaOf({ series: seriesOf({ moved }) });
    expect(refused(movedFull, { kind: "move", meeting: meetingOf({ id }) })).toBe("too-many-dates");
    const again = meetingOf({ id: `thursdays~${dates(1)[0]}`, date: "2026-12-20" });
    expect(refused(movedFull, { kind: "move", meeting: again })).toBeUndefined();
    const cancelledFull = agendaOf({ series: seriesOf({ cancelled: dates(MAX_CANCELLED) }) });
    expect(refused(cancelledFull, { kind: "cancel", id })).toBe("too-many-dates");
    expect(refused(cancelledFull, { kind: "cancel", id: `thursdays~${dates(1)[0]}` })).toBeUndefined();
  });
});

describe("what is over", () => {
  const touch = (agenda: Agenda, now = NOW) => apply(agenda, { kind: "withdraw" }, now);

  it("leaves the agenda a day after it ended, with the next change", () => {
    const agenda = agendaOf({ settled: [meetingOf()] });
    const end = Date.parse("2026-12-03T22:30:00Z");
    expect(touch(agenda, end + DAY_MS - 1)).toEqual(agenda);
    expect(touch(agenda, end + DAY_MS)).toEqual(NO_AGENDA);
  });

  it("stays cancelled, or where it was moved to, as long as calendars look back", () => {
    const moved = [
      movedOf("2026-10-29", { date: "2026-11-25" }),
      movedOf("2026-10-15", { date: "2026-10-16" }),
    ];
    const agenda = agendaOf({ series: seriesOf({ cancelled: ["2026-10-29", "2026-11-12"], moved }) });
    expect(touch(agenda).series).toMatchObject({ cancelled: ["2026-11-12"], moved: [moved[0]] });
  });

  it("never comes back: what is shown after a change is what was shown before it", () => {
    const zones = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Paris"];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 15, max: 24 * 60 }),
        fc.integer({ min: 0, max: 23 }),
        fc.subarray([0, 1, 2, 3, 4, 5, 6]),
        fc.integer({ min: 0, max: 60 * 24 }),
        (zone, minutes, hour, steps, hours) => {
          const time = `${String(hour).padStart(2, "0")}:59`;
          const cancelled = steps.map((step) => plusDays(series.date, step * 7));
          const agenda = agendaOf({ series: seriesOf({ zone, minutes, time, everyWeeks: 1, cancelled }) });
          const now = Date.parse("2026-10-15T00:00:00Z") + hours * 60 * 60_000;
          const from = now - 14 * DAY_MS;
          expect(occurrencesOf(touch(agenda, now), from)).toEqual(occurrencesOf(agenda, from));
        },
      ),
    );
  });
});

describe("who changes the agenda", () => {
  const add = { kind: "add", meeting: meetingOf() } as const;
  const evening = Date.parse("2026-12-03T19:00:00Z");

  it("is the MJ alone", () => {
    for (const uid of ["alice", "zoe", ""]) {
      expect(refusalOf(() => decideAgenda(campaignOf(), uid, add, NOW))).toBe("forbidden");
    }
  });

  it("sets when the next reminder is due, or that none is", () => {
    const decided = decideAgenda(campaignOf(), "mj", add, NOW);
    expect(decided).toEqual({ agenda: { settled: [meetingOf()] }, remindAt: evening - DAY_MS });
    const campaign = campaignOf(decided);
    expect(decideAgenda(campaign, "mj", { kind: "cancel", id: "evening-1" }, NOW)).toEqual({
      agenda: NO_AGENDA,
      remindAt: undefined,
    });
  });

  it("does not put off a reminder that is due and waits for the server's next look", () => {
    const remindAt = evening - DAY_MS;
    const campaign = campaignOf({ agenda: agendaOf({ settled: [meetingOf()] }), remindAt });
    const propose = { kind: "propose", ...poll } as const;
    for (const now of [remindAt, remindAt + 1]) {
      expect(decideAgenda(campaign, "mj", propose, now).remindAt).toBe(remindAt);
    }
    expect(decideAgenda(campaign, "mj", propose, remindAt - 1).remindAt).toBe(remindAt);
    const done = { ...campaign, remindAt: evening - 60 * 60_000 };
    expect(decideAgenda(done, "mj", propose, remindAt + 1).remindAt).toBe(evening - 60 * 60_000);
  });
});

const IDS = ["evening-1", "evening-2", "option-1", "option-2"];
const DATES = ["2026-12-10", "2026-12-17", "2026-12-24", "2027-01-07"];
const arbitraryMeeting = fc.record({
  id: fc.constantFrom(...IDS),
  date: fc.constantFrom(...DATES),
  time: fc.constantFrom("14:00", "20:00"),
  zone: fc.constantFrom("Europe/Paris", "America/Montreal"),
  minutes: fc.constantFrom(60, 210),
});
const arbitraryId = fc.constantFrom(...IDS, ...DATES.map((date) => `thursdays~${date}`));
const arbitraryOperation: fc.Arbitrary<AgendaOperation> = fc.oneof(
  fc.record({
    kind: fc.constant("propose" as const),
    id: fc.constantFrom("poll-of-december", "another-poll"),
    options: fc.uniqueArray(arbitraryMeeting, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
  }),
  fc.constantFrom({ kind: "withdraw" as const }, { kind: "stop" as const }),
  fc.record({ kind: fc.constant("settle" as const), id: fc.constantFrom(...IDS) }),
  fc.record({ kind: fc.constant("add" as const), meeting: arbitraryMeeting }),
  fc.record({
    kind: fc.constant("move" as const),
    meeting: fc.tuple(arbitraryMeeting, arbitraryId).map(([meeting, id]) => ({ ...meeting, id })),
  }),
  fc.record({ kind: fc.constantFrom("cancel" as const, "restore" as const), id: arbitraryId }),
  fc.record({
    kind: fc.constant("repeat" as const),
    series: fc
      .tuple(
        arbitraryMeeting,
        fc.integer({ min: 1, max: 2 }),
        fc.option(fc.constantFrom(...IDS), { nil: undefined }),
      )
      .map(([meeting, everyWeeks, instead]) => ({
        ...meeting,
        id: "thursdays",
        everyWeeks,
        ...(instead && { instead }),
      })),
  }),
);

/** As the server does: what is refused changes nothing. */
function after(agenda: Agenda, operations: readonly AgendaOperation[]): Agenda {
  return operations.reduce((before, operation) => {
    let next = before;
    const refusal = refusalOf(() => {
      next = apply(before, operation);
    });
    return refusal === undefined ? next : before;
  }, agenda);
}

describe("whatever the MJ does", () => {
  it("an operation that is sent twice ends as if it were sent once, and is refused twice if it is once", () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryOperation, { maxLength: 12 }),
        arbitraryOperation,
        (earlier, operation) => {
          expect(agendaOperationSchema.safeParse(operation).success).toBe(true);
          const before = after(NO_AGENDA, earlier);
          const first = refused(before, operation);
          const once = after(before, [operation]);
          expect(refused(once, operation)).toBe(first);
          expect(after(once, [operation])).toEqual(once);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("a date that is proposed again is the one of before, unless the operation names it otherwise", () => {
    const arbitraryOptions = fc.uniqueArray(arbitraryMeeting, { minLength: 1, selector: ({ id }) => id });
    fc.assert(
      fc.property(arbitraryOptions, arbitraryOptions, (former, again) => {
        const instants = (options: readonly Meeting[] = []) =>
          new Map(options.map((option) => [option.id, occurrenceOf(option).start]));
        const before = agendaOf({ poll: { id: "poll-of-december", options: former } });
        const options = again.map((option) => ({ ...option, id: `again-${option.id}` }));
        const after = apply(before, { kind: "propose", id: "another-poll", options }).poll;
        expect(after?.options.map(({ id: _, ...rest }) => rest)).toEqual(
          again.map(({ id: _, ...rest }) => rest),
        );
        const [earlier, later] = [instants(former), instants(after?.options)];
        expect(later.size).toBe(again.length);
        const kept = [...later].filter(([id]) => earlier.has(id));
        for (const [id, start] of kept) expect(start).toBe(earlier.get(id));
        const times = new Set([...earlier.values(), ...later.values()]);
        const count = (all: ReadonlyMap<string, number>, time: number) =>
          [...all.values()].filter((one) => one === time).length;
        const expected = [...times].map((time) => Math.min(count(earlier, time), count(later, time)));
        expect(kept).toHaveLength(expected.reduce((sum, one) => sum + one, 0));
        expect(after?.id).toBe(kept.length > 0 ? "poll-of-december" : "another-poll");
      }),
    );
  });

  it("the agenda can be stored, has each id once, and nothing beyond its limits", () => {
    fc.assert(
      fc.property(fc.array(arbitraryOperation, { maxLength: 40 }), (operations) => {
        const agenda = after(NO_AGENDA, operations);
        expect(agendaSchema.parse(agenda)).toEqual(agenda);
        expect(JSON.stringify(agenda)).not.toContain("undefined");
        const shown = occurrencesOf(agenda, NOW).map(({ id }) => id);
        expect(new Set(shown).size).toBe(shown.length);
        const options = agenda.poll?.options.map(({ id }) => id) ?? [];
        expect(new Set(options).size).toBe(options.length);
        for (const { of } of agenda.series?.moved ?? []) expect(agenda.series?.cancelled).not.toContain(of);
      }),
    );
  });

  it("the agenda is no larger two hundred evenings later", () => {
    let agenda: Agenda = agendaOf({ series: seriesOf({ date: "2026-12-03", everyWeeks: 1 }) });
    const sizes: number[] = [];
    for (let week = 0; week < 200; week += 1) {
      const date = plusDays("2026-12-03", week * 7);
      const now = Date.parse(`${plusDays(date, -3)}T12:00:00Z`);
      const id = `thursdays~${date}`;
      const other = (name: string, days: number) =>
        meetingOf({ id: `${name}-${String(week).padStart(3, "0")}`, date: plusDays(date, days) });
      const operations: AgendaOperation[] = [
        week % 2 === 0
          ? { kind: "cancel", id }
          : { kind: "move", meeting: meetingOf({ id, date: plusDays(date, 1) }) },
        { kind: "propose", id: `poll-${String(week).padStart(4, "0")}`, options: [other("option", 2)] },
        { kind: "settle", id: other("option", 2).id },
        { kind: "add", meeting: other("evening", 3) },
      ];
      for (const operation of operations) agenda = apply(agenda, operation, now);
      sizes.push(JSON.stringify(agenda).length);
    }
    expect(Math.max(...sizes.slice(100))).toBe(Math.max(...sizes.slice(0, 100)));
  });
});
