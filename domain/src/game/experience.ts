import { type Fields, fieldsOf, isRecord, pick } from "../values/reading/fields";
import { type Range, readWhole } from "../values/text/readNumber";

const BLOCK_NAMES = ["experience", "xp", "improvementPoints", "ip", "pointsDAmelioration"];
const LEFT_NAMES = ["current", "value", "available", "disponible", "restants", "actuel"];
const TOTAL_NAMES = ["total", "gained", "gagnes", "max", "earned"];
const SPENT_NAMES = ["spent", "depenses", "used"];

/** Points that were gained, and those of them that were spent. */
interface Experience {
  readonly gained: number;
  readonly spent: number;
}

/**
 * Reads `{ total, spent }`, `{ current }`, `"8 / 30"` (what is left of what was gained) and a number (what is
 * left); nothing gained when nothing can be read.
 */
export function readExperience(layers: readonly Fields[], range: Range): Experience {
  for (const fields of layers) {
    const read = readPoints(pick(fields, BLOCK_NAMES), range);
    if (read !== undefined) return read;
  }
  return { gained: 0, spent: 0 };
}

function readPoints(raw: unknown, range: Range): Experience | undefined {
  if (!isRecord(raw)) {
    const [left, total] = (typeof raw === "string" ? raw.slice(0, 80).split("/") : [raw]).map((part) =>
      readWhole(part, range),
    );
    return left === undefined ? undefined : withLeft(left, total);
  }
  const fields = fieldsOf(raw);
  const [left, total, spent] = [LEFT_NAMES, TOTAL_NAMES, SPENT_NAMES].map((names) =>
    readWhole(pick(fields, names), range),
  );
  if (spent !== undefined) return { gained: total ?? Math.min(range.max, (left ?? 0) + spent), spent };
  if (left !== undefined) return withLeft(left, total);
  return total === undefined ? undefined : { gained: total, spent: 0 };
}

const withLeft = (left: number, total = left): Experience => ({
  gained: Math.max(left, total),
  spent: Math.max(0, total - left),
});
