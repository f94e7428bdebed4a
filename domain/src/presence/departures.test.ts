import { describe, expect, it } from "vitest";
import {
  countedHeartbeats,
  DEPARTURE_GRACE_MS,
  followHeartbeats,
  NO_HEARTBEATS,
  nextDeparture,
} from "./departures";

const NOW = 1e12;
const [ana, ben] = [{ id: "ana~1" }, { id: "ben~0" }];
const both = followHeartbeats<{ id: string }>(NO_HEARTBEATS, [ana, ben], NOW);

describe("a heartbeat that was removed", () => {
  it("counts for a moment more", () => {
    const left = followHeartbeats(both, [ben], NOW);
    expect(countedHeartbeats(left, NOW + DEPARTURE_GRACE_MS - 1)).toEqual([ben, ana]);
    expect(nextDeparture(left, NOW + 400)).toBe(DEPARTURE_GRACE_MS - 400);
    expect(countedHeartbeats(left, NOW + DEPARTURE_GRACE_MS)).toEqual([ben]);
    expect(nextDeparture(left, NOW + DEPARTURE_GRACE_MS)).toBeUndefined();
  });

  it("is as before when it comes back meanwhile", () => {
    const back = followHeartbeats(followHeartbeats(both, [ben], NOW), [ben, ana], NOW + 200);
    expect(countedHeartbeats(back, NOW + 200)).toEqual([ben, ana]);
    expect(nextDeparture(back, NOW + 200)).toBeUndefined();
  });

  it("counts no longer for what others do", () => {
    const left = followHeartbeats(both, [ben], NOW);
    const alone = followHeartbeats(left, [], NOW + DEPARTURE_GRACE_MS - 100);
    expect(countedHeartbeats(alone, NOW + DEPARTURE_GRACE_MS - 50)).toEqual([ana, ben]);
    expect(nextDeparture(alone, NOW + DEPARTURE_GRACE_MS - 50)).toBe(50);
    expect(
      countedHeartbeats(followHeartbeats(alone, [], NOW + DEPARTURE_GRACE_MS), NOW + DEPARTURE_GRACE_MS),
    ).toEqual([ben]);
  });

  it("is no news while nothing changes", () => {
    expect(countedHeartbeats(both, NOW)).toBe(both.present);
  });
});
