/** Origins as people write them, separated by commas: `https://a.example, https://b.example/`. */
const readOrigins = (setting = ""): string[] =>
  setting
    .split(",")
    .map((origin) => origin.trim().replace(/\/+$/, ""))
    .filter(Boolean);

/**
 * Origins other than the app's own that may call the API, for an installation whose backend has its own host.
 */
export const ALLOWED_ORIGINS = readOrigins(process.env.ALLOWED_ORIGINS);

export const isAllowedOrigin = (origin: string): boolean => ALLOWED_ORIGINS.includes(origin);

/** What lets a page of an allowed origin read an answer that is given before Express; none for other pages. */
export function readableBy(origin: string | undefined): Record<string, string> {
  if (origin === undefined || !isAllowedOrigin(origin)) return {};
  return {
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    vary: "Origin",
  };
}
