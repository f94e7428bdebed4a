import type { CalendarEvent } from "domain/table/agenda/calendarEvents";
import { describe, expect, it } from "vitest";
import { icsOf } from "./ics";

const NOW = Date.parse("2026-11-26T12:00:00Z");
const eventOf = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "cendres~evening-1@des-et-heros",
  title: "La Marche des Cendres",
  start: Date.parse("2026-12-03T19:00:00Z"),
  end: Date.parse("2026-12-03T22:30:00Z"),
  path: "/campaign/cendres?system=dnd5e",
  ...change,
});
const ics = (...events: CalendarEvent[]) =>
  icsOf(events, { origin: "https://des-et-heros.test", now: NOW, name: "Dés & Héros" });
const linesOf = (calendar: string) => calendar.replaceAll("\r\n ", "").split("\r\n");

// Read back by two other parsers in tests/tools/calendarFiles.test.ts.
describe("a calendar's file", () => {
  it("has an evening with its instants at Greenwich, and the way back to the campaign", () => {
    expect(linesOf(ics(eventOf({ place: "Chez Nina", note: "Apportez les dés." })))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Des et Heros//Agenda//FR",
      "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
      "X-PUBLISHED-TTL:PT4H",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:Dés & Héros",
      "BEGIN:VEVENT",
      "UID:cendres~evening-1@des-et-heros",
      "DTSTAMP:20261126T120000Z",
      "DTSTART:20261203T190000Z",
      "DTEND:20261203T223000Z",
      "SUMMARY:La Marche des Cendres",
      "DESCRIPTION:Apportez les dés.\\nhttps://des-et-heros.test/campaign/cendres?system=dnd5e",
      "URL:https://des-et-heros.test/campaign/cendres?system=dnd5e",
      "LOCATION:Chez Nina",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("leaves out what an evening has not, and has neither name nor pace where nobody follows it", () => {
    const calendar = icsOf([eventOf()], { origin: "", now: NOW });
    expect(calendar).not.toMatch(/LOCATION|CALNAME|REFRESH|TTL|undefined/);
    expect(calendar).toContain("DESCRIPTION:/campaign/cendres?system=dnd5e\r\n");
  });

  it("escapes what has a meaning in it", () => {
    const lines = linesOf(ics(eventOf({ title: "L'anneau, la lame ; le \\ et\nla suite" })));
    expect(lines).toContain("SUMMARY:L'anneau\\, la lame \\; le \\\\ et\\nla suite");
  });

  it("cannot be continued by a title: no line of it begins a component of its own", () => {
    const title = "Fin\r\nEND:VEVENT\r\nBEGIN:VALARM\rX\nATTENDEE:mailto:a@b.fr";
    const lines = ics(eventOf({ title, place: title, note: title })).split(/\r\n|\n/);
    expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toHaveLength(4);
    expect(lines.some((line) => line.startsWith("ATTENDEE"))).toBe(false);
  });

  it("has lines of 75 octets at most, each ended by CR and LF, and breaks no character", () => {
    for (const shift of ["", "a", "ab", "abc"]) {
      const place = `${shift}${"é🐉".repeat(98)}`;
      const calendar = ics(eventOf({ place, title: `${shift}${"日".repeat(100)}`, note: "a".repeat(200) }));
      expect(calendar).not.toMatch(/[^\r]\n|\r[^\n]/);
      for (const line of calendar.split("\r\n")) {
        const octets = Buffer.from(line);
        expect(octets.length).toBeLessThanOrEqual(75);
        expect(octets.toString()).toBe(line);
      }
      expect(linesOf(Buffer.from(calendar).toString())).toContain(`LOCATION:${place}`);
    }
  });
});
