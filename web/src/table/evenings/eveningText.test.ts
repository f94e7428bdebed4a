import { describe, expect, it, vi } from "vitest";
import { durationText, eveningFacts } from "./eveningText";

vi.mock("../dates/deviceZone", () => ({ deviceZone: () => "Pacific/Noumea" }));

const HOUR = 3_600_000;
const STARTED = Date.UTC(2026, 10, 26, 19);

describe("an evening in words", () => {
  it.each([
    [0, "0 min"],
    [-5, "0 min"],
    [45 * 60_000, "45 min"],
    [HOUR + 5 * 60_000, "1 h 05"],
    [3 * HOUR + 20 * 60_000 + 59_000, "3 h 20"],
  ])("lasts, of %d ms, %s", (milliseconds, text) => {
    expect(durationText(milliseconds)).toBe(text);
  });

  it("says its date by the reader's calendar, its length and how many were there", () => {
    const evening = { startedAt: STARTED, endedAt: STARTED + 3.5 * HOUR, present: ["a", "b"] };
    expect(eveningFacts(evening)).toBe("27 nov. 2026 · 3 h 30 · 2 présents");
    expect(eveningFacts({ ...evening, present: ["a"] })).toContain("1 présent");
    expect(eveningFacts({ startedAt: STARTED, present: [] })).toBe("27 nov. 2026 · en cours");
  });
});
