/** A server time, and the device's time when it arrived. Epoch milliseconds. */
export interface ClockSample {
  readonly server: number;
  readonly local: number;
}

/**
 * How far the server's clock is ahead of this device's. The network delay of a sample lowers the difference,
 * so the largest one is the most accurate. 0 without samples.
 */
export function clockOffset(samples: readonly ClockSample[]): number {
  return samples.length === 0 ? 0 : Math.max(...samples.map(({ server, local }) => server - local));
}

/** The server's time, derived from the device's clock, which may be wrong. */
export function serverNow(localNow: number, offset: number): number {
  return localNow + offset;
}
