import { type ClockSample, clockOffset, serverNow } from "domain/table/presence/serverClock";

/** Enough for one with little latency, few enough to forget a clock that was set right meanwhile. */
const KEPT_SAMPLES = 10;

let samples: readonly ClockSample[] = [];

/** A server time that was given just now, to something this device did. */
export function observeServerTime(server: number): void {
  samples = [...samples, { server, local: Date.now() }].slice(-KEPT_SAMPLES);
}

/** The server's time, as well as this device can tell; its own clock may be wrong by hours. */
export const serverTime = (): number => serverTimeAt(Date.now());

/** The same at a moment of this device's clock. */
export const serverTimeAt = (local: number): number => serverNow(local, clockOffset(samples));
