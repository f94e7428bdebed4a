import * as z from "zod/mini";

/** The entries of an answer that fit; the others are reported and left out, so that one of them blanks no list. */
export function validEntries<Entry>(schema: z.ZodMiniType<Entry>, answer: unknown): Entry[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((raw) => {
    const entry = z.safeParse(schema, raw);
    if (entry.success) return [entry.data];
    console.warn("skipped an entry of an answer", entry.error.issues);
    return [];
  });
}
