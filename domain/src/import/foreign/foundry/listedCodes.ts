import { type Fields, valueAt } from "../../../values/reading/fields";
import { readList, readNames, readText } from "../../../values/reading/values";
import type { Change } from "./changes";

/** `"cant"`, `"[\"elvish\", \"dwarvish\"]"`, `["cant"]`. */
const codesIn = (raw: unknown): string[] =>
  Array.isArray(raw)
    ? readNames(raw)
    : (readText(raw, 400)?.split(/[[\]",;]+/) ?? []).map((code) => code.trim());

/**
 * The codes of a list of an actor (`traits.languages.value`) under its changes: each adds codes, or takes those
 * after a minus away, or puts its own in place of all. Undefined when neither the list nor a change has any.
 */
export function listedCodes(
  core: Fields,
  changes: readonly Change[],
  path: string,
): readonly string[] | undefined {
  const [first = "", ...rest] = path.split(".");
  const stored = valueAt(core, first, ...rest);
  const about = changes.filter((change) => change.path === path);
  if (stored === undefined && about.length === 0) return undefined;
  const codes = new Set(readNames(readList(stored)));
  for (const { mode, value } of about) {
    if (mode === "override") codes.clear();
    for (const code of codesIn(value)) {
      const taken = /^-\s*(.+)$/.exec(code)?.[1];
      if (taken !== undefined) codes.delete(taken);
      else if (code !== "") codes.add(code);
    }
  }
  return [...codes];
}
