/** `npm run bench -- --smallest` looks whether each part still runs, and judges nothing. */
export const isSmallest = process.env.BENCH_SMALLEST === "1";

/** How often something is measured: so often, or twice where the bench is but tried. */
export const rounds = (usual: number): number => (isSmallest ? Math.min(usual, 2) : usual);

/** How long something is watched, in milliseconds. */
export const span = (usual: number): number => (isSmallest ? Math.min(usual, 2_500) : usual);
