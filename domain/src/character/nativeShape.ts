import { isRecord } from "../reading/fields";
import type { RawFields } from "./character";
import { readDndBeyond } from "./foreign/dndBeyond";
import { readFoundryActor } from "./foreign/foundry";

/**
 * A character export of another tool in the product's own shape; anything else as it is. What an import stores.
 * Knows a Foundry VTT dnd5e actor and a D&D Beyond character.
 */
export function toNativeShape(raw: unknown): RawFields {
  if (!isRecord(raw)) return {};
  return { ...(readFoundryActor(raw) ?? readDndBeyond(raw) ?? raw) };
}
