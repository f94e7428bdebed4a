import type { RawFields } from "../sheet/character/character";
import type { PlaySystem } from "./play";

/**
 * A stored state as its game reads it; a field that a later release added is as in a fresh state. Undefined where the
 * game cannot read it.
 */
export function readState<State extends object, Operation, Limits>(
  { stateSchema, fresh }: Pick<PlaySystem<State, Operation, Limits>, "stateSchema" | "fresh">,
  stored: RawFields,
): State | undefined {
  const read = stateSchema.safeParse({ ...fresh, ...stored });
  return read.success ? read.data : undefined;
}
