import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime, formatTime, relativeTime } from "./dates";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 13, 5);

describe("dates", () => {
  it("are in French, medium date and short time, in Paris by default", () => {
    expect(formatDateTime(NOW)).toMatch(/^21 nov\. 2026(,| à) 14:05$/);
    expect(formatDateTime(NOW, "America/Montreal")).toMatch(/08:05$/);
    expect(formatDate(NOW)).toBe("21 nov. 2026");
    expect(formatTime(NOW)).toBe("14:05");
    expect(formatTime(NOW, "UTC")).toBe("13:05");
    expect(formatDate(Date.UTC(2026, 10, 21, 23, 30))).toBe("22 nov. 2026");
    expect(formatDate(Date.UTC(2026, 10, 21, 23, 30), "UTC")).toBe("21 nov. 2026");
  });

  it.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])(
    "are « — » for %s",
    (moment) => {
      expect([formatDateTime(moment), formatDate(moment), formatTime(moment)]).toEqual(["—", "—", "—"]);
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
    [2 * DAY - 1, "Hier"],
    [2 * DAY, "Il y a 2 jours"],
    [7 * DAY - 1, "Il y a 6 jours"],
    [7 * DAY, "14 nov. 2026"],
    [-5 * MINUTE, "À l'instant"],
  ])("of %d ms ago is %j", (elapsed, expected) => {
    expect(relativeTime(NOW - elapsed, NOW)).toBe(expected);
  });

  it("is « — » for an invalid time", () => {
    const broken = [undefined, null, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1];
    expect(broken.map((moment) => relativeTime(moment, NOW))).toEqual(["—", "—", "—", "—", "—"]);
  });

  it("is a date of the reader's time zone after seven days", () => {
    const late = Date.UTC(2026, 9, 1, 23, 30);
    expect(relativeTime(late, NOW)).toBe("2 oct. 2026");
    expect(relativeTime(late, NOW, "UTC")).toBe("1 oct. 2026");
  });
});
