import * as z from "zod/mini";

/** The readable entries of a list that a device stored as JSON; none where it stored something else. */
export function readStoredList<Entry>(schema: z.ZodMiniType<Entry>, stored: string | null): Entry[] {
  try {
    const entries: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry) => {
      const read = z.safeParse(schema, entry);
      return read.success ? [read.data] : [];
    });
  } catch {
    return [];
  }
}
