/** What others do to a character is taken or opposed while the fight goes on: among its latest rolls, for so long. */
export const LATEST = 10;
export const OFFERED_MS = 10 * 60_000;
