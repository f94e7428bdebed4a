import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { daysBetween, instantOf, isDate, isTime, isTimeZone, plusDays, wallTimeAt } from "./wallTime";

const PARIS = "Europe/Paris";
const iso = (instant: number) => new Date(instant).toISOString();
const ZONES = [
  PARIS,
  "America/Montreal",
  "America/Toronto",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Africa/Casablanca",
  "UTC",
];
const DAYS = fc.integer({ min: 0, max: 40 * 365 }).map((days) => plusDays("2020-01-01", days));
const TIMES = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

describe("a wall time", () => {
  it("is another instant in summer and in winter", () => {
    expect(iso(instantOf({ date: "2026-07-02", time: "20:00", zone: PARIS }))).toBe(
      "2026-07-02T18:00:00.000Z",
    );
    expect(iso(instantOf({ date: "2026-12-03", time: "20:00", zone: PARIS }))).toBe(
      "2026-12-03T19:00:00.000Z",
    );
  });

  it("that clocks skip is as much later as they were put forward, and one that they show twice is the first", () => {
    expect(iso(instantOf({ date: "2026-03-29", time: "02:30", zone: PARIS }))).toBe(
      "2026-03-29T01:30:00.000Z",
    );
    expect(iso(instantOf({ date: "2026-10-25", time: "02:30", zone: PARIS }))).toBe(
      "2026-10-25T00:30:00.000Z",
    );
  });

  it("is the instant that Temporal gives, in any zone, on any day", () => {
    fc.assert(
      fc.property(DAYS, TIMES, fc.constantFrom(...ZONES), (date, time, zone) => {
        const { epochMilliseconds } = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);
        expect(instantOf({ date, time, zone })).toBe(epochMilliseconds);
      }),
      { numRuns: 400 },
    );
  });

  it("is shown by the clocks of its zone at its instant", () => {
    fc.assert(
      fc.property(DAYS, TIMES, fc.constantFrom(...ZONES), (date, time, zone) => {
        const shown = wallTimeAt(instantOf({ date, time, zone }), zone);
        expect(instantOf(shown)).toBe(instantOf({ date, time, zone }));
      }),
    );
  });
});

describe("what is read of a wall time", () => {
  it("is a zone that there is, by its name", () => {
    for (const zone of ZONES) expect(isTimeZone(zone)).toBe(true);
    for (const zone of [
      "",
      "Paris",
      "Europe/Atlantis",
      "+02:00",
      "../etc",
      "Europe/Paris ",
      "a".repeat(80),
    ]) {
      expect(isTimeZone(zone), zone).toBe(false);
    }
  });

  it("is a day that there is", () => {
    for (const date of ["2026-12-03", "2028-02-29"]) expect(isDate(date)).toBe(true);
    for (const date of [
      "2026-02-30",
      "2026-13-01",
      "2026-1-1",
      "1999-12-31",
      "2200-01-01",
      "26-01-01",
      "2026-12-03T00:00",
    ]) {
      expect(isDate(date), date).toBe(false);
    }
  });

  it("is a time of a day", () => {
    for (const time of ["00:00", "23:59"]) expect(isTime(time)).toBe(true);
    for (const time of ["24:00", "8:00", "20:60", "20:00:00", ""]) expect(isTime(time), time).toBe(false);
  });
});

describe("days of the calendar", () => {
  it("are counted over months, leap days and changes of the clocks", () => {
    expect(plusDays("2028-02-28", 2)).toBe("2028-03-01");
    expect(plusDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(daysBetween("2026-10-22", "2026-11-05")).toBe(14);
    expect(daysBetween("2026-11-05", "2026-10-22")).toBe(-14);
  });
});
