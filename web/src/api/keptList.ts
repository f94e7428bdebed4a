import type * as z from "zod/mini";
import { deviceStorage } from "../browser/deviceStorage";
import { timesListsForgotten } from "../session/forgetWork";
import { validEntries } from "./validEntries";

/** In characters: what one member's lists may take of a storage of some 5 million. */
const MAX_LENGTH = 200_000;

/**
 * Made before a list is asked for: what keeps it on this device for the next visit, unless this device was cleared of
 * lists meanwhile. A longer one than MAX_LENGTH is not kept.
 */
export function listKeeper(key: string): (entries: readonly unknown[]) => void {
  const forgotten = timesListsForgotten();
  return (entries) => {
    if (timesListsForgotten() !== forgotten) return;
    const text = JSON.stringify(entries);
    if (text.length > MAX_LENGTH || !deviceStorage.write(key, text)) deviceStorage.remove(key);
  };
}

/** The list that this device keeps, without entries that do not fit the schema; undefined where there is none. */
export function keptList<Entry>(key: string, schema: z.ZodMiniType<Entry>): Entry[] | undefined {
  const text = deviceStorage.read(key);
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? validEntries(schema, kept) : undefined;
  } catch {
    return undefined;
  }
}
