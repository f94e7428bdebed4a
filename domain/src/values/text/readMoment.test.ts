import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMoment } from "./readMoment";

const MOMENT = Date.UTC(2026, 10, 21, 13, 5);

describe("readMoment", () => {
  it.each([
    ["milliseconds", MOMENT],
    ["seconds", MOMENT / 1000],
    ["seconds as text", String(MOMENT / 1000)],
    ["ISO text", "2026-11-21T13:05:00Z"],
    ["a date", new Date(MOMENT)],
    ["a Firestore timestamp", { seconds: MOMENT / 1000, nanoseconds: 0 }],
    ["a serialised Firestore timestamp", { _seconds: MOMENT / 1000, _nanoseconds: 0 }],
    ["a timestamp without nanoseconds", { seconds: MOMENT / 1000 }],
  ])("reads %s", (_, raw) => {
    expect(readMoment(raw)).toBe(MOMENT);
  });

  it("keeps the milliseconds of a timestamp", () => {
    expect(readMoment({ seconds: 1_700_000_000, nanoseconds: 999_999_999 })).toBe(1_700_000_000_999);
    expect(readMoment({ _seconds: 1_700_000_000, _nanoseconds: 1_000_000 })).toBe(1_700_000_000_001);
  });

  it("reads numbers below 1e10 as seconds, and 1e10 itself as milliseconds", () => {
    expect(readMoment(1e10 - 1)).toBe((1e10 - 1) * 1000);
    expect(readMoment(1e10)).toBe(1e10);
    expect(readMoment(-1e10)).toBe(-1e10);
    expect(readMoment(-5)).toBe(-5000);
  });

  it("rejects times beyond the range of Date", () => {
    expect(readMoment(8.64e15)).toBe(8.64e15);
    expect(readMoment(8.64e15 + 1)).toBeUndefined();
    expect(readMoment({ seconds: 1e300 })).toBeUndefined();
  });

  it.each(["", "hier", new Date(Number.NaN), {}, [], null, undefined, true, { seconds: "?" }])(
    "cannot read %j",
    (raw) => {
      expect(readMoment(raw)).toBeUndefined();
    },
  );

  it("never throws, and gives times within the range of Date", () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true }), (raw) => {
        expect(new Date(readMoment(raw) ?? 0).getTime()).not.toBeNaN();
      }),
    );
  });
});
