import * as z from "zod/mini";
import { readStoredList } from "../../values/reading/storedList";
import type { PlayEntry } from "./playEntry";

const operationSchema = z.looseObject({ kind: z.string() });

const outgoingOperationSchema = z.object({
  requestId: z.string(),
  campaignId: z.optional(z.string()),
  operation: z.optional(operationSchema),
  /** Those of one press that belong together. */
  operations: z.optional(z.array(operationSchema)),
  undo: z.optional(z.string()),
  problem: z.optional(z.string()),
  /** Epoch milliseconds. */
  writtenAt: z.optional(z.number()),
});

/** An operation, several of one press, or one to take back, that may not have been sent. */
export type OutgoingOperation = z.infer<typeof outgoingOperationSchema>;

/** The readable operations that a device stored. */
export const readOperations = (stored: string | null): OutgoingOperation[] =>
  readStoredList(outgoingOperationSchema, stored);

/** The entry of `changePlayState`; undefined for one that asks for nothing. */
export function entryOfOperation({
  requestId,
  campaignId,
  operation,
  operations,
  undo,
}: OutgoingOperation): PlayEntry | undefined {
  const fields = { id: requestId, ...(campaignId !== undefined && { campaignId }) };
  if (operation !== undefined) return { ...fields, operation };
  if (operations !== undefined) return { ...fields, operations };
  return undo === undefined ? undefined : { ...fields, undo };
}
