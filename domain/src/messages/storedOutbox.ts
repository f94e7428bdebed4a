import * as z from "zod/mini";

const outgoingMessageSchema = z.object({
  requestId: z.string(),
  text: z.string(),
  playerUid: z.optional(z.string()),
});

/** A message that is not known to be sent: its request's id makes sure that it is said once. */
export type OutgoingMessage = z.infer<typeof outgoingMessageSchema>;

/** What a device kept, as far as it can be read. */
export function readOutbox(kept: string | null): OutgoingMessage[] {
  try {
    const messages: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(messages)) return [];
    return messages.flatMap((message) => {
      const read = z.safeParse(outgoingMessageSchema, message);
      return read.success ? [read.data] : [];
    });
  } catch {
    return [];
  }
}
