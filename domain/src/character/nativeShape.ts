import { isRecord } from "../reading/fields";
import type { RawFields } from "./character";
import { readDndBeyond } from "./foreign/dndBeyond";
import { readFoundryActor } from "./foreign/foundry";

/** A Foundry VTT dnd5e actor or a D&D Beyond character in the product's own shape; undefined for anything else. */
export function readForeign(raw: RawFields): RawFields | undefined {
  return readFoundryActor(raw) ?? readDndBeyond(raw);
}

/**
 * A character export of another tool in the product's own shape, anything else unchanged. Imports store this.
 */
export function toNativeShape(raw: unknown): RawFields {
  if (!isRecord(raw)) return {};
  return { ...(readForeign(raw) ?? raw) };
}
