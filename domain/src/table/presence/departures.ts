import type { PresenceDeparture } from "../../documents/presence";

/**
 * How long a heartbeat still counts once its departure is seen, in milliseconds. When a tab closes and others of the
 * device are open, one of them speaks for it, on a slow machine in seconds; when the device closes, another one in the
 * same slot needs a moment. The reader counts, so that no clock has to be right.
 */
export const DEPARTURE_GRACE_MS: Readonly<Record<PresenceDeparture, number>> = { device: 750, tab: 10_000 };

/** A heartbeat that has departed, and until when it counts all the same (epoch ms). */
interface Departed<Heartbeat> {
  readonly heartbeat: Heartbeat;
  readonly until: number;
}

/** The heartbeats that are there, and those that were a moment ago. */
export interface FollowedHeartbeats<Heartbeat> {
  readonly present: readonly Heartbeat[];
  readonly departed: readonly Departed<Heartbeat>[];
}

export const NO_HEARTBEATS = { present: [], departed: [] } as const;

interface FollowedHeartbeat {
  readonly id: string;
  readonly departure?: PresenceDeparture | undefined;
}

/** What is known once these heartbeats are stored, at `now` (epoch ms). One that was deleted has departed as a device. */
export function followHeartbeats<Heartbeat extends FollowedHeartbeat>(
  { present, departed }: FollowedHeartbeats<Heartbeat>,
  stored: readonly Heartbeat[],
  now: number,
): FollowedHeartbeats<Heartbeat> {
  const here = stored.filter(({ departure }) => departure === undefined);
  const hereIds = new Set(here.map(({ id }) => id));
  const departures = new Map(stored.map(({ id, departure }) => [id, departure]));
  const left = present.map((heartbeat) => ({
    heartbeat,
    until: now + DEPARTURE_GRACE_MS[departures.get(heartbeat.id) ?? "device"],
  }));
  return {
    present: here,
    departed: [...departed.filter(({ until }) => now < until), ...left].filter(
      ({ heartbeat }) => !hereIds.has(heartbeat.id),
    ),
  };
}

/** The heartbeats that count at `now`: those that are there, and those that departed less than a moment ago. */
export const countedHeartbeats = <Heartbeat>(
  { present, departed }: FollowedHeartbeats<Heartbeat>,
  now: number,
): readonly Heartbeat[] => {
  const recent = departed.filter(({ until }) => now < until);
  return recent.length === 0 ? present : [...present, ...recent.map(({ heartbeat }) => heartbeat)];
};

/** Milliseconds until the next of the departed ones counts no more, or undefined. */
export function nextDeparture({ departed }: FollowedHeartbeats<unknown>, now: number): number | undefined {
  const remaining = departed.filter(({ until }) => now < until).map(({ until }) => until - now);
  return remaining.length === 0 ? undefined : Math.min(...remaining);
}
