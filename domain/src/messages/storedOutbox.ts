import * as z from "zod/mini";

const outgoingMessageSchema = z.object({
  requestId: z.string(),
  text: z.string(),
  playerUid: z.optional(z.string()),
  /** Why the server refused it: such a message waits for its author, not for the connection. */
  problem: z.optional(z.string()),
});

/** A message that may not have been sent: the id of its request makes sure that it is stored once. */
export type OutgoingMessage = z.infer<typeof outgoingMessageSchema>;

/** The readable messages that a device stored. */
export function readOutbox(stored: string | null): OutgoingMessage[] {
  try {
    const messages: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(messages)) return [];
    return messages.flatMap((message) => {
      const read = z.safeParse(outgoingMessageSchema, message);
      return read.success ? [read.data] : [];
    });
  } catch {
    return [];
  }
}
