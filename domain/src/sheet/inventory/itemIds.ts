import { readList, readText } from "../../values/reading/values";

/** Product §9: the number of ids per request. */
export const ITEM_ID_BATCH_SIZE = 10;

/**
 * Product §5 "Item id lists": trimmed, without empty ids, each once, in the given order. A text is split at
 * commas.
 */
export function normaliseItemIds(raw: unknown): string[] {
  const list = typeof raw === "string" ? raw.slice(0, 20_000).split(",") : readList(raw);
  const ids = list.map((id) => readText(id, 128)).filter((id) => id !== undefined);
  return [...new Set(ids)];
}

/** The ids in batches of ten, one per request. */
export function batchItemIds(raw: unknown): string[][] {
  const ids = normaliseItemIds(raw);
  const count = Math.ceil(ids.length / ITEM_ID_BATCH_SIZE);
  return Array.from({ length: count }, (_, batch) =>
    ids.slice(batch * ITEM_ID_BATCH_SIZE, (batch + 1) * ITEM_ID_BATCH_SIZE),
  );
}
