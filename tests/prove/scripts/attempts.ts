/** What a script would leave behind if one of the attempts ran. */
export const RAN = "__ran";

/** Texts that run somewhere: as markup, as an address, in a template, in markdown, out of a string. */
const ATTEMPTS = [
  `"><img src=x onerror=${RAN}=1>`,
  `<script>${RAN}=1</script>`,
  `javascript:${RAN}=1`,
  `{{constructor.constructor('${RAN}=1')()}}`,
  `[a](javascript:${RAN}=1)`,
  `\${${RAN}=1}');${RAN}=1//`,
  `<svg/onload=${RAN}=1>`,
] as const;

let next = 0;

/** The next attempt, in turn. */
export function attempt(): string {
  next += 1;
  return ATTEMPTS[next % ATTEMPTS.length] ?? "";
}

/** What says which game or item is meant, without which nothing would be shown at all. */
const KEPT = new Set(["itemId", "itemSystem", "system", "id"]);

/** The same value with an attempt in place of each of its texts; how many there are is counted in `written`. */
export function poisoned(value: unknown, written: { count: number }, field = ""): unknown {
  if (typeof value === "string") {
    if (KEPT.has(field)) return value;
    written.count += 1;
    return attempt();
  }
  if (Array.isArray(value)) return value.map((one) => poisoned(one, written, field));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, poisoned(one, written, name)]));
}
