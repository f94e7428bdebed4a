import * as z from "zod/mini";
import { systemIdSchema } from "../../documents/fields";
import { readStoredList } from "../../values/reading/storedList";

const outgoingMessageSchema = z.object({
  requestId: z.string(),
  text: z.string(),
  emote: z.optional(z.literal(true)),
  playerUid: z.optional(z.string()),
  /** Why the server refused it: such a message waits for its author, not for the connection. */
  problem: z.optional(z.string()),
  /** Epoch milliseconds. */
  writtenAt: z.optional(z.number()),
  /** The table's game, which stands in the address of the call. */
  system: z.optional(systemIdSchema),
});

/** A message that may not have been sent: the id of its request makes sure that it is stored once. */
export type OutgoingMessage = z.infer<typeof outgoingMessageSchema>;

/** The readable messages that a device stored. */
export const readOutbox = (stored: string | null): OutgoingMessage[] =>
  readStoredList(outgoingMessageSchema, stored);
