import { isRecord } from "../../values/reading/fields";

/** Whether two stored values are alike, whatever the order of their fields. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((entry, at) => isSame(entry, b[at]));
  }
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
};
