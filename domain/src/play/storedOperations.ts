import * as z from "zod/mini";
import type { PlayEntry } from "../api/play";
import { readStoredList } from "../reading/storedList";

const outgoingOperationSchema = z.object({
  requestId: z.string(),
  campaignId: z.optional(z.string()),
  operation: z.optional(z.looseObject({ kind: z.string() })),
  undo: z.optional(z.string()),
  problem: z.optional(z.string()),
  /** Epoch milliseconds. */
  writtenAt: z.optional(z.number()),
});

/** An operation, or one to take back, that may not have been sent. */
export type OutgoingOperation = z.infer<typeof outgoingOperationSchema>;

/** The readable operations that a device stored. */
export const readOperations = (stored: string | null): OutgoingOperation[] =>
  readStoredList(outgoingOperationSchema, stored);

/** The entry of `changePlayState`; undefined for one that asks for nothing. */
export function entryOfOperation({
  requestId,
  campaignId,
  operation,
  undo,
}: OutgoingOperation): PlayEntry | undefined {
  const fields = { id: requestId, ...(campaignId !== undefined && { campaignId }) };
  if (operation !== undefined) return { ...fields, operation };
  return undo === undefined ? undefined : { ...fields, undo };
}
