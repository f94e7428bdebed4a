import { dexterityOf } from "./cthulhu/sheet";
import type { SystemId } from "./systemIds";

/**
 * The value by which a character acts, in a game that rolls no initiative: DEX in Call of Cthulhu. Undefined
 * in the other games, and when it cannot be read.
 */
export function initiativeValueOf(system: SystemId, raw: unknown): number | undefined {
  return system === "cthulhu" ? dexterityOf(raw) : undefined;
}
