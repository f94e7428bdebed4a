import { fieldName } from "../../values/reading/fields";
import type { RawFields } from "./character";

/** The stats with those of the moment, whatever case or spelling they were stored in. */
export function withStats(stats: RawFields, now: RawFields): RawFields {
  const names = new Set(Object.keys(now).map(fieldName));
  const others = Object.entries(stats).filter(([name]) => !names.has(fieldName(name)));
  return { ...Object.fromEntries(others), ...now };
}
