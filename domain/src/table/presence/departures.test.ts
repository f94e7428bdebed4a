import { describe, expect, it } from "vitest";
import type { PresenceDeparture } from "../../documents/presence";
import {
  countedHeartbeats,
  DEPARTURE_GRACE_MS,
  followHeartbeats,
  NO_HEARTBEATS,
  nextDeparture,
} from "./departures";

interface Heartbeat {
  id: string;
  departure?: PresenceDeparture;
}

const NOW = 1e12;
const ana: Heartbeat = { id: "ana~1" };
const ben: Heartbeat = { id: "ben~0" };
const both = followHeartbeats<Heartbeat>(NO_HEARTBEATS, [ana, ben], NOW);
const departed = (departure: PresenceDeparture): Heartbeat => ({ ...ana, departure });

describe.each([
  ["was deleted", "device", [ben]],
  ["departed as a device", "device", [departed("device"), ben]],
  ["departed as one tab of several", "tab", [departed("tab"), ben]],
] as const)("a heartbeat that %s", (_, departure, stored) => {
  const grace = DEPARTURE_GRACE_MS[departure];
  const left = followHeartbeats(both, stored, NOW);

  it("counts for a moment more", () => {
    expect(countedHeartbeats(left, NOW + grace - 1)).toEqual([ben, ana]);
    expect(nextDeparture(left, NOW + 400)).toBe(grace - 400);
    expect(countedHeartbeats(left, NOW + grace)).toEqual([ben]);
    expect(nextDeparture(left, NOW + grace)).toBeUndefined();
  });

  it("is as before when it is written again meanwhile", () => {
    const back = followHeartbeats(left, [ben, ana], NOW + 200);
    expect(countedHeartbeats(back, NOW + 200)).toEqual([ben, ana]);
    expect(nextDeparture(back, NOW + 200)).toBeUndefined();
  });

  it("counts no longer for what others do", () => {
    const alone = followHeartbeats(left, [], NOW + grace - 100);
    expect(countedHeartbeats(alone, NOW + grace - 50)).toEqual([ana, ben]);
    expect(nextDeparture(alone, NOW + grace - 50)).toBe(50);
    expect(countedHeartbeats(followHeartbeats(alone, [], NOW + grace), NOW + grace)).toEqual([ben]);
  });
});

describe("heartbeats", () => {
  it("are no news while nothing changes", () => {
    expect(countedHeartbeats(both, NOW)).toBe(both.present);
  });

  it("that had departed before they were read do not count", () => {
    const read = followHeartbeats<Heartbeat>(NO_HEARTBEATS, [departed("tab"), ben], NOW);
    expect(countedHeartbeats(read, NOW)).toEqual([ben]);
  });
});
