/** The parts of `npm run bench`, in the order in which they run; `admin` comes last, because it fills the house. */
export const BENCHES = [
  ...(["paint", "shift", "pages", "live", "scene"] as const),
  ...(["sheet", "press", "api", "functions", "admin"] as const),
] as const;
