/** Whether less motion is wished now (WCAG 2.3.3). */
export const prefersStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
