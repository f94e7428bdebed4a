import * as z from "zod/mini";
import { isRecord } from "../values/reading/fields";
import { readStoredList } from "../values/reading/storedList";

/** What a device notes of an entry that the server has not confirmed; it is not sent with it. */
const outgoingSchema = z.object({
  /** Why the server refused it: such an entry waits for its author, not for the connection. */
  problem: z.optional(z.string()),
  /** Epoch milliseconds; absent of what an earlier release stored. */
  writtenAt: z.optional(z.number()),
  /** Sent together with the next one that is not deferred, and never by itself. */
  deferred: z.optional(z.boolean()),
});

type OutgoingFields = z.output<typeof outgoingSchema>;

/** An entry that may not have been sent: its id makes sure that it is done once. */
export type Outgoing<Entry> = Entry & OutgoingFields;

/** An entry as an earlier release stored it, under the id's former name. */
function renamed(stored: unknown): unknown {
  if (!isRecord(stored) || stored.id !== undefined) return stored;
  const { requestId, ...entry } = stored;
  return { ...entry, id: requestId };
}

/** The readable entries that a device stored. */
export const readOutgoing = <Entry extends { readonly id: string }>(
  schema: z.ZodMiniType<Entry>,
  stored: string | null,
): Outgoing<Entry>[] =>
  readStoredList(
    z.pipe(z.transform(renamed), z.intersection(schema, outgoingSchema)) as z.ZodMiniType<Outgoing<Entry>>,
    stored,
  );
