/**
 * How long a heartbeat that was removed still counts, in milliseconds: when one of a player's tabs closes, another one
 * needs a moment to speak for the device.
 */
export const DEPARTURE_GRACE_MS = 750;

/** A heartbeat that was removed, and when that was seen (epoch ms). */
interface Departure<Heartbeat> {
  readonly heartbeat: Heartbeat;
  readonly at: number;
}

/** The heartbeats that are there, and those that were a moment ago. */
export interface FollowedHeartbeats<Heartbeat> {
  readonly present: readonly Heartbeat[];
  readonly departed: readonly Departure<Heartbeat>[];
}

export const NO_HEARTBEATS = { present: [], departed: [] } as const;

const isRecent = ({ at }: Departure<unknown>, now: number): boolean => now - at < DEPARTURE_GRACE_MS;

/** What is known once these heartbeats are there, at `now` (epoch ms). */
export function followHeartbeats<Heartbeat extends { readonly id: string }>(
  { present, departed }: FollowedHeartbeats<Heartbeat>,
  heartbeats: readonly Heartbeat[],
  now: number,
): FollowedHeartbeats<Heartbeat> {
  const here = new Set(heartbeats.map(({ id }) => id));
  const left = present.map((heartbeat) => ({ heartbeat, at: now }));
  return {
    present: heartbeats,
    departed: [...departed.filter((one) => isRecent(one, now)), ...left].filter(
      ({ heartbeat }) => !here.has(heartbeat.id),
    ),
  };
}

/** The heartbeats that count at `now`: those that are there, and those that were less than a moment ago. */
export const countedHeartbeats = <Heartbeat>(
  { present, departed }: FollowedHeartbeats<Heartbeat>,
  now: number,
): readonly Heartbeat[] => {
  const recent = departed.filter((one) => isRecent(one, now));
  return recent.length === 0 ? present : [...present, ...recent.map(({ heartbeat }) => heartbeat)];
};

/** Milliseconds until the next of the removed ones counts no more, or undefined. */
export function nextDeparture({ departed }: FollowedHeartbeats<unknown>, now: number): number | undefined {
  const remaining = departed
    .filter((one) => isRecent(one, now))
    .map(({ at }) => at + DEPARTURE_GRACE_MS - now);
  return remaining.length === 0 ? undefined : Math.min(...remaining);
}
