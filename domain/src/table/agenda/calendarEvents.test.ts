import { describe, expect, it } from "vitest";
import type { Agenda } from "../../documents/agenda";
import { agendaOf, meetingOf, movedOf, seriesOf } from "../../testing/agenda";
import { campaignOf } from "../../testing/campaigns";
import { calendarEvents } from "./calendarEvents";

const NOW = Date.parse("2026-11-26T12:00:00Z");
const at = (iso: string) => Date.parse(iso);
const heldOf = (agenda: Agenda | undefined, id = "cendres") => ({
  ...campaignOf(),
  ...(agenda && { agenda }),
  id,
});
const eventsOf = (agenda: Agenda, now = NOW) => calendarEvents([heldOf(agenda)], now);

describe("a calendar", () => {
  it("has an evening with its instants, its place, its word and the way back to the campaign", () => {
    const evening = meetingOf({ place: "Chez Nina", note: "Apportez les dés." });
    expect(eventsOf(agendaOf({ settled: [evening] }))).toEqual([
      {
        uid: "cendres~evening-1@des-et-heros",
        title: "La Marche des Cendres",
        start: at("2026-12-03T19:00:00Z"),
        end: at("2026-12-03T22:30:00Z"),
        place: "Chez Nina",
        note: "Apportez les dés.",
        path: "/campaign/cendres?system=dnd5e",
      },
    ]);
  });

  it("has nobody's name or uid", () => {
    const said = JSON.stringify(eventsOf(agendaOf({ settled: [meetingOf()] })));
    for (const name of ["Morgane", '"mj"', "alice", "bob"]) expect(said).not.toContain(name);
  });

  it("has nothing of what is only proposed, and nothing of a campaign without an agenda", () => {
    const poll = { id: "poll-of-december", options: [meetingOf()] };
    expect(eventsOf(agendaOf({ poll }))).toEqual([]);
    expect(calendarEvents([heldOf(undefined)], NOW)).toEqual([]);
    expect(calendarEvents([], NOW)).toEqual([]);
  });

  it("keeps the id of an evening that is moved, so that calendars move it", () => {
    const uidsOf = (moved: ReturnType<typeof movedOf>[]) =>
      eventsOf(agendaOf({ series: seriesOf({ moved }) })).map(({ uid }) => uid);
    const moved = [movedOf("2026-12-10", { date: "2026-12-11" })];
    expect(uidsOf(moved)).toEqual(uidsOf([]));
    expect(uidsOf(moved)).toContain("cendres~thursdays~2026-12-10@des-et-heros");
  });

  it("has half a year of a weekly series, and what was in the two weeks before", () => {
    const dates = eventsOf(agendaOf({ series: seriesOf({ everyWeeks: 1 }) }));
    expect(dates).toHaveLength(26);
    expect(dates[0]?.start).toBe(at("2026-11-12T19:00:00Z"));
    expect(new Set(dates.map(({ uid }) => uid)).size).toBe(26);
  });

  it("has the evenings of all campaigns in one order, those that are next where there are too many", () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      heldOf(
        agendaOf({ series: seriesOf({ everyWeeks: 1, date: `2026-12-0${(index % 7) + 1}` }) }),
        `table-${index}`,
      ),
    );
    const events = calendarEvents(many, NOW);
    expect(events).toHaveLength(200);
    const starts = events.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(200);
  });
});
