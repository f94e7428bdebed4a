/** One look at both clocks: a server time just read, and the device's time when it arrived. Epoch milliseconds. */
export interface ClockSample {
  readonly server: number;
  readonly local: number;
}

/**
 * How far the server's clock is ahead of this device's. Every sample arrives late by its journey, which only lowers
 * the difference, so the largest one is the nearest to the truth. Without samples, the device is believed.
 */
export function clockOffset(samples: readonly ClockSample[]): number {
  return samples.length === 0 ? 0 : Math.max(...samples.map(({ server, local }) => server - local));
}

/** The server's time, told by a device whose own clock may be wrong. */
export function serverNow(localNow: number, offset: number): number {
  return localNow + offset;
}
