import { describe, expect, it } from "vitest";
import { decideDeparture } from "./leavePresence";

describe("leavePresence", () => {
  it("ends the visit that spoke last", () => {
    expect(decideDeparture({ visit: 7 }, { visit: 7 })).toBe("device");
    expect(decideDeparture({ visit: 7 }, { visit: 7, otherTabs: false })).toBe("device");
    expect(decideDeparture({ visit: 7 }, { visit: 7, otherTabs: true })).toBe("tab");
  });

  it("leaves the heartbeat of another visit, in whatever order they come", () => {
    expect(decideDeparture({ visit: 8 }, { visit: 7 })).toBeUndefined();
    expect(decideDeparture({ visit: 8 }, {})).toBeUndefined();
    expect(decideDeparture({}, { visit: 7 })).toBeUndefined();
  });

  it("ends that of a page of the version before, which has no number", () => {
    expect(decideDeparture({}, {})).toBe("device");
  });

  it("changes nothing when it is repeated", () => {
    expect(decideDeparture({ visit: 7, departure: "tab" }, { visit: 7 })).toBeUndefined();
  });
});
