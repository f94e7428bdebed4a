import type { RawFields } from "../sheet/character/character";
import { isRecord } from "../values/reading/fields";
import { readDndBeyond } from "./foreign/dndBeyond";
import { readFoundryActor } from "./foreign/foundry";
import { readOtherGame } from "./foreign/otherGames";

/** The object itself, or the only one of a list. */
function unwrapped(raw: unknown): unknown {
  return Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
}

/** A character of a known tool in the product's own shape; undefined for anything else. */
export function readForeign(raw: RawFields): RawFields | undefined {
  return readOtherGame(raw) ?? readFoundryActor(raw) ?? readDndBeyond(raw);
}

/**
 * A character export of another tool in the product's own shape, a record unchanged, nothing for anything
 * else. Imports store this.
 */
export function toNativeShape(raw: unknown): RawFields {
  const content = unwrapped(raw);
  const foreign = isRecord(content) ? readForeign(content) : undefined;
  return { ...(foreign ?? (isRecord(raw) ? raw : {})) };
}
