import * as z from "zod/mini";
import { systemIdSchema } from "../../documents/fields";
import { readStoredList } from "../../values/reading/storedList";
import { type FightEntry, fightOperationSchema } from "./fightOperation";

const outgoingSchema = z.object({
  requestId: z.string(),
  system: systemIdSchema,
  operation: z.optional(fightOperationSchema),
  undo: z.optional(z.string()),
  problem: z.optional(z.string()),
  /** Epoch milliseconds. */
  writtenAt: z.optional(z.number()),
  deferred: z.optional(z.boolean()),
});

/** An operation on a fight, or one to take back, that may not have been sent. */
export type OutgoingFightEntry = z.output<typeof outgoingSchema>;

/** The readable entries that a device stored. */
export const readFightEntries = (stored: string | null): OutgoingFightEntry[] =>
  readStoredList(outgoingSchema, stored);

/** The entry of `changeFight`; undefined for one that asks for nothing. */
export function fightEntryOf({ requestId, operation, undo }: OutgoingFightEntry): FightEntry | undefined {
  if (operation !== undefined) return { id: requestId, operation };
  return undo === undefined ? undefined : { id: requestId, undo };
}
