import * as z from "zod/mini";
import { systemIdSchema } from "../../documents/fields";
import { type Outgoing, readOutgoing } from "../../operations/outgoing";

const outgoingSchema = z.object({
  id: z.string(),
  text: z.string(),
  emote: z.optional(z.literal(true)),
  playerUid: z.optional(z.string()),
  /** The table's game, which stands in the address of the call. */
  system: z.optional(systemIdSchema),
});

/** A message that may not have been sent: its id makes sure that it is stored once. */
export type OutgoingMessage = Outgoing<z.output<typeof outgoingSchema>>;

/** The readable messages that a device stored. */
export const readOutbox = (stored: string | null): OutgoingMessage[] => readOutgoing(outgoingSchema, stored);
