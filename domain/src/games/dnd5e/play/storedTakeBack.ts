import type { Revert } from "../../../operations/revert";
import { isRecord } from "../../../values/reading/fields";

type Change = Revert["changes"][number];

function changesOf(field: string, part: unknown, left: unknown): Change[] {
  if (field === "concentration") return [{ field, ...(part as Pick<Change, "from" | "to">) }];
  if (!isRecord(part)) return [{ field, ...changeOf(part) }];
  const known = isRecord(left) ? left : {};
  return Object.entries(part).map(([key, value]) => ({
    field,
    key,
    ...changeOf(value),
    ...(Object.hasOwn(known, key) && { from: known[key] as Change["from"] }),
  }));
}

const changeOf = (value: unknown): Change | object =>
  typeof value === "number" ? { by: value } : { to: value as Change["to"] };

/**
 * An operation as it is applied today. Until November 2026 the log kept D&D's inverses as `takeBack`, with a part for
 * each field and in `left` what the operation had left; lines live thirty days, and this for as long.
 */
export function currentForm<Operation extends { readonly kind: string }>(
  operation: Operation,
): Operation | Revert {
  if (operation.kind !== "takeBack") return operation;
  const { kind: _, left, ...parts } = operation as Readonly<Record<string, unknown>>;
  const before = isRecord(left) ? left : {};
  return {
    kind: "revert",
    changes: Object.entries(parts).flatMap(([field, part]) => changesOf(field, part, before[field])),
  };
}
