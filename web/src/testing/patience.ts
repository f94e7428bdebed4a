/**
 * How long to wait on this machine for what takes at most so many milliseconds on an idle one
 * (docs/decisions/test-time.md).
 */
export const patience = (ms: number): number => Math.round(ms * Number(process.env.TEST_PATIENCE ?? 1));
