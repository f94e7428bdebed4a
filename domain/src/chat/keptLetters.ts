import * as z from "zod/mini";
import { storageKey } from "../text/storageKey";

const letterSchema = z.object({
  requestId: z.string(),
  text: z.string(),
  playerUid: z.optional(z.string()),
});

/** A message that is not known to be sent: its request's id makes sure that it is said once. */
export type Letter = z.infer<typeof letterSchema>;

/** Where a device keeps what one person still has to say at one table. */
export const lettersKey = (uid: string, campaignId: string): string =>
  storageKey("des-et-heros", "letters", uid, campaignId);

/** What a device kept, as far as it can be read. */
export function readLetters(kept: string | null): Letter[] {
  try {
    const letters: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(letters)) return [];
    return letters.flatMap((letter) => {
      const read = z.safeParse(letterSchema, letter);
      return read.success ? [read.data] : [];
    });
  } catch {
    return [];
  }
}
