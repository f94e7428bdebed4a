import { AppError } from "../values/errors";

/** What was made of an entry: what it did, or the sentence that it was refused with. */
export type Decided<Done> = { readonly id: string } & (
  | (Done & { readonly refused?: never })
  | { readonly refused: string }
);

/**
 * Decides entries in their order, each on its own: where `decide` throws `operation-refused`, that entry changes nothing
 * and the others stand. Whatever else it throws ends all of it.
 */
export function decideEntries<Entry extends { readonly id: string }, Done extends object>(
  entries: readonly Entry[],
  decide: (entry: Entry) => Done,
): Decided<Done>[] {
  return entries.map((entry) => {
    try {
      return { id: entry.id, ...decide(entry) };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "operation-refused") throw error;
      return { id: entry.id, refused: error.message };
    }
  });
}
