import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween, instantOf, wallTimeAt } from "../time/wallTime";
import {
  formatDate,
  formatDateTime,
  formatLongDateTime,
  formatTime,
  formatTimeFrom,
  relativeTime,
} from "./dates";

const PARIS = "Europe/Paris";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 13, 5);

describe("dates", () => {
  it("are in French, medium date and short time, by the clocks of the zone", () => {
    expect(formatDateTime(NOW, PARIS)).toMatch(/^21 nov\. 2026(,| à) 14:05$/);
    expect(formatDateTime(NOW, "America/Montreal")).toMatch(/08:05$/);
    expect(formatLongDateTime(NOW, "Pacific/Noumea")).toBe("dimanche 22 novembre 2026 à 00:05");
    expect(formatTime(NOW, PARIS)).toBe("14:05");
    expect(formatTime(NOW, "Asia/Kathmandu")).toBe("18:50");
    expect(formatDate(NOW, PARIS)).toBe("21 nov. 2026");
    expect(formatDate(NOW, "Pacific/Noumea")).toBe("22 nov. 2026");
  });

  it("say their day where it is another one than that from which they are told, by the clocks of the zone", () => {
    const from = Date.UTC(2026, 10, 28, 20);
    expect(formatTimeFrom(from, from, PARIS)).toBe("21:00");
    expect(formatTimeFrom(Date.UTC(2026, 10, 28, 22, 59), from, PARIS)).toBe("23:59");
    expect(formatTimeFrom(Date.UTC(2026, 10, 28, 23, 12), from, PARIS)).toBe("dim. 00:12");
    expect(formatTimeFrom(Date.UTC(2026, 10, 28, 23, 12), from, "America/Montreal")).toBe("18:12");
    expect(formatTimeFrom(from - 5 * DAY, from, PARIS)).toBe("lun. 21:00");
    expect(formatTimeFrom(from - 6 * DAY, from, PARIS)).toBe("22 nov.");
    expect(formatTimeFrom(Number.NaN, from, PARIS)).toBe("—");
  });

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])(
    "are « — » for %s",
    (moment) => {
      const formats = [formatDateTime, formatLongDateTime, formatDate, formatTime];
      expect(formats.map((format) => format(moment, PARIS))).toEqual(["—", "—", "—", "—"]);
    },
  );
});

describe("relative time", () => {
  it.each([
    [0, "À l'instant"],
    [45 * SECOND - 1, "À l'instant"],
    [45 * SECOND, "Il y a 1 minute"],
    [2 * MINUTE - 1, "Il y a 1 minute"],
    [2 * MINUTE, "Il y a 2 minutes"],
    [HOUR - 1, "Il y a 59 minutes"],
    [HOUR, "Il y a 1 heure"],
    [DAY - 1, "Il y a 23 heures"],
    [DAY, "Hier"],
    [38 * HOUR + 5 * MINUTE, "Hier"],
    [38 * HOUR + 5 * MINUTE + 1, "Il y a 2 jours"],
    [6 * DAY + 14 * HOUR + 5 * MINUTE, "Il y a 6 jours"],
    [6 * DAY + 14 * HOUR + 5 * MINUTE + 1, "14 nov. 2026"],
    [-5 * MINUTE, "À l'instant"],
  ])("of %d ms ago is %j", (elapsed, expected) => {
    expect(relativeTime(NOW - elapsed, NOW, PARIS)).toBe(expected);
  });

  it("is « — » for an invalid time", () => {
    const broken = [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1];
    expect(broken.map((moment) => relativeTime(moment, NOW, PARIS))).toEqual(["—", "—", "—", "—", "—"]);
  });

  it("counts the days of the reader's calendar", () => {
    const late = Date.UTC(2026, 10, 19, 23, 30);
    expect(relativeTime(late, NOW, PARIS)).toBe("Hier");
    expect(relativeTime(late, NOW, "UTC")).toBe("Il y a 2 jours");
    expect(relativeTime(late - 6 * DAY, NOW, PARIS)).toBe("14 nov. 2026");
    expect(relativeTime(late - 6 * DAY, NOW, "UTC")).toBe("13 nov. 2026");
  });

  it("is still of the same day in the last of the 25 hours of one", () => {
    const morning = instantOf({ date: "2026-10-25", time: "00:10", zone: PARIS });
    expect(relativeTime(morning, morning + 24 * HOUR + 30 * MINUTE, PARIS)).toBe("Il y a 24 heures");
    expect(relativeTime(morning, morning + 25 * HOUR, PARIS)).toBe("Hier");
  });
});

/** Days about which clocks are put forward or back in some of these zones. */
const CHANGES = ["2026-03-08", "2026-03-29", "2026-10-25", "2026-11-01", "2027-03-14", "2027-03-28"];
const ZONES = ["America/Montreal", "Pacific/Noumea", PARIS, "Asia/Kathmandu", "America/St_Johns"];
/** A moment and a now, days apart at most, about a change of the clocks. */
const about = fc.record({
  moment: fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -3 * 24 * 60, max: 3 * 24 * 60 }))
    .map(([day, minutes]) => Date.parse(day) + minutes * MINUTE),
  elapsed: fc.integer({ min: 0, max: 9 * 24 * 60 }).map((minutes) => minutes * MINUTE),
  zone: fc.constantFrom(...ZONES),
});

describe("relative time about a change of the clocks, in any zone", () => {
  it("is what it is anywhere within 24 hours", () => {
    fc.assert(
      fc.property(about, ({ moment, elapsed, zone }) => {
        const now = moment + (elapsed % DAY);
        expect(relativeTime(moment, now, zone)).toBe(relativeTime(moment, now, "UTC"));
      }),
    );
  });

  it("counts the nights between the two days that the reader's calendar shows", () => {
    fc.assert(
      fc.property(about, ({ moment, elapsed, zone }) => {
        const now = moment + elapsed;
        const days = daysBetween(wallTimeAt(moment, zone).date, wallTimeAt(now, zone).date);
        const said = relativeTime(moment, now, zone);
        if (said === "Hier") expect(days).toBe(1);
        else if (said.endsWith("jours")) expect(said).toBe(`Il y a ${days} jours`);
        else if (said === formatDate(moment, zone)) expect(days).toBeGreaterThanOrEqual(7);
        else expect(elapsed).toBeLessThan(DAY + HOUR);
      }),
      { numRuns: 400 },
    );
  });

  it("calls noon of the day before yesterday two days ago, and noon of yesterday « Hier », by night", () => {
    fc.assert(
      fc.property(fc.constantFrom(...CHANGES), fc.constantFrom(...ZONES), (date, zone) => {
        const noon = instantOf({ date, time: "12:00", zone });
        const later = (days: number) => instantOf({ ...wallTimeAt(noon + days * DAY, zone), time: "23:00" });
        expect(relativeTime(noon, later(1), zone)).toBe("Hier");
        expect(relativeTime(noon, later(2), zone)).toBe("Il y a 2 jours");
      }),
    );
  });
});
